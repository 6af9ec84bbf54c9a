import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for beds and support surfaces: a physiatrist, a wound nurse, a supplier and a clinic note. */
export const bedSurfaceCordInjuryBeekeeper: CorpusCase = {
  id: 'bed-surface-cord-injury-beekeeper',
  today: '2026-08-17',
  facts: {
    case_id: 16005,
    patient: {
      first_name: 'Augustin',
      last_name: 'Ferncastle',
      dob: '1968-01-25',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '203 lb',
      address: '1450 Clover Pike, Hensley Gap, TN 37999',
      phone: '(423) 555-0150',
      mrn: 'HGR-90527',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'L89.323', description: 'Pressure ulcer of left buttock, stage 3' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: '36 x 80 inches',
        justification:
          'Sacral ulcer on 2026-08-11 was 6.2 x 4.8 cm and 2.1 cm deep, with bone not exposed. Ulcer of the left buttock was 3.0 x 2.5 cm. On a gel overlay from 2026-05-04 both ulcers grew for 10 weeks. He was turned every 2 hours by his wife in that time. Prealbumin on 2026-08-03 was 19 mg/dL. Alginate dressings are changed once a day.',
      },
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0261',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'walnut',
        justification:
          'He cannot change position in a flat bed because of paralysis below T8. The head must be kept at no more than 30 degrees to spare the sacrum, and raised for meals. He pulls on the rails to roll. Pillows and wedges slipped each night.',
      },
      {
        item: 'Trapeze bar, free standing, complete with grab bar',
        hcpcs: 'E0940',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'He lifts his trunk with both arms to let the sheet be changed. Arm strength is 5/5. Without the bar his wife drags him and the skin shears.',
      },
    ],
    provider: { name: 'Clementine Yarborough, MD', npi: '1851927364', date_signed: '2026-08-17' },
    seen: [
      '2026-08-11, at home, by Clementine Yarborough, MD: two ulcers measured, no fever, no pus, arms 5/5, legs 0/5, spasms in both legs, weight 203 lb.',
      '2026-07-14, in wound clinic, by Rufus Adeyemi-Stroud, RN, CWS: sacral ulcer 5.4 x 4.1 cm, dead tissue removed from the sacral ulcer by the clinic.',
    ],
    told: [
      'Who pays? Cumberland Ridge Health Cooperative',
      'Who supplies? Volunteer Valley Medical Equipment',
      'How injured? Fall from a barn roof on 2009-06-12',
      'Lives with whom? With his wife Delphine',
      'Work? Keeps 40 beehives, his wife now tends them',
      'Medicines? Baclofen 20 mg three times a day, oxybutynin 5 mg twice a day',
      'Smoking? Never',
    ],
    answered: [],
  },
  notes: [
    `HENSLEY GAP, TENNESSEE
August 17, 2026

Cumberland Ridge Health Cooperative
Attention: Case Review

Patient: Augustin Ferncastle
DOB: January 25, 1968
MRN: HGR-90527

Dear colleagues,

Mr. Ferncastle is 58 years old. He has been paraplegic since a fall from a barn roof on June 12, 2009. His diagnoses are complete paraplegia (G82.21), a stage 4 pressure ulcer of the sacral region (L89.154), a stage 3 pressure ulcer of the left buttock (L89.323) and neuromuscular dysfunction of the bladder (N31.9).

I visited him at home on August 11, 2026. The sacral ulcer measured 6.2 x 4.8 cm and was 2.1 cm deep. Bone was not exposed. The ulcer of the left buttock measured 3.0 x 2.5 cm. He had no fever and there was no pus. His arms were 5/5, his legs 0/5, with spasms in both legs.

He has lain on a gel overlay since May 4, 2026, and for 10 weeks both ulcers grew, although his wife turned him every 2 hours. An overlay that has been pressed flat no longer redistributes pressure.

I order:
1. a powered pressure-reducing air mattress (E0277), 36 x 80 inches
2. a semi-electric hospital bed with side rails, without mattress (E0261)
3. a free-standing trapeze bar (E0940)

One of each, per month. He takes baclofen 20 mg three times a day and oxybutynin 5 mg twice a day.

Respectfully,
Clementine Yarborough, MD
NPI 1851927364`,
    `WOUND CARE SUMMARY FOR SUPPORT SURFACE REQUEST

Name: A. Ferncastle   Age: 58   Sex: M
Clinic visit: 07/14/2026, Rufus Adeyemi-Stroud, RN, CWS
Home visit: 08/11/2026, Clementine Yarborough, MD

| Ulcer | Stage | 07/14/2026 | 08/11/2026 |
|---|---|---|---|
| Sacral region | 4 | 5.4 x 4.1 cm | 6.2 x 4.8 cm, depth 2.1 cm |
| Left buttock | 3 | | 3.0 x 2.5 cm |

The sacral ulcer is 0.8 cm longer than four weeks before.

Treatment so far
* Dead tissue was removed from the sacral ulcer in the wound clinic on 07/14/2026.
* Alginate dressings, changed once daily.
* Turning every two hours by his wife Delphine.
* Gel overlay from 05/04/2026. It did not halt the ulcers.

Nutrition
Prealbumin 19 mg/dL on 08/03/2026. Weight 203 lb, height 5 ft 11 in.

Risk
Paralysis below T8. Complete paraplegia and a bladder with neuromuscular dysfunction expose the skin to pressure and moisture. He has never smoked.

Requested surface
Powered air mattress, E0277, quantity 1, to be placed on hospital bed E0261, which comes without a mattress.

A policy for group 2 surfaces typically asks for multiple stage 2 ulcers that failed to improve over a month of care, or for large or multiple stage 3 or 4 ulcers on the trunk or pelvis. This patient has two ulcers, one of stage 3 and one of stage 4.`,
    `VOLUNTEER VALLEY MEDICAL EQUIPMENT
Order justification

TO: Cumberland Ridge Health Cooperative
FOR: Augustin Ferncastle, 1450 Clover Pike, Hensley Gap, TN 37999, (423) 555-0150
ORDERED BY: Clementine Yarborough, MD, NPI 1851927364, signed 8/17/2026

Item 1: Powered pressure-reducing air mattress (E0277), 36 x 80 inches, quantity 1
The member's wounds grew on a gel overlay over ten weeks. He was turned regularly all that time. Dressings and a fair prealbumin of 19 mg/dL did not suffice.

Item 2: Hospital bed, semi-electric, with side rails, without mattress (E0261), walnut, quantity 1
The member cannot change position in a flat bed. The head of the bed has to stay at 30 degrees or lower to spare the sacrum, and it is raised at mealtimes. Pillows and wedges were tried and slipped each night. He pulls on the rails to roll.

Item 3: Trapeze bar, free standing, complete with grab bar (E0940), quantity 1
The member lifts his trunk with both arms while the sheet is changed. His arms are of full strength. Without the bar he is dragged, and his skin shears.

Three items are requested in all. The limit for each is 1 per month.

Diagnoses
G82.21 Paraplegia, complete
L89.154 Pressure ulcer of sacral region, stage 4
L89.323 Pressure ulcer of left buttock, stage 3
N31.9 Neuromuscular dysfunction of bladder, unspecified

Household
He lives with his wife, who turns him and now tends their 40 beehives.`,
    `CLINIC NOTE (home visit of 8/11/2026)

Chief concern: two pressure ulcers, bed equipment.

HPI: 58-year-old man, complete paraplegia after a fall from a barn roof on 6/12/2009. Sacral ulcer stage 4 and left buttock ulcer stage 3. Gel overlay since 5/4/2026; both ulcers have grown on it. Wife turns him every 2 hours, which is 12 times in 24 hours. Alginate once a day. Wedges and pillows slip at night. Keeps bees; his wife now tends the hives.

Meds: baclofen 20 mg TID (60 mg a day), oxybutynin 5 mg BID.

Exam: Afebrile. No purulence. UE 5/5, LE 0/5. Spasms in both legs. Sacral ulcer 6.2 x 4.8 x 2.1 cm, no exposed bone. Left buttock 3.0 x 2.5 cm.

Data: prealbumin 19 mg/dL (8/3/2026).

Assessment:
- G82.21, paralysis below T8, unable to reposition in a flat bed
- L89.154 and L89.323, failing on a static overlay
- N31.9

Plan:
- E0277 powered air mattress, 36 x 80 inches
- E0261 semi-electric bed, rails, no mattress; walnut
- E0940 trapeze, free standing. He is able to lift his trunk with both arms.
- Head of bed no higher than 30 degrees apart from meals.

Air mattresses that alternate or reduce pressure are the standard next step where a static surface fails. The bed frame must be adjustable so that the head can be lowered between meals.

C. Yarborough, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'dysfunction of the bladder (N31.9) → dysfunction of the bowel (N31.9)'],
    [2, 'code-disease', 'G82.21 Paraplegia, complete → G82.21 Multiple sclerosis'],
    [0, 'other-item', 'trapeze bar (E0940) → patient lift (E0940)'],
    [1, 'other-item', 'Powered air mattress, E0277, quantity 1 → Gel mattress, E0277, quantity 1'],
    [0, 'description-detail', 'complete paraplegia (G82.21) → incomplete paraplegia (G82.21)'],
    [
      2,
      'description-detail',
      'L89.323 Pressure ulcer of left buttock, stage 3 → L89.323 Pressure ulcer of left buttock, unstageable',
    ],
    [1, 'side', '| Left buttock | 3 | → | Right buttock | 3 |'],
    [3, 'side', 'Spasms in both legs → Spasms in the right leg'],
    [3, 'sex', '58-year-old man, complete → 58-year-old woman, complete'],
    [0, 'sex', 'Mr. Ferncastle is 58 years old. → Ms. Ferncastle is 58 years old.'],
    [2, 'choice', 'without mattress (E0261), walnut → without mattress (E0261), white'],
    [3, 'choice', 'E0277 powered air mattress, 36 x 80 inches → E0277 powered air mattress, 42 x 80 inches'],
    [
      2,
      'device',
      'Three items are requested in all. → Three items are requested in all, and a wheelchair cushion.',
    ],
    [3, 'device', 'apart from meals. → apart from meals, which he takes from an overbed table.'],
    [0, 'medication', 'and oxybutynin 5 mg twice a day → and tolterodine 2 mg twice a day'],
    [3, 'medication', 'Meds: baclofen 20 mg TID → Meds: gabapentin, baclofen 20 mg TID'],
    [1, 'diagnosis', 'Risk\nParalysis below T8. → Risk\nParalysis below T8 and type 2 diabetes.'],
    [
      3,
      'diagnosis',
      'two pressure ulcers, bed equipment → two pressure ulcers, osteomyelitis, bed equipment',
    ],
    [0, 'event', 'Bone was not exposed. → Bone was not exposed. He was hospitalized for sepsis in June.'],
    [
      3,
      'event',
      'Wedges and pillows slip at night. → Wedges and pillows slip at night; he has slid out of bed twice.',
    ],
    [
      1,
      'treatment',
      '* Alginate dressings, changed once daily. → * Negative pressure therapy, then alginate dressings, changed once daily.',
    ],
    [2, 'treatment', 'Dressings and a fair prealbumin → Flap surgery, dressings and a fair prealbumin'],
    [1, 'social', 'He has never smoked. → He smokes ten cigarettes a day.'],
    [2, 'social', 'their 40 beehives → their dairy herd'],
    [2, 'attitude', 'He pulls on the rails to roll. → He pulls on the rails to roll and is eager to do so.'],
    [3, 'attitude', 'Keeps bees; his wife → Keeps bees; despondent; his wife'],
    [0, 'negation', 'Bone was not exposed. → Bone was exposed.'],
    [3, 'negation', 'unable to reposition in a flat bed → able to reposition in a flat bed'],
    [2, 'negation', 'The member cannot change position → The member can change position'],
    [0, 'organisation', 'Cumberland Ridge Health Cooperative → TennCare Select'],
    [1, 'organisation', 'in the wound clinic on 07/14/2026 → in Saint Alban Hospital on 07/14/2026'],
    [
      0,
      'attestation',
      'One of each, per month. → I have tried the mattress with him in the clinic. One of each, per month.',
    ],
    [3, 'attestation', 'apart from meals. → apart from meals. Reviewed with the wife, who signed the plan.'],
    [
      1,
      'relative-date',
      'It did not halt the ulcers. → It did not halt the ulcers and was thrown away last Thursday.',
    ],
    [2, 'relative-date', 'slipped each night. → slipped each night until two months ago.'],
    [1, 'other-role', 'Prealbumin 19 mg/dL on → Prealbumin 30 mg/dL on'],
    [3, 'other-role', 'Left buttock 3.0 x 2.5 cm → Left buttock 4.8 x 2.1 cm'],
    [2, 'brackets', 'ten weeks. He was → ten weeks [tunneling noted]. He was'],
    [0, 'brackets', 'his legs 0/5, → his legs 0/5 [reflexes absent],'],
    [
      1,
      'coverage-measure',
      'stage 3 or 4 ulcers on the trunk or pelvis. → stage 3 or 4 ulcers on the trunk or pelvis, as here with 41 square centimeters.',
    ],
    [
      3,
      'coverage-measure',
      'where a static surface fails. → where a static surface fails, as after 26 weeks here.',
    ],
    [0, 'script', '2.1 cm deep → ٣.١ cm deep'],
    [2, 'script', 'prealbumin of 19 mg/dL → prealbumin of １２ mg/dL'],
    [0, 'identifier', 'MRN: HGR-90527 → MRN: HGR-90572'],
    [2, 'identifier', 'NPI 1851927364 → NPI 1851972364'],
    [0, 'date-age', 'on June 12, 2009 → on June 12, 2019'],
    [1, 'date-age', 'Age: 58 → Age: 62'],
    [
      2,
      'quantity',
      'complete with grab bar (E0940), quantity 1 → complete with grab bar (E0940), quantity 2',
    ],
    [2, 'quantity', 'The limit for each is 1 per month. → The limit for each is 1 per year.'],
    [1, 'name', 'by his wife Delphine → by his wife Daphne'],
    [3, 'name', 'C. Yarborough, MD → C. Scarborough, MD'],
    [0, 'retold', 'for 10 weeks both ulcers grew → for 10 weeks both ulcers shrank'],
    [2, 'retold', 'stay at 30 degrees or lower → stay at 45 degrees or higher'],
    [2, 'retold', 'His arms are of full strength. → His arms are weak.'],
    [1, 'sum', 'is 0.8 cm longer than → is 1.8 cm longer than'],
    [3, 'sum', '(60 mg a day) → (80 mg a day)'],
    [3, 'sum', 'which is 12 times in 24 hours → which is 8 times in 24 hours'],
  ],
  corruptions: {},
};
