import type { CorpusCase } from '../corpus-case.ts';

/** A paediatric gastroenterologist, a feeding therapist, a supplier and a drafting model write for a tube-fed boy. */
export const enteralPumpSchoolBoy: CorpusCase = {
  id: 'enteral-pump-school-boy',
  today: '2026-11-19',
  facts: {
    case_id: 23101,
    patient: {
      first_name: 'Teodor',
      last_name: 'Lindqvist-Abara',
      dob: '2020-03-14',
      gender: 'male',
      height: '3 ft 5 in',
      weight: '34 lb',
      address: '218 Millrace Lane, Corvane, WI 54999',
      phone: '(715) 555-0142',
      mrn: 'BWC-77310',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Bolus feeding by syringe from 2026-05-04 to 2026-08-17 led to vomiting 4 times a day. On a loaner pump at 60 mL per hour vomiting fell to once a week. His mother runs the night feed from 8 pm to 6 am.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification: 'One kit for each day of pump feeding. The set is changed every 24 hours.',
      },
      {
        item: 'Enteral formula, for pediatrics, nutritionally complete calorically dense with intact nutrients, 100 calories = 1 unit',
        hcpcs: 'B4160',
        quantity: 270,
        quantity_limit: 270,
        limit_period: 'month',
        justification:
          "Needs 900 kcal a day by tube, that is 9 units. Videofluoroscopic swallow study 2026-03-26 at Harrow Lake Children's Hospital: silent aspiration of thin and nectar-thick liquids. Takes less than 10 % of his calories by mouth, as smooth purees. Weight gain of 3 lb since 2026-08-17.",
      },
      {
        item: 'Gastrostomy/jejunostomy tube, low-profile, any material, any type, each',
        hcpcs: 'B4088',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: '14 Fr',
        length: '1.7 cm',
        justification:
          'Gastrostomy placed 2026-04-29 on the left side of the upper abdomen. The balloon button is changed every 3 months; the last one leaked after 11 weeks.',
      },
    ],
    provider: { name: 'Ingrid Vashti-Marlowe, MD', npi: '1740285913', date_signed: '2026-11-19' },
    seen: [
      '2026-11-12, in clinic, by Ingrid Vashti-Marlowe, MD: weight 34 lb, stoma clean and dry, left leg tighter than the right, cannot sit without support, lungs clear.',
    ],
    told: [
      'Who pays? BadgerBridge Medicaid',
      'Who supplies? Larkspur Infusion Supply',
      'Lives with whom? With his mother Solveig and his brother Anders',
      'School? First grade at Millrace Elementary; a school nurse gives the noon feed',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Date: November 19, 2026
Patient: Teodor Lindqvist-Abara, DOB 03/14/2020, MRN BWC-77310
To: BadgerBridge Medicaid

To the reviewer:

Teodor is a 6-year-old boy with spastic quadriplegic cerebral palsy (G80.0), oropharyngeal dysphagia (R13.12) and a gastrostomy (Z93.1). I saw him in clinic on November 12, 2026. He weighed 34 lb, his stoma was clean and dry, his lungs were clear, and his left leg was tighter than the right. He cannot sit without support.

A videofluoroscopic swallow study on March 26, 2026 at Harrow Lake Children's Hospital showed silent aspiration of thin and nectar-thick liquids. He takes less than 10 % of his calories by mouth, as smooth purees. The remainder must come by tube: 900 kcal a day.

Bolus feeding by syringe was tried from May 4 to August 17, 2026 and caused vomiting 4 times a day. With a loaner pump at 60 mL per hour the vomiting fell to once a week, and he has gained 3 lb since August 17.

I am therefore ordering:
- B9002, enteral infusion pump, 1
- B4035, pump feeding supply kit, 30 a month
- B4160, pediatric formula, 270 units a month
- B4088, low-profile gastrostomy tube, 14 Fr, 1.7 cm, 1 every 3 months

A pump is generally considered necessary when syringe or gravity feeding is not tolerated.

Sincerely,
Ingrid Vashti-Marlowe, MD
NPI 1740285913`,
    `FEEDING AND SWALLOWING SUMMARY

Name: Teodor Lindqvist-Abara        Age: 6 years
Address: 218 Millrace Lane, Corvane, WI 54999

1. Background
Teodor has cerebral palsy of the spastic quadriplegic type and dysphagia in the oropharyngeal phase. He lives with his mother, Solveig, and his brother, Anders. He attends first grade at Millrace Elementary, where a school nurse gives the noon feed.

2. Swallowing
The videofluoroscopic study of 03/26/2026 found that he aspirated thin and nectar-thick liquids, and that the aspiration was silent. Smooth purees are all he takes by mouth, and these supply under 10 % of his calories. He is not able to meet his needs orally.

3. Tube feeding
His gastrostomy was placed on 04/29/2026, on the left side of the upper abdomen. Syringe boluses from 05/04/2026 until 08/17/2026 made him vomit four times daily. On the loaner pump, running at 60 mL/h, vomiting happens only once weekly. His mother runs the night feed between 8 pm and 6 am.

4. Equipment
The pump (B9002) is needed with one kit (B4035) for every day of feeding. His formula (B4160) provides 900 kcal daily, that is 9 units. The balloon button (B4088), size 14 Fr and length 1.7 cm, is changed every 3 months; the last one leaked after 11 weeks.

5. Position
He cannot sit without support, as was seen in clinic on 11/12/2026.

Ordering physician: Ingrid Vashti-Marlowe, MD`,
    `Larkspur Infusion Supply
Re: Teodor Lindqvist-Abara, phone (715) 555-0142

Dear BadgerBridge Medicaid,

We have been asked to supply enteral equipment to Teodor, whose physician is Ingrid Vashti-Marlowe, MD. His diagnoses are G80.0 Spastic quadriplegic cerebral palsy, R13.12 Dysphagia, oropharyngeal phase, and Z93.1 Gastrostomy status.

| Code | Item | Quantity | Period |
|---|---|---|---|
| B9002 | Infusion pump | 1 | year |
| B4035 | Pump supply kit | 30 | month |
| B4160 | Pediatric formula, 100 calories per unit | 270 | month |
| B4088 | Low-profile tube, 14 Fr | 1 | 3 months |

The formula figure follows from 900 kcal a day: 9 units times 30 days make 270 units a month, or 810 units over 3 months. Kits come to 90 over the same 3 months, since the set is changed every 24 hours.

Syringe bolus feeding was not tolerated: it led to vomiting 4 times a day between May 4 and August 17, 2026. A loaner pump lowered this to once a week. The button was last in place for 11 weeks before it leaked.

Payers commonly ask that the record show why a pump, and not gravity or syringe feeding, is required. Here the vomiting on syringe feeds is the reason. His mother, Solveig, runs the pump overnight from 8 pm to 6 am.

The order is signed by the physician on November 19, 2026.

Larkspur Infusion Supply`,
    `**Medical Necessity Statement: Enteral Nutrition**

**Patient summary**
Teodor is a 6-year-old male, 3 ft 5 in tall and 34 lb, who receives nutrition through a gastrostomy tube. He has spastic quadriplegic cerebral palsy with oropharyngeal dysphagia.

**Why tube feeding is necessary**
- Silent aspiration of thin and nectar-thick liquids was documented on March 26, 2026.
- Oral intake is limited to smooth purees and amounts to less than 10 % of his calories.
- His energy target by tube is 900 kcal per day.

**Why a pump is necessary**
- Syringe boluses, given for about three and a half months from May 4, 2026, led to vomiting four times per day.
- Slow delivery at 60 mL per hour reduced vomiting to once per week.
- He has since gained 3 lb.

**Findings on November 12, 2026**
Dr. Vashti-Marlowe found the stoma clean and dry and the lungs clear. The left leg was tighter than the right. Teodor could not sit without support.

**Home and school**
His mother, Solveig, manages the ten-hour night feed. At school, a nurse gives the feed at noon. The supplier is Larkspur Infusion Supply.

**Requested**
One pump (B9002), 30 daily kits per month (B4035), 270 units of formula per month (B4160) and one 14 Fr low-profile tube per 3 months (B4088).

Coverage of enteral nutrition generally rests on a lasting impairment that keeps food from reaching the small bowel.

Signed: Ingrid Vashti-Marlowe, MD, NPI 1740285913, 11/19/2026`,
  ],
  passages: [],
  edits: [
    [0, 'sex', 'is a 6-year-old boy with → is a 6-year-old girl with'],
    [0, 'code-disease', 'oropharyngeal dysphagia (R13.12) → gastroesophageal reflux (R13.12)'],
    [
      0,
      'other-item',
      'B4035, pump feeding supply kit, 30 a month → B4160, pump feeding supply kit, 30 a month',
    ],
    [0, 'side', 'his left leg was tighter than the right → his right leg was tighter than the left'],
    [
      0,
      'medication',
      'his lungs were clear, and → his lungs were clear on budesonide 0.5 mg twice daily, and',
    ],
    [0, 'retold', 'at 60 mL per hour → at 90 mL per hour'],
    [
      0,
      'coverage-measure',
      'when syringe or gravity feeding is not tolerated. → when syringe or gravity feeding is not tolerated, as with his albumin of 2.4 g/dL.',
    ],
    [0, 'identifier', 'NPI 1740285913 → NPI 1740285931'],
    [
      0,
      'attestation',
      'I am therefore ordering: → I watched a full pump feed in the home and am therefore ordering:',
    ],
    [1, 'social', 'and his brother, Anders. → and his grandmother.'],
    [
      1,
      'description-detail',
      'dysphagia in the oropharyngeal phase → dysphagia in the pharyngoesophageal phase',
    ],
    [1, 'negation', 'He is not able to meet his needs orally. → He is able to meet his needs orally.'],
    [1, 'choice', 'size 14 Fr and length 1.7 cm → size 14 Fr and length 2.3 cm'],
    [1, 'date-age', 'placed on 04/29/2026 → placed on 04/19/2026'],
    [
      1,
      'event',
      'made him vomit four times daily. → made him vomit four times daily and he was hospitalized for aspiration pneumonia.',
    ],
    [1, 'script', 'these supply under 10 % → these supply under ٤٠ %'],
    [
      1,
      'attitude',
      'as was seen in clinic on 11/12/2026. → as was seen in clinic on 11/12/2026, and is frightened by the tube.',
    ],
    [1, 'other-role', 'leaked after 11 weeks → leaked after 14 weeks'],
    [2, 'sum', 'or 810 units over 3 months → or 840 units over 3 months'],
    [2, 'quantity', '| Infusion pump | 1 | year | → | Infusion pump | 2 | year |'],
    [2, 'organisation', 'Dear BadgerBridge Medicaid, → Dear Great Lakes Mutual,'],
    [
      2,
      'brackets',
      'A loaner pump lowered this to once a week. → A loaner pump lowered this to once a week [confirmed by pH probe].',
    ],
    [
      2,
      'device',
      'to supply enteral equipment to Teodor → to supply enteral equipment and a suction machine to Teodor',
    ],
    [2, 'identifier', 'phone (715) 555-0142 → phone (715) 555-0124'],
    [2, 'retold', 'changed every 24 hours → changed every 72 hours'],
    [3, 'diagnosis', 'with oropharyngeal dysphagia. → with oropharyngeal dysphagia and epilepsy.'],
    [3, 'treatment', '- He has since gained 3 lb. → - He has since gained 3 lb. He is allergic to soy.'],
    [3, 'relative-date', 'was documented on March 26, 2026 → was documented last month'],
    [3, 'name', 'His mother, Solveig, manages → His mother, Sigrid, manages'],
    [3, 'sex', 'is a 6-year-old male → is a 6-year-old female'],
    [3, 'other-role', 'is 900 kcal per day → is 270 kcal per day'],
    [
      3,
      'social',
      'At school, a nurse gives the feed at noon. → At school, his teacher gives the feed at noon.',
    ],
  ],
  corruptions: {},
};
