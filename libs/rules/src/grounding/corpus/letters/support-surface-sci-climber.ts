import type { CorpusCase } from '../corpus-case.ts';

/** A young man with paraplegia has a stage 4 sacral ulcer; a wound physician, a wound nurse, the wound center and the supplier write. */
export const supportSurfaceSciClimber: CorpusCase = {
  id: 'support-surface-sci-climber',
  today: '2026-08-19',
  facts: {
    case_id: 21106,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Nakagawa-Bell',
      dob: '1997-04-11',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '148 lb',
      address: '64 Talus Drive, Pinnacle Fork, UT 84999',
      phone: '(435) 555-0188',
      mrn: 'PFW-25530',
    },
    diagnoses: [
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'L89.213', description: 'Pressure ulcer of right hip, stage 3' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Stage 4 ulcer of the sacrum, 6.2 x 4.8 x 2.1 cm with 1.5 cm undermining from 9 to 12 o'clock, and stage 3 ulcer of the right hip, 3.0 x 2.4 x 0.6 cm, on 2026-08-12. On a gel overlay (group 1) since 2026-06-01 with a full program of care the sacral ulcer grew from 5.0 x 4.0 x 1.6 cm on 2026-07-01. Program: turned every 2 hours by day and every 3 hours by night, moist dressings, weekly wound visit, protein 110 g a day, bladder by intermittent catheter, bowel program every second day. Complete paraplegia T6 after a climbing fall on 2024-09-07; no feeling below the nipples, cannot turn without the rail and one helper. Wounds lie on two turning surfaces; only the left side is left to lie on. His partner Imogen turns him.",
      },
      {
        item: 'Alginate or other fiber gelling dressing, wound filler, sterile, per 6 inches',
        hcpcs: 'A6199',
        quantity: 30,
        quantity_limit: 60,
        limit_period: 'month',
        justification:
          'Fills the undermining and the cavity of the sacral ulcer, one 6-inch rope a day. Drainage heavy.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., with any size adhesive border, each dressing',
        hcpcs: 'A6213',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        size: '6 in x 6 in',
        justification: 'Covers the right hip ulcer, changed three times a week. Drainage moderate.',
      },
    ],
    provider: { name: 'Clementine Osgood, MD', npi: '1659038274', date_signed: '2026-08-19' },
    seen: [
      '2026-08-12, at the wound center, by Clementine Osgood, MD: sacral ulcer 6.2 x 4.8 x 2.1 cm, bone not exposed, fascia visible, 80 % granulation, 20 % slough, sharp debridement done; hip ulcer 3.0 x 2.4 x 0.6 cm, all granulation; no odor, no cellulitis, temperature 98.4 F.',
      '2026-08-14, at home, by Marguerite Stavros, RN, CWON: gel overlay compressed to less than half an inch under the sacrum, standard mattress below; Braden 11; rope dressing soaked through after 24 hours.',
    ],
    told: [
      'Who pays? Wasatch Community Health',
      'Who supplies? Redrock Medical Supply',
      'Lives with whom? With his partner Imogen',
      'Who changes the dressings? Imogen at home; the nurse on Wednesdays',
      'What was his work? Climbing guide',
      'Laboratory? Albumin 2.9 g/dL and prealbumin 14 mg/dL on 2026-08-05; hemoglobin A1c 5.2 %',
      'Weight? 161 lb in February 2026, 148 lb now',
      'Smoking? Never',
      'Bed? His own twin bed with a rail on the right',
      'How long will he need it? 6 months, looked at again each month',
      'Surgery planned? A flap is being talked about, no date',
      'Wheelchair? Ultralight with an air cell cushion; sits one hour twice a day',
      'Who follows his diet? Rafferty Lindholm, RD',
    ],
    answered: [],
  },
  notes: [
    `August 19, 2026

To Wasatch Community Health
Regarding member Thaddeus Nakagawa-Bell, born 4/11/1997

Dear Medical Director:

This letter concerns a climbing guide of 29 years who has been a complete paraplegic at T6 since a fall on September 7, 2024, and who is losing ground to two pressure ulcers.

The larger is on the sacrum and is stage 4. On August 12 I measured it at 6.2 by 4.8 cm and 2.1 cm deep, undermined by 1.5 cm between nine and twelve o'clock. Fascia could be seen, bone could not. I debrided it sharply that day. The smaller, a stage 3, is on the right hip: 3.0 by 2.4 by 0.6 cm.

At the start of July the sacral wound was 5.0 by 4.0 by 1.6 cm. It has therefore grown over six weeks in which everything that a comprehensive program calls for was carried out: a group 1 gel overlay, in place since the first of June; turning at intervals of two hours in the daytime and three at night; moist dressings; a wound visit every week; 110 grams of protein daily; and management of bladder and bowel.

Two of his turning surfaces are ulcerated. This leaves him his left side.

A powered pressure-reducing air mattress is needed now, for an expected six months with review every month. With it I have ordered alginate rope, thirty a month, and bordered foam, twelve a month. There is talk of a flap, though no date has been fixed.

Very truly yours,

Clementine Osgood, MD
NPI 1659038274`,
    `WOUND CENTER PROGRESS NOTE
8/12/26
Nakagawa-Bell, Thaddeus  29M  MRN PFW-25530

S: T6 complete para (climbing fall 9/7/24). Insensate below nipple line. Partner Imogen turns q2h days/q3h nights and does dressings. Up in w/c 1 h BID on air cell cushion. Wt down 13 lb since Feb (161 → 148). Never smoker.

O: T 98.4.
#1 Sacrum, st 4: 6.2 x 4.8 x 2.1, UM 1.5 @ 9–12. 80% gran/20% slough. Fascia, no bone. Heavy drainage. (7/1: 5.0 x 4.0 x 1.6)
#2 R hip, st 3: 3.0 x 2.4 x 0.6, 100% gran. Mod drainage.
No odor/cellulitis.
Labs 8/5: alb 2.9, prealb 14. A1c 5.2.

Procedure: sharp debridement #1.

A: Sacral area up from 20 to 29.8 cm² (L x W) in 6 wks on gp 1 overlay + full program. Failure of gp 1. Moderate protein-calorie malnutrition contributes.

P: 
- E0277, rental, 6 mo, reassess monthly
- A6199 1 rope/d to #1 = 30/mo
- A6213 6x6 to #2, 3x/wk = 12/mo
- Protein 110 g/d, RD Lindholm following
- RN home visits Wed
- Flap discussed, not scheduled

Order signed 8/19/26
C. Osgood, MD NPI 1659038274`,
    `Statement of the home wound nurse

My name is Marguerite Stavros, RN, CWON. I went to Mr. Nakagawa-Bell's home at 64 Talus Drive on August 14, 2026.

He lies on a twin bed of his own that has a rail on the right-hand side. On top of an ordinary mattress there is a gel overlay. When I felt beneath his sacrum, less than half an inch of gel was left between him and what is under it. In other words, he is bottoming out. He weighs only 148 pounds, so it isn't weight that does it.

I scored his Braden at 11. He feels nothing below the nipples. He cannot get himself turned unless he has the rail to hold and a person to help. That person is Imogen, his partner, every two hours while it is day and every three through the night. She also takes care of the dressings, save on Wednesdays, when it is done by the nurse.

The rope I took from the sacral wound was soaked through after a day, so a daily change is not too frequent. One six-inch piece is used each time. The foam on the hip is changed three times in the week.

He has two wounds and they are on two different sides. If he is kept off both of them, he has his left side to lie on and nothing else, which sooner or later wears out any skin. Air under power is what I would want for him.

M. Stavros, RN, CWON`,
    `REDROCK MEDICAL SUPPLY

Order intake: group 2 support surface and surgical dressings

1. Patient
Thaddeus Nakagawa-Bell, male, 29; 5'10", 148 lb
64 Talus Drive, Pinnacle Fork, UT 84999; (435) 555-0188

2. Payer
Wasatch Community Health

3. Prescriber
Clementine Osgood, MD, NPI 1659038274; order of 08/19/2026

4. Lines

HCPCS   Description                                   Qty/mo   Frequency
E0277   Powered pressure-reducing air mattress        1        monthly rental, 6 months
A6199   Alginate wound filler, per 6 in               30       daily, sacrum
A6213   Bordered foam, 6 x 6 in (36 sq in)            12       3 times weekly, right hip

5. Wound data as of 08/12/2026

Site        Stage   L x W x D (cm)     Drainage
Sacrum      4       6.2 x 4.8 x 2.1    heavy
Right hip   3       3.0 x 2.4 x 0.6    moderate

6. Group 2 criteria
Multiple ulcers on trunk or pelvis, stage 2 or above: two, stages 3 and 4.
On a comprehensive treatment program including a group 1 surface for the past month: gel overlay since 06/01/2026, i.e. eleven weeks.
Ulcers same or worse: sacral wound larger than on 07/01/2026.

7. Remarks
Mattress goes onto the patient's own bed. Dressings are changed by the partner, and on Wednesdays by the nurse. Three months' supply, if the plan permits it, would be 90 ropes and 36 foams.`,
    `To the utilization nurse who takes this file:

We are the wound center that looks after Thaddeus Nakagawa-Bell, and we should like to explain, before anybody has to ask, how his order came to be.

Which ulcers? One stage 4, sacral. One stage 3, right hip.

Which surface has he had? A gel overlay, from the first of June on.

Which other measures? We have seen him weekly. He is turned by the clock. His wounds are kept moist. He is on intermittent catheterization and has his bowel program every other day. His protein goal is 110 g per day and is supervised by Rafferty Lindholm, RD, for he is moderately malnourished: an albumin of 2.9, a prealbumin of 14, and thirteen pounds lost since February.

Is there anything else that would explain poor healing? He is not diabetic going by an A1c of 5.2%, he has never smoked, and we saw no cellulitis.

What was the outcome? The sacral wound deepened by half a centimeter from July 1 to August 12, and it got longer and wider as well.

How long is he up? One hour, two times a day, on an air cell cushion in his ultralight wheelchair. For the other 22 hours of a day he is out of it, and this is why the mattress matters most.

We expect to need it for half a year and shall look at this again each month.

For the wound center

Clementine Osgood, MD, 1659038274
8/19/2026`,
    `**LETTER OF MEDICAL NECESSITY**

**Date:** August 19, 2026
**Patient:** Thaddeus Nakagawa-Bell, 29-year-old male
**ICD-10:** L89.154, L89.213, G82.21, E44.0

**1. Requested Products**
- Powered pressure-reducing air mattress (E0277), quantity 1
- Alginate wound filler, per 6 inches (A6199), quantity 30 per month
- Foam dressing with adhesive border, 6 x 6 inches (A6213), quantity 12 per month

**2. Clinical Background**
Mr. Nakagawa-Bell sustained a complete spinal cord injury at the T6 level in a climbing accident in September 2024. He has no sensation below the nipple line and requires a bed rail and the assistance of one person in order to turn.

**3. Wound Assessment (August 12, 2026)**
- **Sacrum, stage 4:** 6.2 cm x 4.8 cm x 2.1 cm, with 1.5 cm of undermining (9 to 12 o'clock), 80% granulation tissue and 20% slough
- **Right hip, stage 3:** 3.0 cm x 2.4 cm x 0.6 cm, fully granulating

**4. Prior Treatment and Response**
Despite a gel overlay, scheduled repositioning, moist wound care, nutritional support, and continence management, the sacral ulcer **increased** in length, width, and depth between July 1 and August 12, 2026.

**5. Justification**
- **E0277:** With ulcers on two turning surfaces, only one side remains for positioning. A group 1 surface has proven inadequate; the overlay compresses to less than half an inch beneath the sacrum.
- **A6199:** One rope daily is used to fill the sacral cavity and the undermined area, which drain heavily.
- **A6213:** Protects the hip wound and absorbs moderate drainage; changed three times a week.

**6. Anticipated Duration**
Six months, subject to monthly re-evaluation.

**Clementine Osgood, MD**
NPI: 1659038274`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
