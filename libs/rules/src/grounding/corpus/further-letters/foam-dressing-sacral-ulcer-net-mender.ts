import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a wound nurse, a granddaughter's helper, a supplier, a terse template and a foreign-trained locum write for an old net mender with a sacral pressure ulcer. */
export const foamDressingSacralUlcerNetMender: CorpusCase = {
  id: 'foam-dressing-sacral-ulcer-net-mender',
  today: '2026-11-02',
  facts: {
    case_id: 37106,
    patient: {
      first_name: 'Eulalie',
      last_name: 'Broussard-Kincaid',
      dob: '1938-02-11',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '97 lb',
      address: '530 Pelican Slip, Bayou Tansy, LA 70999',
      phone: '(985) 555-0155',
      mrn: 'BTH-18834',
    },
    diagnoses: [
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      { code: 'R15.9', description: 'Full incontinence of feces' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Foam dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., with any size adhesive border, each dressing',
        hcpcs: 'A6213',
        quantity: 12,
        quantity_limit: 12,
        limit_period: '1 month',
        size: '6 x 6 in pad',
        justification:
          "Sacral ulcer 4.2 x 3.1 x 1.4 cm on 2026-10-26, undermined 1 cm from 10 to 1 o'clock, bed 80% granulation and 20% slough, moderate clear drainage; on 2026-09-14 it was 5.6 x 4.0 x 1.9 cm with 50% slough. Gauze moistened with saline twice a day from 2026-07-20 to 2026-09-13 fell off with each soiling and the ulcer grew from 3.8 x 2.9 cm. Foam since 2026-09-14 is changed 3 times a week and stays on 2.3 days on average. The border keeps stool out; she has 2 to 3 loose stools a day.",
      },
      {
        item: 'Alginate or other fiber gelling dressing, wound filler, sterile, per 6 inches',
        hcpcs: 'A6199',
        quantity: 24,
        quantity_limit: 60,
        limit_period: '1 month',
        justification:
          'Two 6-inch lengths fill the cavity and the undermined edge at each of 12 changes a month. Without a filler the foam bridged the cavity and fluid pooled.',
      },
      {
        item: 'Gel or gel-like pressure pad for mattress, standard mattress length and width',
        hcpcs: 'E0185',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Braden score 12 on 2026-10-26. She is not able to turn by herself and lies on an innerspring mattress from 2009. She is turned every 2 hours by day and every 4 hours at night. Sits up 90 minutes twice a day.',
      },
    ],
    provider: { name: 'Theodora Lachance-Obi, MD', npi: '1295640837', date_signed: '2026-11-02' },
    seen: [
      '2026-10-12, laboratory: prealbumin 14 mg/dL, hemoglobin 11.2 g/dL, A1c 5.6%.',
      '2026-10-26, at home, by Sabine Thibodeaux-Marsh, RN, wound nurse: ulcer measured, no odor, no redness around it, no bone seen or felt, pain 2 of 10 by facial scale; she had debrided it with a blade on 2026-09-14 and 2026-10-05.',
      '2026-10-30, by video, with Theodora Lachance-Obi, MD: no fever, eats half of her meals, weight 97 lb against 95 lb on 2026-09-14.',
    ],
    told: [
      'Who pays? Pelican Crescent Health Plan',
      'Who supplies? Bayou Tansy Medical Supply',
      'Lives with whom? With her granddaughter Marcelline',
      'Who turns her? Marcelline, and an aide 5 mornings a week',
      'Who changes the dressings? The wound nurse once a week, Marcelline twice a week',
      'Antibiotics? None',
      'Allergies? Sulfa drugs',
      'Nutrition? Two protein drinks a day, 30 g of protein together',
      'Former work? Mended shrimp nets',
      'Hospice? No',
    ],
    answered: [],
  },
  notes: [
    `November 2, 2026

Pelican Crescent Health Plan
Re: Eulalie Broussard-Kincaid, member, age 88

Dear Medical Reviewer:

Mrs. Broussard-Kincaid spent her working life mending shrimp nets. She now has late-onset Alzheimer's disease, weighs ninety-seven pounds, cannot turn over in bed by herself, and has no control of her bowels. She also has a stage 3 pressure ulcer over the sacrum. I am asking for what it takes to close it.

It is closing. In mid-September the wound measured 5.6 by 4.0 cm and was 1.9 cm deep, half of it slough. Six weeks later, on October 26, our wound nurse measured 4.2 by 3.1 by 1.4, with four fifths of the bed red and granulating. By simple length times width, the area has gone from 22 to 13 square centimeters.

What changed in September was the dressing. For eight weeks before that she had had saline gauze twice a day. The gauze came off every time she soiled herself, and under it the ulcer grew. Since September 14 a bordered foam has been used over an alginate filler, and the foam stays on for more than two days at a time although she has two or three loose stools daily.

When I saw her by video on Friday, she had no fever. She is eating only half of what is put before her, but with two protein drinks a day she has put on two pounds. A prealbumin of 14 is low, and it is being addressed.

Kindly authorize, monthly, twelve foam dressings (A6213) and twenty-four 6-inch lengths of alginate (A6199), and once, a gel overlay (E0185) for a mattress that is seventeen years old.

Respectfully,

Theodora Lachance-Obi, MD
NPI 1295640837`,
    `WOUND CARE VISIT NOTE

10/26/2026 - home
Sabine Thibodeaux-Marsh, RN

LOCATION: sacrum
STAGE: 3
                9/14          10/26
L               5.6           4.2
W               4.0           3.1
D               1.9           1.4
Area (LxW)      22.4          13.0      (-42%)
Slough          50%           20%
Granulation     -             80%

Undermining: 1 cm, 10 to 1 o'clock
Drainage: moderate, clear
Odor: none
Periwound: no redness
Bone: not seen, not palpated
Pain: 2/10 faces
Debridement: sharp, 9/14 and 10/5

DRESSING HX
7/20-9/13 moist saline gauze BID. Off w/ every soiling. Ulcer up from 3.8 x 2.9.
9/14-now bordered foam, 3x/wk. Wear 2.3 d avg.

WHY THE BORDER: fecal incontinence, 2-3 loose BMs/d. An unbordered pad has to be taped, and tape on a sacrum rolls.

WHY 6x6: wound plus undermining needs cover past the edge on all sides. Pad = 36 sq in, falls in the 16-48 bracket (A6213).

WHY FILLER: cavity 1.4 cm. Foam alone bridged it and fluid pooled. 2 lengths of 6 in per change.

COUNT PER MONTH
12 changes -> 12 foams
12 changes x 2 -> 24 lengths alginate (144 in)

WHO: me once a week, granddaughter Marcelline the other two.

SURFACE: Braden 12. Innerspring, 2009. Turned q2h days, q4h nights. Sits up 90 min x 2. Recommend gel pad E0185.

ALLERGY: sulfa. (Rules out silver sulfadiazine cream as a fallback.)`,
    `To Pelican Crescent Health Plan, in the matter of Eulalie Broussard-Kincaid

This is written for Marcelline, the granddaughter, who turns her grandmother every two hours of the day, and at night every four.

Let me count for you. If "day" is sixteen hours, that is eight turns; if night is eight, that is two more. Ten turns in twenty-four hours, some three hundred in a month. An aide comes five mornings in the week. The rest is Marcelline.

Three times in the week the bandage on the lower back must be changed. The nurse does one of them and Marcelline does two. Before the foam, it was twice a day, with wet gauze, which makes fourteen times in the week, and it fell off whenever there was a stool. From fourteen down to three. And in those gauze weeks the sore got larger, while in the foam weeks it has become smaller: it was 5.6 cm long, it is 4.2.

The old lady is eighty-eight and has Alzheimer's, so the nurse reads her pain from the face. It was 2 of 10.

There is no infection that anyone has found. No odor, no redness, no fever. No antibiotics. She isn't in hospice. We mention it since people sometimes ask whether healing is still the aim. It is; she has gained two pounds since the middle of September.

We ask for three things. The foam with the sticky border, because the border keeps the stool out. The seaweed rope that goes in the hole beneath it. And a gel pad on top of a spring mattress bought in 2009.

Doctor Lachance-Obi has signed for them today, November 2. A bed sore that goes down to the bone costs a plan a great deal more than foam.`,
    `BAYOU TANSY MEDICAL SUPPLY
Prior authorization worksheet

Date: 11/02/2026
Plan: Pelican Crescent Health Plan
Patient: BROUSSARD-KINCAID, EULALIE; DOB 02/11/1938; MRN BTH-18834
Address: 530 Pelican Slip, Bayou Tansy, LA 70999; (985) 555-0155
Prescriber: LACHANCE-OBI, THEODORA, MD; NPI 1295640837

1. A6213. Foam, sterile, adhesive border, pad over 16 up to 48 sq in. Qty 12/month. Limit 12.
   Wound type: full-thickness (stage 3). Exudate: moderate. Change frequency: 3 x week.
   Foam is as a rule covered for full-thickness wounds with moderate to heavy exudate. Satisfied.

2. A6199. Alginate filler, per 6 inches. Qty 24/month. Limit 60.
   Below the limit by 36 units. Two per change. Depth 1.4 cm, undermining 1 cm.

3. E0185. Gel pad for mattress. Qty 1. Limit 1 per 5 years.
   Patient immobile (cannot turn herself), fecal incontinence, malnutrition, ulcer on the trunk.

Evaluation of wound: 10/26/2026, by S. Thibodeaux-Marsh, RN, a week before the signature.
Wound evaluation must usually be repeated monthly for dressings to go on being covered. The nurse goes weekly.

Diagnosis codes: L89.153, G30.1, R15.9, E44.0

Delivery: 1 month at a time for lines 1 and 2. Line 3 once.

Notes for the reviewer: Bordered foam and filler are not duplicates. One is a cover, the other a filler; each is billed by its own code. Gauze was used for eight weeks beforehand without benefit. No silver product is ordered.`,
    `PRESSURE INJURY / SUPPLY ORDER (AUTO-POPULATED)

Patient Name: Broussard-Kincaid, Eulalie
Age: 88 y   Sex: F   Ht: 61 in   Wt: 97 lb (44 kg)   BMI: 18.3
Allergies: SULFA

PROBLEM LIST (THIS ENCOUNTER)
L89.153  Pressure ulcer of sacral region, stage 3
G30.1    Alzheimer's disease with late onset
R15.9    Full incontinence of feces
E44.0    Moderate protein-calorie malnutrition

LABS 10/12/2026
Prealbumin   14 mg/dL
Hgb          11.2 g/dL
A1c          5.6 %

VIDEO VISIT 10/30/2026
No fever. Intake 50% of meals. Wt +2 lb since 09/14/2026.

PLAN BY PROBLEM
#1 Ulcer: continue bordered foam over alginate, 3 x/wk. Turn q2h days / q4h nights. Gel pad for mattress. Weekly RN visit. No antibiotic at this time: no odor, no periwound erythema, afebrile.
#2 Dementia: dependent for turning; granddaughter + aide (5 mornings/wk).
#3 Incontinence: 2-3 loose stools/day; adhesive border as barrier.
#4 Nutrition: 2 protein drinks/day = 30 g. By weight that is about 0.7 g/kg on top of meals.

ORDERS
A6213   12 / month
A6199   24 / month
E0185   1

A1c does not suggest diabetes as a cause of slow healing. Mild anemia and low prealbumin may contribute.

Signed: Theodora Lachance-Obi, MD, 11/02/2026, NPI 1295640837`,
    `To the Honourable Medical Director

Madam / Sir,

With reference to the above-named patient Eulalie Broussard-Kincaid, 88 years old, height 155 cm, body weight 44 kg, I permit myself to give the medical explanation for the materials ordered by Dr. Lachance-Obi.

Diagnosis: Decubitus of the sacrum, grade III (L89.153). Dementia of Alzheimer type with late beginning. Incontinence for stool. Malnutrition of moderate degree.

Anamnesis: From 20 July until 13 September of the present year the wound was treated with gauze compresses and saline solution, two times per day. Under this therapy it enlarged from 3.8 x 2.9 cm to 5.6 x 4.0 cm. In area this is a doubling. On 14 September the nurse made a sharp debridement and began with foam. A second debridement followed three weeks later.

Status on 26 October: 42 x 31 mm, depth 14 mm. Undermining of 10 mm between 10 and 1 o'clock. Four fifths granulation, one fifth fibrinous. Exudation moderate and clear. No smell. The bone is not exposed.

Epicrisis: The principle of moist wound treatment is known since sixty years. Foam absorbs, keeps the wound warm and does not adhere to it. The alginate fills the dead space. Both together are changed three times a week only, by which the new tissue is left in peace. In this patient it has also the advantage that the closed border protects from contamination with stool, two until three times daily.

Concerning the mattress: She lies on one with springs, of 2009. With a Braden value of 12 the risk is high. In our view it makes little sense to pay the dressing and to leave the cause.

Therapy proposed: A6213, 12 pieces monthly. A6199, 24 pieces monthly. E0185, one piece.

With collegial greetings`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
