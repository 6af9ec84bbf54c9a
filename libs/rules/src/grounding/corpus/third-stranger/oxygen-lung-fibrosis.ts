import type { CorpusCase } from '../corpus-case.ts';

export const oxygenLungFibrosis: CorpusCase = {
  id: 'oxygen-lung-fibrosis',
  today: '2026-10-08',
  facts: {
    case_id: 7702,
    patient: {
      first_name: 'Harriet',
      middle_name: null,
      last_name: 'Vandermolen',
      dob: '1953-02-17',
      gender: 'female',
      height: '64 in',
      weight: '138 lb',
      address: '15 Lighthouse Spur, Duluth, MN 55804',
      phone: '(218) 555-0173',
      mrn: 'MRN-770288',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation on room air at rest 86 % on October 1, 2026, and 91 % on 2 liters per minute. Two liters per minute at rest and in sleep. Never smoked. Heats with gas; no open fireplace. The concentrator will stand in the hallway.',
      },
      {
        item: 'Portable gaseous oxygen system, rental',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation falls to 79 % after 60 meters of walking without oxygen and stays at 90 % on 4 liters per minute. Walks to the mailbox, to church on Sundays and to her sister next door. Does not drive. Cannot carry more than 5 pounds.',
      },
    ],
    provider: { name: 'Dr. Solomon Birkeland', npi: '1893288047', date_signed: '2026-10-08' },
  },
  notes: [
    `Harriet Vandermolen (MRN-770288) is a 73-year-old woman with idiopathic pulmonary fibrosis (J84.112) and chronic respiratory failure with hypoxia (J96.11). She has never smoked.

On October 1, 2026 her oxygen saturation was 86 % at rest on room air. With 2 liters per minute it rose to 91 %. When she walks without oxygen it falls to 79 % after 60 meters; with 4 liters per minute it stays at 90 %.

I prescribe a stationary concentrator (E1390) at 2 liters per minute at rest and in sleep and a portable gaseous system (E0431) at 4 liters per minute when she walks. She is mobile at home and beyond it: she walks to her mailbox, to church on Sundays and to her sister, who lives next door. She cannot carry more than 5 pounds.

The house is heated with gas and has no open fireplace. The concentrator will be placed in the hallway.

Dr. Solomon Birkeland
NPI 1893288047
October 8, 2026`,
    `73F IPF (J84.112) + CRF w/ hypoxia (J96.11), never smoker
RA rest SpO2 86% 10/1/26 -> 91% on 2L
Exertion RA 79% @60 m -> 90% on 4L
O2 2 LPM rest/sleep, 4 LPM w/ activity
E1390 x1, E0431 x1
Can't carry >5 lb. Doesn't drive. Walks to church, sister next door
Vandermolen H. / Birkeland NPI 1893288047`,
    `Home oxygen intake sheet

Patient: VANDERMOLEN, HARRIET. 15 Lighthouse Spur, Duluth, MN 55804. Tel (218) 555-0173.
We are asked to deliver one oxygen concentrator with a single delivery port (E1390), and one portable gaseous oxygen system on rental (E0431). Settings: 2 liters per minute at rest and during sleep, 4 liters per minute when walking. Set the concentrator up in the hallway. The heat is gas, so keep it well away from flames; there is no fireplace. The patient can lift up to 5 pounds, so the cylinder has to be a light one.
Qualifying test October 1, 2026: 86 percent at rest on room air.
Prescriber: Dr. Solomon Birkeland, NPI 1893288047.`,
    `In pulmonary fibrosis the walls of the air sacs become stiff and scarred, and oxygen passes through them slowly. At rest the lungs may still almost keep up, but with every step the blood returns faster than it can be loaded, and the saturation drops steeply. That is the pattern seen in Harriet Vandermolen: 86 percent sitting still and 79 percent after sixty meters, which is not quite two hundred feet.

Oxygen does not heal the scars. It does spare the heart and the muscles the lack of oxygen. At two liters a minute her resting value came to ninety-one percent, and at four liters a minute she held ninety percent while walking.

Both devices are needed, because the concentrator is bound to an outlet in the hallway and she is not bound to her house. On Sundays she walks to church, and on other days to the mailbox or over to her sister's. She does not drive.

Dr. Solomon Birkeland (NPI 1893288047) signed the order on the eighth of October.`,
    `### Oxygen Therapy Justification

**Patient:** Harriet Vandermolen | **DOB:** 02/17/1953 | **Sex:** Female
**Ordering physician:** Dr. Solomon Birkeland, NPI 1893288047

**1. Diagnoses**
- J84.112 Idiopathic pulmonary fibrosis
- J96.11 Chronic respiratory failure with hypoxia

**2. Test results (10/01/2026)**
- Rest, room air: 86 %
- Rest, 2 L/min: 91 %

**3. Exertion**
- Walking 60 m without oxygen: 79 %
- Walking with 4 L/min: 90 %

**4. Equipment**
- E1390, one unit per month
- E0431, one unit per month

**5. Function**
- Walks outside the home (mailbox, church, neighbor sister)
- Lifting limit: 5 pounds`,
    `RN note on the oxygen of Ms. Vandermolen, phone number ending in 0173. Two liters sitting and sleeping, four when walking. Sats were 86 on room air sitting on Oct 1, 91 with the two liters. Without oxygen down to 79 at 60 meters. She is 5 feet 4 and 138 pounds, about 63 kilos, and anything over five pounds is too heavy for her to carry. Sister lives next door. Never smoked, gas heat, no fireplace. Orders E1390 and E0431, one each, per Dr. Birkeland, NPI 1893288047.`,
  ],
  passages: [
    'She gained five points of saturation with two liters per minute.',
    'The concentrator draws nitrogen out of room air and delivers what remains, mostly oxygen.',
    'Seven days lie between the test and the order.',
    'Her sister lives next door, and Harriet Vandermolen walks there.',
  ],
  edits: [
    [2, 'quantity', '4 liters per minute when walking → 6 liters per minute when walking'],
    [
      4,
      'code-disease',
      'J84.112 Idiopathic pulmonary fibrosis → J84.112 Chronic obstructive pulmonary disease',
    ],
  ],
  corruptions: {
    'code-disease': [
      'She carries the diagnosis of {idiopathic pulmonary fibrosis → sarcoidosis of the lung} (J84.112).',
    ],
    'other-item': ['The portable gaseous system is coded {E0431 → E1390}.'],
    'description-detail': ['Chronic respiratory failure with {hypoxia → hypercapnia}'],
    side: ['The fibrosis{ →, which is worse in the right lung,} lowers her saturation.'],
    sex: ['{She → He} walks to church on Sundays.'],
    choice: ['The portable system comes with tubing{ → 25 feet long}.'],
    device: ['One concentrator{ →, a humidifier bottle} and one portable gaseous system are ordered.'],
    medication: ['She has idiopathic pulmonary fibrosis{ → and takes nintedanib 150 mg twice daily}.'],
    diagnosis: ['Her fibrosis has led to chronic respiratory failure{ → and pulmonary hypertension}.'],
    event: ['{→ She was discharged from the hospital on September 24 after an acute flare.}'],
    treatment: ['{→ Pulmonary rehabilitation was completed without improvement.}'],
    social: ['She {never smoked → quit smoking in her fifties}.'],
    attitude: ['~ {→ She understands the benefits of oxygen and is eager to use it as directed.}'],
    negation: ['She {cannot → can} carry more than 5 pounds.'],
    organisation: ['The saturation was tested on October 1{ → at St. Brendan Pulmonary Clinic}.'],
    attestation: ['{→ I personally supervised the walking test and certify the results.}'],
    'relative-date': ['Her resting saturation was measured {one week → two months} ago.'],
    'other-role': ['Her saturation after walking was {79 → 73} %.'],
    brackets: ['The sister [{→ a retired nurse who checks on her every day}] lives next door.'],
    'coverage-measure': [
      'Payment requires a saturation of 88 % or less{ →, and she measured 84 % on an arterial sample}.',
    ],
    script: ['She walks 60 {meters → mеtеrs} before the saturation falls.'],
    identifier: ['Dr. Solomon Birkeland, NPI {1893288047 → 1893280847}'],
    'date-age': ['Harriet Vandermolen, born on February 17, {1953 → 1935}'],
    quantity: ['{2 → 3} liters per minute at rest and in sleep'],
    name: ['Mrs. {Vandermolen → Vandermeer} does not drive.'],
    retold: ['The concentrator will stand in the {hallway → bedroom}.'],
    sum: ['From rest to walking, both on room air, her saturation drops by {seven → seventeen} points.'],
  },
};
