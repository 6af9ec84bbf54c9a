import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, an ostomy nurse, a supplier's clerk, a grandmother's advocate, an EHR's template and a resident write for a boy of three whose barriers will not stick. */
export const ostomySuppliesPreschooler: CorpusCase = {
  id: 'ostomy-supplies-preschooler',
  today: '2026-06-24',
  facts: {
    case_id: 41103,
    patient: {
      first_name: 'Teodoro',
      last_name: 'Vanterpool',
      dob: '2022-10-05',
      gender: 'male',
      height: '3 ft 2 in',
      weight: '31 lb',
      address: '418 Sugarbush Lane, Nettle Cove, ME 04999',
      phone: '(207) 555-0118',
      mrn: 'NCP-03344',
    },
    diagnoses: [
      { code: 'Q43.1', description: "Hirschsprung's disease" },
      { code: 'Z93.2', description: 'Ileostomy status' },
      { code: 'L24.B1', description: 'Irritant contact dermatitis related to digestive stoma or fistula' },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange, without built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4414',
        quantity: 20,
        quantity_limit: 10,
        limit_period: 'month',
        size: '22 mm',
        justification:
          'The stoma is 22 mm wide and stands 9 mm above the skin. In the 14 days before 2026-06-16 a barrier held for 36 hours on average, and 3 of the changes were at night because of a leak. The output is liquid, about 490 mL a day, and rich in bile. With 10 barriers a month each had to stay on for 3 days, and the skin broke. The skin is red and weeping in a ring 1.5 cm wide below the stoma. Flat barriers fit him better than convex ones, which pressed a groove into the skin of his thin belly when tried in April 2026.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 30,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'transparent',
        size: 'pediatric, 150 mL',
        justification:
          'The pouch is emptied 6 times a day and changed once a day. He pulls at pouches of adult size, which hang down to his knee. A transparent pouch lets the preschool aide see the stoma without undressing him.',
      },
      {
        item: 'Adhesive remover, wipes, any type, each',
        hcpcs: 'A4456',
        quantity: 40,
        quantity_limit: 50,
        limit_period: 'month',
        justification:
          'Two wipes at each change of the barrier. Without them skin came off with the barrier on 2026-05-19.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 1,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'For the weeping skin. Zinc ointment was tried for 3 weeks, and the barrier slid off it.',
      },
    ],
    provider: { name: 'Sunniva Achterberg, MD', npi: '1194630572', date_signed: '2026-06-24' },
    seen: [
      "2026-02-11, Nettle Cove Children's Hospital: ileostomy by Sunniva Achterberg, MD.",
      '2026-06-16, ostomy clinic, by Brigid Faulk, RN: stoma pink and moist, 22 mm; skin as described; no fungus; weight 31 lb, up 2 lb since March.',
    ],
    told: [
      'Who pays? Pine Coast KidsCare',
      'Who supplies? Wharf Street Medical Supply',
      'Lives with whom? With his father Marlon, who traps lobsters, and his grandmother Odalys',
      'Who changes the barrier? His grandmother; his father on Sundays',
      'Preschool? 4 mornings a week; sent home because of leaks on 5 days between 2026-05-01 and 2026-06-15',
      'Allergy? None known',
      'How long is the stoma expected to stay? Until the pull-through, planned for early 2027',
      'Earlier request? On 2026-05-27 the plan paid 10 barriers instead of 20, with the words "exceeds usual quantity"',
    ],
    answered: [],
  },
  notes: [
    `Nettle Cove, June 24, 2026

Medical Director
Pine Coast KidsCare

RE: Teodoro Vanterpool, DOB 10/05/2022
Override of monthly quantity, ostomy supplies

Dear Doctor,

I operated on this little boy in February. He has Hirschsprung's disease (Q43.1), and the ileostomy I made on February 11 (Z93.2) is to protect him until his pull-through, which we plan for early 2027. So we are speaking of supplies for well under a year, not for a lifetime.

Your "usual quantity" is one for grown people. An adult may wear a flat barrier for three days. Teodoro weighs 31 pounds and passes about 490 mL of bilious liquid every day, which is some 35 mL per kilogram. No adhesive lasts long under that. His barriers last a day and a half. Over thirty days that comes to twenty, which is what I prescribed. In May the plan paid for ten. The arithmetic forced each one to stay on for three days, and the skin broke down. He now has an irritant dermatitis (L24.B1), red and weeping, 1.5 cm wide below the stoma.

We have not been idle. A convex barrier was tried in April and cut a groove in his thin abdominal wall. Zinc ointment was tried for three weeks; nothing sticks to zinc.

For each month I ask for 20 flat barriers (A4414), 30 drainable pouches (A5063) and 40 adhesive remover wipes (A4456), plus an ounce of barrier powder (A4371). The wipes and the powder are within your limits. The barriers and pouches are beyond them, by ten each.

A box of barriers costs less than a night in hospital for a dehydrated or infected child. I would be glad to speak with you.

Yours truly,
Sunniva Achterberg, MD
NPI 1194630572`,
    `WOC NURSE NOTE

Date seen: 6/16/26    Brigid Faulk, RN
Teo V., 3 y 8 mo, M, MRN NCP-03344
Wt 31 lb (up 2 since March)

STOMA
Ileostomy, 4 mos post-op. Pink, moist. 22 mm across, 9 mm protrusion. No concern about the stoma itself.

EFFLUENT
Liquid, bilious. ~490 mL/24 h. Pouch emptied x6/day, so roughly 80 mL each time. Pouch holds 150.

PERISTOMAL SKIN
Erythema + weeping, inferior, ring 1.5 cm. No satellite lesions, no fungus. Irritant, not allergic: no known allergies. L24.B1.

WEAR TIME
Log of 14 days: mean 36 h. 3 changes at night, each for a leak.

WHO DOES IT
Grandmother Odalys. Dad does Sundays.

TRIED / RESULT
- Convex barrier, April → groove in skin. Stopped.
- Zinc ointment, 3 wks → barrier slid off.
- Stretching barriers to 3 days (10/mo supplied) → skin broke.
- Removing dry, 5/19 → skin stripped.
- Adult-size pouch → hangs to the knee, he tugs it.

PLAN, PER MONTH
• A4414 flat flanged barrier, 22 mm — 20
• A5063 drainable pouch, pediatric, transparent — 30 (one a day)
• A4456 remover wipes — 40 (2 per change x 20 changes)
• A4371 powder, 1 oz. Dust on weeping skin, brush off the excess, then barrier.

TEACHING POINTS (general)
Change at the first itch or burn; don't patch a leak with tape. Best done before breakfast, when an ileostomy is quietest.

Letter to plan: Dr. Achterberg.`,
    `WHARF STREET MEDICAL SUPPLY
QUANTITY OVERRIDE REQUEST

Plan ............... Pine Coast KidsCare
Member ............. Vanterpool, Teodoro
Birth date ......... 10/05/2022
Address ............ 418 Sugarbush Lane, Nettle Cove, ME 04999
Telephone .......... (207) 555-0118
Prescriber ......... Sunniva Achterberg, MD / NPI 1194630572
Date of order ...... 06/24/2026
ICD-10 ............. Q43.1 / Z93.2 / L24.B1

HCPCS | Description | Ordered | Plan limit | Over by
A4414 | Skin barrier w/ flange, no convexity, 4x4 or smaller, 22 mm | 20/mo | 10/mo | 10
A5063 | Drainable pouch, 2-piece, transparent, 150 mL pediatric | 30/mo | 20/mo | 10
A4456 | Adhesive remover wipe | 40/mo | 50/mo | none
A4371 | Barrier powder, per oz | 1 | 10 per 6 mo | none

Reason for overage, A4414: average wear time is 36 hours. 30 days x 24 hours = 720 hours; 720 / 36 = 20 barriers. On the last request (05/27/2026) 10 were paid, reason "exceeds usual quantity." The skin has since been documented as red and weeping.

Reason for overage, A5063: pouch is changed daily.

Notes for reviewer:
The barrier and the pouch are a two-piece system and have to match. Please approve both lines or neither can be used as ordered.
Adult pouches are not a substitute. They reach the child's knee.
Convex barriers are not a substitute. They marked the skin in April 2026.

Expected length of need: until reversal surgery, early 2027. A new authorization would not be needed after that.

Submitted by: intake desk, Wharf Street Medical Supply`,
    `For Dr. Achterberg's appeal, written by the family's advocate

Teo is three. He lives with his father Marlon, who traps lobsters, and his grandmother Odalys. He goes to preschool, and he gets sent home from it.

That happened on five days between the first of May and the middle of June. The preschool takes him four mornings a week. Five mornings lost in six and a half weeks is about one in every five.

The cause each time was a leak. There is a small opening on Teo's belly, 22 millimeters, where his bowel was brought out in February, because he has Hirschsprung's disease. A sticky plate goes around it and a bag clips to the plate. What comes out is liquid and full of bile, about two cups a day. Bile eats skin. It also eats glue.

Odalys changes the plate. Sundays it is Marlon. It stays on about a day and a half. Three times in two weeks it gave way at night. On May 27 the plan agreed to pay for ten plates a month and not for the twenty that were asked, so they tried to make each last three days. It did not work. Now the skin under the opening weeps, in a band as wide as a fingertip.

The plan said "exceeds usual quantity." Usual for whom?

He needs 20 plates and 30 bags a month. He needs them in a child's size, see-through so that the aide at preschool can check without undressing him. He needs 40 wipes so that the plate comes off and the skin does not, which is what happened on May 19. And he needs one ounce of powder.

This ends in early 2027, when the next operation is planned. Please carry him until then.`,
    `*** AUTO-GENERATED LETTER — DME/SUPPLIES TEMPLATE v. ostomy ***

DATE OF SERVICE: 06/24/2026
PATIENT: VANTERPOOL, TEODORO
MRN: NCP-03344
DOB: 10/05/2022   AGE: 3 Y   SEX: M
HT: 96.5 cm   WT: 14.1 kg
PAYER: PINE COAST KIDSCARE
AUTHORIZING PROVIDER: ACHTERBERG, SUNNIVA, MD   NPI: 1194630572

DIAGNOSES ASSOCIATED WITH THIS ORDER:
[1] Q43.1 Hirschsprung's disease
[2] Z93.2 Ileostomy status
[3] L24.B1 Irritant contact dermatitis related to digestive stoma or fistula

SURGICAL HISTORY: Ileostomy 02/11/2026.
ALLERGIES: No known.

ORDERS:
A4414 Barrier, flange, flat, <= 4x4 in ... Disp 20 / month
A5063 Pouch, drainable, 2 pc ............. Disp 30 / month
A4456 Adhesive remover wipes ............. Disp 40 / month
A4371 Barrier powder, 1 oz ............... Disp 1

Is the quantity greater than the plan allows? YES (A4414, A5063)
If yes, reason: high liquid output; wear time 36 hours; peristomal skin breakdown.
Have alternatives been tried? YES
If yes, list: convex barrier; zinc ointment; longer wear (3 days); adult pouch.
Is the need permanent? NO. Expected until pull-through, early 2027.
Is a caregiver trained and available? Caregivers: grandmother, father.
Last in-person assessment: 06/16/2026, Brigid Faulk, RN. Stoma pink/moist. Skin red and weeping below the stoma. No fungal infection.

STANDARD STATEMENT: Ostomy supplies are prosthetic in nature and replace the function of a body organ. Quantities vary with stoma type, location, construction and the condition of the skin surface. Medical necessity for quantities above the usual is documented in the record.

Electronically signed by the authorizing provider.
*** END ***`,
    `surgery resident dictating for dr achterberg, letter to pine coast kidscare, please format

to whom it may concern, teodoro vanterpool is a 3 year old boy with hirschsprung disease who is now a little over 4 months out from an ileostomy, done here on february 11 2026, and who was seen in the ostomy clinic on june 16 by nurse faulk. he is growing, he is at 31 pounds which is 2 pounds more than in march, and the stoma looks healthy, pink and moist, 22 millimeters and 9 millimeters above skin level. the problem is the skin. he has a weeping irritant dermatitis, 1.5 centimeters, on the lower side of the stoma, no fungal component, and it is there because the barriers leak and because since the may decision there have been half as many of them as we ordered.

his output is around 490 per day, liquid, bilious. measured wear time over two weeks is 36 hours. so for a 30 day month he needs 20 barriers A4414, not 10. the pouch is changed every day so 30 pouches A5063, and please note pediatric size 150 milliliters and transparent. 40 wipes A4456, that is two per barrier change, since pulling a barrier off dry in may took skin with it. barrier powder A4371 one ounce. we did try zinc, three weeks, the barrier slides. we did try convexity, april, it left a groove because he is thin.

the stoma is temporary, definitive pull through early 2027. if the skin is not protected children with ileostomies can get denuded painful skin, secondary infection, and pouches that will not adhere at all, which just drives usage up further, so limiting barriers is not even a saving.

thank you, signed for sunniva achterberg m d, n p i 1 1 9 4 6 3 0 5 7 2`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
