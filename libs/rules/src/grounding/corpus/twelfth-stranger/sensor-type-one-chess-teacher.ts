import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist's letter, a diabetes educator's note, and questions with answers. */
export const sensorTypeOneChessTeacher: CorpusCase = {
  id: 'sensor-type-one-chess-teacher',
  today: '2026-11-20',
  facts: {
    case_id: 9307,
    patient: {
      first_name: 'Anneliese',
      last_name: 'Guerrero',
      dob: '1991-09-06',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '129 lb',
      address: '56 Mulberry Court, Sandhollow, NM 87199',
      phone: '(505) 555-0149',
      mrn: 'SH-63017',
    },
    diagnoses: [{ code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' }],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Diabetes since age 11. Injects insulin degludec 18 units at bedtime and insulin lispro with meals, four injections a day. A1c 7.9 % on 2026-10-19. Finger sticks 7 times a day. In the log from 2026-10-01 to 2026-10-14 there were 11 readings below 70 mg/dL and 3 below 54 mg/dL, all three at night. Does not feel lows below 60 mg/dL. On 2026-08-22 her partner Noor could not wake her and gave nasal glucagon 3 mg; no ambulance was called and she was not admitted. No pump; she does not want one.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sensor worn on the back of the upper arm, changed every 10 days. Trained on 2026-10-19 by Sylvie Arkwright, RN, and could start a sensor without help. Teaches chess at two schools. Adhesive with acrylate gave her a rash with an earlier patch; the ordered sensor was worn as a sample for 10 days without a rash. Eye examination of June 2026: no retinopathy. Not pregnant.',
      },
    ],
    provider: { name: 'Lysander Moreau, MD', npi: '1679205348', date_signed: '2026-11-20' },
    seen: [
      '2026-10-19, office visit: A1c drawn, log reviewed, injection sites smooth, feet without loss of feeling.',
    ],
  },
  notes: [
    `November 20, 2026

Re: Anneliese Guerrero, born September 6, 1991

To the Pharmacy and DME Review Team:

Ms. Guerrero is a 35-year-old chess teacher who has had type 1 diabetes since the age of 11, which is 24 years. Her diagnosis is type 1 diabetes with hypoglycemia without coma (E10.649). She injects insulin four times a day, 18 units of degludec at bedtime and lispro with each meal, and does not use a pump.

She pricks her finger seven times a day, and her A1c on October 19 was 7.9 %. Even so, two weeks of her log, October 1 to 14, hold eleven readings below 70 mg/dL and three below 54, all of these three at night. She does not notice a low until it is under 60. On August 22 her partner Noor could not wake her and gave her glucagon by the nose. No ambulance was called.

I am ordering a non-adjunctive continuous glucose monitor (E2103), one, and its monthly supplies (A4239), one unit a month. Sylvie Arkwright, RN, trained her on October 19, and she started a sensor by herself. A sample of the sensor was worn for ten days without a rash, although an earlier patch with acrylate had caused one.

Thank you for your attention.

Lysander Moreau, MD
NPI 1679205348`,
    `Diabetes education / CGM start
Pt A. Guerrero  DOB 9/6/91  wt 129 lb
T1DM w/ hypoglycemia w/o coma E10.649, dx'd age 11

MDI: degludec 18 u hs, lispro w/ meals (4 inj/d). No pump, doesn't want one.
SMBG 7x/d. A1c 7.9% (10/19).
Log 10/1-10/14: <70 x 11; <54 x 3 (all nocturnal). Unaware <60.
Severe low 8/22: partner couldn't wake her, nasal glucagon 3 mg. Not admitted.
Exam 10/19: sites smooth, sensation in feet OK.
Eyes 6/2026: no DR.
Skin: acrylate rash w/ prior patch; sample sensor x 10 d, no rash.
Taught 10/19 (S. Arkwright RN): self-inserted, back of upper arm, change q10d.
Not pregnant.

Order E2103 #1; A4239 1 unit/mo.
L. Moreau MD NPI 1679205348`,
    `Why does Anneliese Guerrero need a continuous glucose monitor?
She has type 1 diabetes (E10.649) and lows that she does not feel once she is below 60 mg/dL. In fourteen days she recorded 11 values under 70, nearly one a day.

Is she treated with insulin?
Yes. Four injections every day: one of insulin degludec and three of insulin lispro.

Has there been a severe low?
Yes, one on August 22, 2026, when she could not be woken and another person had to give glucagon. She was not taken into a hospital.

Why are finger sticks not enough?
Seven checks a day, which is 98 in two weeks, cannot watch the night, and all of her readings below 54 mg/dL were at night. A monitor measures every few minutes and sounds an alarm.

Can she use the device?
A nurse trained her, and she could start a sensor without help. The sensor sits on the back of the upper arm and is replaced every ten days, about three times a month.

Are there complications?
No retinopathy was found in June 2026, and feeling in the feet is preserved.

What is requested?
One receiver, E2103 (limit one in three years), and one unit of A4239 a month. One unit covers all sensors and accessories for a month.

Who asks?
Lysander Moreau, MD, NPI 1679205348, on Friday, November 20, 2026.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'Her diagnosis is type 1 diabetes with hypoglycemia without coma (E10.649). → Her diagnosis is type 1 diabetes with ketoacidosis without coma (E10.649).',
    ],
    [0, 'sum', 'since the age of 11, which is 24 years → since the age of 11, which is 14 years'],
    [0, 'date-age', 'Ms. Guerrero is a 35-year-old → Ms. Guerrero is a 53-year-old'],
    [
      0,
      'retold',
      'She does not notice a low until it is under 60. → She notices a low as soon as it is under 80.',
    ],
    [0, 'event', 'No ambulance was called. → She spent that night in the emergency room.'],
    [0, 'medication', '18 units of degludec at bedtime → 18 units of glargine at bedtime'],
    [
      0,
      'social',
      'On August 22 her partner Noor could not wake her → On August 22 her mother could not wake her',
    ],
    [0, 'retold', 'Sylvie Arkwright, RN, trained her on October 19 → I trained her on October 19'],
    [0, 'negation', 'and does not use a pump → and uses a pump at night'],
    [
      0,
      'other-item',
      'non-adjunctive continuous glucose monitor (E2103) → adjunctive continuous glucose monitor (E2103)',
    ],
    [1, 'medication', 'degludec 18 u hs → degludec 80 u hs'],
    [1, 'retold', '<54 x 3 (all nocturnal) → <54 x 3 (all after exercise)'],
    [1, 'negation', 'Not pregnant. → Pregnant, 14 wk.'],
    [1, 'diagnosis', 'Eyes 6/2026: no DR. → Eyes 6/2026: mild NPDR both eyes.'],
    [1, 'side', 'self-inserted, back of upper arm → self-inserted, R abdomen'],
    [1, 'quantity', 'change q10d → change q14d'],
    [1, 'treatment', 'acrylate rash w/ prior patch → latex rash w/ prior patch'],
    [2, 'sum', 'Seven checks a day, which is 98 in two weeks → Seven checks a day, which is 49 in two weeks'],
    [
      2,
      'description-detail',
      'She has type 1 diabetes (E10.649) and lows → She has type 2 diabetes (E10.649) and lows',
    ],
    [
      2,
      'device',
      'One receiver, E2103 (limit one in three years) → One insulin pump, E2103 (limit one in three years)',
    ],
    [2, 'negation', 'and feeling in the feet is preserved → and feeling in the feet is lost'],
    [
      2,
      'attestation',
      'on Friday, November 20, 2026. → on Friday, November 20, 2026, who certifies having seen her twice a month this year.',
    ],
    [
      2,
      'event',
      'Yes, one on August 22, 2026, when she → Yes, two on August 22 and September 3, 2026, when she',
    ],
    [
      2,
      'retold',
      "and she could start a sensor without help → and she could start a sensor with the nurse's help",
    ],
    [
      0,
      'organisation',
      'Thank you for your attention. → She gets her insulin from the Sandhollow Veterans Clinic. Thank you for your attention.',
    ],
    [1, 'script', 'SMBG 7x/d. → SMBG ٤x/d.'],
  ],
  corruptions: {},
};
