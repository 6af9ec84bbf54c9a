import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a dietitian, a supplier and a drafting model write for a retired piano teacher who is fed by tube after a stroke. */
export const enteralFeedingStrokePianoTeacher: CorpusCase = {
  id: 'enteral-feeding-stroke-piano-teacher',
  today: '2026-10-06',
  facts: {
    case_id: 38107,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Trask-Adeyemi',
      dob: '1947-01-15',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '104 lb',
      address: '62 Conservatory Street, Unit 3, East Larkham, PA 15999',
      phone: '(814) 555-0172',
      mrn: 'ELH-64109',
    },
    diagnoses: [
      { code: 'I69.391', description: 'Dysphagia following cerebral infarction' },
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 450,
        quantity_limit: 450,
        limit_period: '30 days',
        justification:
          'Videofluoroscopy on 2026-08-28: liquids and puree entered the airway without cough. She takes nothing by mouth. Weight 119 lb on 2026-08-03 and 104 lb on 2026-09-22. She needs 1500 kcal a day, that is 1000 mL of a formula of 1.5 kcal/mL. Needed for at least 6 months.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '15 months',
        justification:
          'Syringe feeding of 250 mL 4 times a day from 2026-09-08 to 2026-09-17: vomiting on 6 of 10 days. By pump at 80 mL per hour since 2026-09-18 no vomiting.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: '30 days',
        justification: 'One kit for each day of pump feeding.',
      },
    ],
    provider: { name: 'Thaddeus Kirkwall-Nunes, MD', npi: '1417362985', date_signed: '2026-10-06' },
    seen: [
      '2026-09-22, in clinic, by Thaddeus Kirkwall-Nunes, MD: left arm grade 1 of 5, left leg grade 3 of 5, gastrostomy site clean, lungs clear.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Larkspur Enteral',
      'Lives with whom? With her son Gideon, who runs the pump',
      'Work? Retired piano teacher',
      'Stroke when? 2026-08-01',
      'Tube placed when? 2026-09-04',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity – Enteral Nutrition

October 6, 2026

Patient: Wilhelmina Trask-Adeyemi
Date of birth: January 15, 1947
MRN: ELH-64109

To Medicare Part B:

Mrs. Trask-Adeyemi, aged 79, had a stroke on August 1, 2026. It left her with dysphagia following cerebral infarction (I69.391) and with hemiparesis of the left, non-dominant side (I69.354). A gastrostomy tube was placed on September 4, 2026 (Z93.1).

Videofluoroscopy on August 28, 2026 showed that liquids and puree entered the airway without any cough. She takes nothing by mouth. Her weight fell from 119 lb on August 3 to 104 lb on September 22, 2026.

On September 22 I found grade 1 of 5 in the left arm and grade 3 of 5 in the left leg. The gastrostomy site was clean and the lungs were clear.

She needs 1500 kcal a day. Feeding by syringe, 250 mL 4 times a day, led to vomiting on 6 of 10 days in September. By pump at 80 mL per hour she has not vomited since September 18.

I order formula (B4152), a pump (B9002) and daily kits (B4035). The need will last for at least 6 months.

Silent aspiration is common after a stroke and can lead to pneumonia. Medicare generally covers tube feeding under the prosthetic device benefit.

Thaddeus Kirkwall-Nunes, MD
NPI 1417362985`,
    `DIETITIAN'S NOTE

Patient: Trask-Adeyemi, Wilhelmina; F; 79 y; 5 ft 1 in

Weight
- 08/03/2026: 119 lb
- 09/22/2026: 104 lb
- Loss: 15 lb, or about 13 %, in 7 weeks

Swallow: videofluoroscopy 08/28/2026, liquids and puree into the airway, no cough. Nothing by mouth.

Access: gastrostomy since 09/04/2026. Site clean.

Feeding so far

| Dates | Method | Tolerance |
|---|---|---|
| 09/08–09/17 | syringe, 250 mL x 4 | vomiting on 6 of 10 days |
| from 09/18 | pump, 80 mL/h | no vomiting |

Prescription: 1.5 kcal/mL formula, 1000 mL/day = 1500 kcal = 15 units (B4152). At 80 mL/h that runs for 12.5 hours.

Per 30 days: 450 units; 30 pump kits.

Son (Gideon) runs the pump.

Note: left arm 1/5.

In tube feeding the head of the bed is usually raised to at least 30 degrees, and the tube is flushed with water before and after the feed.`,
    `Larkspur Enteral
Order intake and request

Beneficiary: Wilhelmina Trask-Adeyemi
62 Conservatory Street, Unit 3, East Larkham, PA 15999
Phone (814) 555-0172
Insurance: Medicare Part B

Physician: Thaddeus Kirkwall-Nunes, MD, NPI 1417362985
Order signed: 10/06/2026, two weeks after the visit

| Code | Product | Amount | Period |
|---|---|---|---|
| B4152 | Enteral formula, calorically dense, 1.5 kcal/mL, per 100 calories | 450 units | 30 days |
| B9002 | Enteral nutrition infusion pump | 1 | 15 months |
| B4035 | Enteral feeding supply kit, pump fed, per day | 30 | 30 days |

Over 6 months of 30 days: 2700 units and 180 kits.

Diagnoses:
I69.391 Dysphagia following cerebral infarction
I69.354 Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side
Z93.1 Gastrostomy status

Reason for the pump: vomiting on 6 of 10 days with syringe feeding; none since the pump was started on September 18, 2026.

Rate: 80 mL per hour. Oral intake: none.

Operator of the pump: the beneficiary's son.

Formula is generally shipped once a month after we have asked how much is still on hand.`,
    `**Enteral nutrition: draft for the record**

**Patient:** Wilhelmina Trask-Adeyemi, 79-year-old woman, retired piano teacher
**Ordering physician:** Thaddeus Kirkwall-Nunes, MD

**Why a tube**
She had a cerebral infarction on August 1, 2026. Four weeks later, on August 28, videofluoroscopy showed liquids and puree going into the airway, and she did not cough. Nothing is given by mouth. The tube was placed on September 4.

**Why this formula**
- Requirement: 1500 kcal/day
- Weight loss: 15 lb between August 3 and September 22
- 1.5 kcal/mL keeps the daily volume at one liter

**Why a pump**
Syringe feeds of 250 mL caused vomiting on more than half of the days. At 80 mL/hour by pump there has been no vomiting.

**Who helps**
Her son, Gideon, lives with her and operates the pump. The patient's left arm is at 1/5 and the left leg at 3/5.

**Monthly supplies**
| Item | Quantity per 30 days |
|---|---|
| B4152 | 450 units |
| B4035 | 30 kits |

One pump (B9002) is requested. Duration: six months or longer.

Enteral feeding is preferred to feeding into a vein when the gut works.

_Signed October 6, 2026_`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'dysphagia following cerebral infarction (I69.391) → aphasia following cerebral infarction (I69.391)',
    ],
    [
      0,
      'description-detail',
      'hemiparesis of the left, non-dominant side (I69.354) → hemiparesis of the left, dominant side (I69.354)',
    ],
    [0, 'date-age', 'aged 79, had a stroke → aged 76, had a stroke'],
    [0, 'negation', 'She takes nothing by mouth. → She takes puree by mouth.'],
    [0, 'side', 'grade 3 of 5 in the left leg → grade 3 of 5 in the right leg'],
    [0, 'retold', 'entered the airway without any cough → entered the airway and made her cough'],
    [0, 'other-role', 'By pump at 80 mL per hour → By pump at 104 mL per hour'],
    [
      0,
      'coverage-measure',
      'under the prosthetic device benefit. → under the prosthetic device benefit when, as here, the prealbumin is 11 mg/dL.',
    ],
    [
      0,
      'attestation',
      'On September 22 I found grade 1 → On September 22 I changed the tube and found grade 1',
    ],
    [
      0,
      'event',
      'had a stroke on August 1, 2026. → had a stroke on August 1, 2026, and pneumonia two weeks later.',
    ],
    [0, 'other-item', 'a pump (B9002) and daily kits (B4035) → a pump (B4035) and daily kits (B9002)'],
    [1, 'sum', 'or about 13 %, in 7 weeks → or about 18 %, in 7 weeks'],
    [1, 'sum', 'that runs for 12.5 hours → that runs for 10.5 hours'],
    [1, 'script', 'syringe, 250 mL x 4 → syringe, ३५० mL x 4'],
    [1, 'brackets', 'Site clean. → Site clean [granulation tissue cauterized].'],
    [1, 'name', 'Son (Gideon) runs the pump. → Son (Gilbert) runs the pump.'],
    [1, 'retold', 'pump, 80 mL/h | no vomiting → pump, 80 mL/h | vomiting once a week'],
    [1, 'medication', 'Nothing by mouth. → Nothing by mouth. Metoclopramide 5 mg before feeds.'],
    [1, 'quantity', 'Per 30 days: 450 units; 30 pump kits. → Per 30 days: 450 units; 60 pump kits.'],
    [
      1,
      'treatment',
      'Access: gastrostomy since 09/04/2026. → Access: nasogastric tube until it was pulled out; gastrostomy since 09/04/2026.',
    ],
    [2, 'organisation', 'Insurance: Medicare Part B → Insurance: Keystone Harbor Advantage'],
    [2, 'identifier', 'Phone (814) 555-0172 → Phone (814) 555-0127'],
    [2, 'identifier', 'NPI 1417362985 → NPI 1417326985'],
    [2, 'relative-date', 'two weeks after the visit → two days after the visit'],
    [2, 'quantity', 'per 100 calories | 450 units | 30 days → per 100 calories | 540 units | 30 days'],
    [2, 'sum', '2700 units and 180 kits → 2700 units and 150 kits'],
    [2, 'social', "Operator of the pump: the beneficiary's son. → Operator of the pump: a night aide."],
    [2, 'sex', "the beneficiary's son → the beneficiary's daughter"],
    [
      2,
      'device',
      'Rate: 80 mL per hour. Oral intake: none. → Rate: 80 mL per hour. Oral intake: none. Suction machine at the bedside.',
    ],
    [
      2,
      'choice',
      'Enteral nutrition infusion pump | 1 → Enteral nutrition infusion pump, blue, with large backpack | 1',
    ],
    [3, 'social', 'retired piano teacher → retired librarian'],
    [
      3,
      'diagnosis',
      'She had a cerebral infarction on August 1, 2026. → She has atrial fibrillation and had a cerebral infarction on August 1, 2026.',
    ],
    [3, 'negation', 'and she did not cough → and she coughed'],
    [3, 'retold', 'on more than half of the days → on one day only'],
    [
      3,
      'attitude',
      'lives with her and operates the pump. → lives with her and operates the pump with great skill and devotion.',
    ],
    [
      3,
      'organisation',
      'The tube was placed on September 4. → The tube was placed at Larkham Memorial Hospital on September 4.',
    ],
    [3, 'date-age', 'Four weeks later, on August 28 → Three weeks later, on August 21'],
  ],
  corruptions: {},
};
