import type { CorpusCase } from '../corpus-case.ts';

/** A physical therapist trained in lymphedema and a rural nurse practitioner write for a pneumatic compressor. */
export const lymphedemaPumpSeamstress: CorpusCase = {
  id: 'lymphedema-pump-seamstress',
  today: '2026-08-25',
  facts: {
    case_id: 18103,
    patient: {
      first_name: 'Philippa',
      last_name: 'Narvaez-Coe',
      dob: '1977-01-17',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '241 lb',
      address: '905 Windmill Spur, Tansy, KS 67999',
      phone: '(785) 555-0164',
      mrn: 'TNS-11483',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.42', description: 'Personal history of malignant neoplasm of other parts of uterus' },
      { code: 'E66.9', description: 'Obesity, unspecified' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Lymphedema of the right leg since 2024. Conservative trial of 4 weeks from 2026-07-06 to 2026-08-03 with bandaging, exercise and elevation; right calf 48.5 cm before and 47.9 cm after, left calf 39.0 cm. Skin of the right shin is thick with hyperkeratosis.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        length: '33 in',
        size: 'large',
        justification:
          'Right leg only. To be worn 60 minutes twice a day. Thigh girth 71 cm. She puts it on by herself; her husband helps with the zipper.',
      },
    ],
    provider: { name: 'Rosalind Pruett, APRN', npi: '1851427036', date_signed: '2026-08-25' },
    seen: [
      '2026-08-20, in the clinic, by Rosalind Pruett, APRN: pitting 3+ below the right knee, Stemmer sign positive on the right, negative on the left, no open wound, pulses palpable at both feet.',
    ],
    told: [
      'Who pays? Blue Cross and Blue Shield of Kansas',
      'Who supplies? Solomon River Medical',
      'Lives with whom? With her husband Hector and two sons',
      'Work? Seamstress, sits 7 hours a day',
      'Who measured the legs? Gideon Aldaine, PT',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY
August 25, 2026

Blue Cross and Blue Shield of Kansas

Re: Philippa Narvaez-Coe, DOB January 17, 1977

Dear Reviewer,

Mrs. Narvaez-Coe is a 49-year-old seamstress with lymphedema (I89.0) of the right leg since 2024. She has a personal history of malignant neoplasm of other parts of the uterus (Z85.42) and obesity (E66.9). I order:

- a segmental pneumatic compressor without calibrated gradient pressure, home model (E0651), 1 per 5 years
- a full leg segmental appliance for the right leg (E0667), size large, length 33 in, 1 per year

From July 6 to August 3, 2026 she completed 4 weeks of conservative care with bandaging, exercise and elevation. The right calf measured 48.5 cm before and 47.9 cm after. The left calf is 39.0 cm. The skin of the right shin is thick, with hyperkeratosis.

In the clinic on August 20, 2026 I found 3+ pitting below the right knee. Stemmer sign was positive on the right and negative on the left. She had no open wound, and pulses were palpable at both feet.

The appliance is to be worn 60 minutes twice a day. She puts it on by herself and her husband Hector helps with the zipper.

Sincerely,
Rosalind Pruett, APRN
NPI 1851427036`,
    `PHYSICAL THERAPY LYMPHEDEMA EVALUATION

Patient: Philippa Narvaez-Coe    DOB: 01/17/1977    MRN: TNS-11483
Ordering provider: Rosalind Pruett, APRN
Measured by: Gideon Aldaine, PT

1. HISTORY
Right leg lymphedema since 2024. History of uterine cancer (Z85.42). Obesity, unspecified. Height 5 ft 6 in, weight 241 lb. Works as a seamstress and sits 7 hours a day. Lives with her husband and two sons.

2. GIRTH
| Site | Right | Left |
|---|---|---|
| Calf before trial | 48.5 cm | |
| Calf after trial | 47.9 cm | |
| Calf | | 39.0 cm |
| Thigh | 71 cm | |

3. SKIN
Hyperkeratosis and thickening over the right shin. No open wound. Stemmer sign positive right.

4. TRIAL OF CONSERVATIVE CARE
Bandaging, exercise and elevation, 07/06/2026 to 08/03/2026, 4 weeks. The calf lost 0.6 cm.

5. RECOMMENDATION
Segmental home compressor E0651, quantity 1, and full leg appliance E0667, quantity 1, large, 33 in. Use is planned for 60 minutes, two times a day, that is 120 minutes daily. She is able to put the appliance on by herself, with help for the zipper.`,
    `Solomon River Medical
Intake letter

To: Blue Cross and Blue Shield of Kansas
Member: Philippa Narvaez-Coe, born 01/17/1977
Telephone: (785) 555-0164
Home: 905 Windmill Spur, Tansy, KS 67999

We submit the order of Rosalind Pruett, APRN (NPI 1851427036), signed August 25, 2026.

Line 1: E0651, pneumatic compressor, segmental home model without calibrated gradient pressure. Quantity 1. Limit 1 per 5 years.
Line 2: E0667, segmental pneumatic appliance, full leg. Quantity 1. Limit 1 per year. Length 33 in, size large, for the right leg only.

Diagnosis codes: I89.0 lymphedema; Z85.42 personal history of malignant neoplasm of other parts of uterus; E66.9 obesity, unspecified.

Policies on pneumatic compression generally ask for a four-week trial of conservative therapy in which there is no significant improvement. The record shows such a trial from July 6, 2026 through August 3, 2026. It consisted of bandaging, exercise and elevation. The member's right calf went from 48.5 cm to 47.9 cm.

At the visit of August 20, 2026 the practitioner noted pitting of 3+ below the right knee, and pulses at both feet could be felt. No open wound was present.

The order comprises two lines with one unit each, 2 units in all.`,
    `Subject: Request for coverage of pneumatic compression for Philippa Narvaez-Coe

Philippa Narvaez-Coe, age 49, lives with lymphedema affecting her right lower limb. The condition has been present since 2024, and her history includes a malignancy of the uterus. Obesity is a further diagnosis.

Lymphedema is a chronic condition in which protein-rich fluid collects in the tissue. Left unchecked it can thicken the skin. In her case the right shin already shows hyperkeratosis.

What was tried: She underwent bandaging, exercise and elevation for 4 weeks, ending August 3, 2026. The calf on the right remained at 47.9 cm, against 48.5 cm at the start, while the left calf measures 39.0 cm. That is a difference of 8.9 cm between the legs after the trial.

What is requested: One segmental compressor (E0651) and one full leg appliance (E0667) in size large, 33 in long. The thigh girth is 71 cm. She will use them for an hour twice daily at home. Her husband will help her with the zipper.

Examination on August 20, 2026: 3+ pitting below the right knee; Stemmer sign not present on the left.

Supplier: Solomon River Medical
Prescriber: Rosalind Pruett, APRN, NPI 1851427036
Date: August 25, 2026`,
  ],
  passages: [],
  edits: [
    [2, 'code-disease', 'I89.0 lymphedema; → I89.0 lipedema;'],
    [0, 'code-disease', 'and obesity (E66.9) → and hypothyroidism (E66.9)'],
    [
      2,
      'other-item',
      'Line 2: E0667, segmental pneumatic appliance, full leg. → Line 2: E0667, gradient compression stocking, thigh high.',
    ],
    [1, 'other-item', 'Segmental home compressor E0651, quantity 1 → Patient lift E0651, quantity 1'],
    [1, 'description-detail', 'Obesity, unspecified. → Obesity, morbid, due to excess calories.'],
    [
      2,
      'description-detail',
      'malignant neoplasm of other parts of uterus; → malignant neoplasm of cervix uteri;',
    ],
    [0, 'side', 'with lymphedema (I89.0) of the right leg → with lymphedema (I89.0) of both legs'],
    [3, 'side', 'affecting her right lower limb → affecting her left lower limb'],
    [0, 'sex', 'Mrs. Narvaez-Coe is → Mr. Narvaez-Coe is'],
    [2, 'choice', 'Length 33 in, size large → Length 33 in, size medium'],
    [3, 'choice', 'in size large, 33 in long → in size large, 28 in long'],
    [1, 'device', 'quantity 1, large, 33 in. → quantity 1, large, 33 in., and a rollator.'],
    [
      3,
      'medication',
      'Obesity is a further diagnosis. → Obesity is a further diagnosis, treated with semaglutide 1 mg weekly.',
    ],
    [0, 'medication', 'She had no open wound, and → She had no open wound, uses a diuretic, and'],
    [
      1,
      'diagnosis',
      'History of uterine cancer (Z85.42). → History of uterine cancer (Z85.42) and deep vein thrombosis.',
    ],
    [
      3,
      'event',
      'her history includes a malignancy of the uterus → her history includes a malignancy of the uterus and two hospital stays for cellulitis',
    ],
    [
      1,
      'treatment',
      '07/06/2026 to 08/03/2026, 4 weeks. → 07/06/2026 to 08/03/2026, 4 weeks, with kinesiology tape.',
    ],
    [
      3,
      'treatment',
      'Examination on August 20, 2026: → She is allergic to latex. Examination on August 20, 2026:',
    ],
    [1, 'social', 'Lives with her husband and two sons. → Lives with her husband and two daughters.'],
    [0, 'social', '49-year-old seamstress → 49-year-old bus driver'],
    [3, 'attitude', 'at home. Her husband → at home and is eager to begin. Her husband'],
    [2, 'negation', 'No open wound was present. → An open wound was present.'],
    [1, 'negation', 'She is able to put → She is not able to put'],
    [3, 'organisation', 'Supplier: Solomon River Medical → Supplier: Smoky Hill Surgical Supply'],
    [
      0,
      'attestation',
      'helps with the zipper. → helps with the zipper. I taught both of them the pump in person.',
    ],
    [3, 'relative-date', 'for 4 weeks, ending August 3, 2026. → for 4 weeks, ending yesterday.'],
    [1, 'other-role', 'sits 7 hours a day → sits 4 hours a day'],
    [3, 'other-role', 'The thigh girth is 71 cm → The thigh girth is 60 cm'],
    [
      2,
      'brackets',
      'Quantity 1. Limit 1 per 5 years. → Quantity 1. Limit 1 per 5 years [replaces a stolen unit].',
    ],
    [
      2,
      'coverage-measure',
      'no significant improvement. The record → no significant improvement, and her limb volume was 14 liters. The record',
    ],
    [0, 'script', 'The left calf is 39.0 cm → The left calf is 3७.0 cm'],
    [1, 'identifier', 'MRN: TNS-11483 → MRN: TNS-11438'],
    [2, 'identifier', 'Telephone: (785) 555-0164 → Telephone: (785) 555-0146'],
    [0, 'date-age', 'of the right leg since 2024 → of the right leg since 2019'],
    [3, 'date-age', 'Narvaez-Coe, age 49, → Narvaez-Coe, age 47,'],
    [0, 'quantity', '(E0651), 1 per 5 years → (E0651), 1 per 3 years'],
    [2, 'quantity', 'Quantity 1. Limit 1 per year. → Quantity 2. Limit 1 per year.'],
    [1, 'name', 'Measured by: Gideon Aldaine, PT → Measured by: Gordon Aldaine, PT'],
    [0, 'name', 'her husband Hector helps → her husband Victor helps'],
    [3, 'retold', 'remained at 47.9 cm → remained at 44.9 cm'],
    [0, 'retold', 'She puts it on by herself and → She needs her sons to put it on and'],
    [1, 'sum', 'that is 120 minutes daily → that is 180 minutes daily'],
    [2, 'sum', '2 units in all → 3 units in all'],
  ],
  corruptions: {},
};
