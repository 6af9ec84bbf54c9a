import type { CorpusCase } from '../corpus-case.ts';

/** The physiatrist of a cancer rehabilitation ward and the discharge planner, with the fitter's page, for a woman with a swollen arm. */
export const armPumpPastryCook: CorpusCase = {
  id: 'arm-pump-pastry-cook',
  today: '2027-05-25',
  facts: {
    case_id: 17010,
    patient: {
      first_name: 'Delphine',
      last_name: 'Okafor-Lindgren',
      dob: '1972-10-06',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '183 lb',
      address: '9 Rolling Pin Court, Saffron Lake, WI 53999',
      phone: '(608) 555-0112',
      mrn: 'SLR-38816',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'C50.911', description: 'Malignant neoplasm of unspecified site of right female breast' },
      { code: 'M25.611', description: 'Stiffness of right shoulder, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Lymphedema of the right arm, stage II, since the mastectomy with removal of 17 lymph nodes on 2026-07-14. Four weeks of conservative treatment from 2027-04-12 to 2027-05-10 with compression bandages, exercise and elevation did not control it. Arm volume 3,120 mL on the right and 2,480 mL on the left on 2027-05-11. Skin thick with pitting, one cellulitis on 2027-03-02 treated with cephalexin. A trial of the pump for 45 minutes on 2027-05-13 took 110 mL off the arm. To be used 60 minutes a day at home.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full arm',
        hcpcs: 'E0668',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'medium',
        justification: 'Sleeve for the pump, right arm. Circumference 36 cm at the upper arm.',
      },
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'beige',
        justification:
          'Daytime sleeve 20 to 30 mmHg for the right arm. Three so that one can be worn, one washed and one dried. She puts it on with a slide aid, without help.',
      },
    ],
    provider: { name: 'Guillermo Stavros-Nwosu, MD', npi: '1293857246', date_signed: '2027-05-25' },
    seen: [
      '2027-05-18, in the lymphedema clinic, by Guillermo Stavros-Nwosu, MD: right arm swollen from hand to axilla, no open skin, right shoulder abduction 105 degrees, radial pulses full on both sides, no sign of clot on duplex ultrasound of 2027-05-17, lungs clear.',
    ],
    told: [
      'Who pays? Dairyland Cooperative Health',
      'Who supplies? Juniper Compression Center',
      'Who fits the sleeves? Magdalena Kirkbride, certified fitter',
      'Where was the operation? Saffron Lake Regional Hospital',
      'Cancer treatment now? Anastrozole 1 mg daily; radiation finished 2026-11-20',
      'Lives with whom? With her mother-in-law Birgitta and her daughter Noor',
      'What work does she do? Pastry cook, four days a week; she cannot lift a 20 pound tray with the right arm',
      'Which hand does she write with? The right',
      'Allergies? Adhesive tape, blisters',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY
May 25, 2027

Dairyland Cooperative Health

Patient: Delphine Okafor-Lindgren, DOB 10/06/1972

To whom it may concern:

Ms. Okafor-Lindgren is a 54-year-old pastry cook with postmastectomy lymphedema syndrome (I97.2) of the right arm. She has a malignant neoplasm of the right breast (C50.911) and stiffness of the right shoulder (M25.611). Her mastectomy with removal of 17 lymph nodes took place on July 14, 2026 at Saffron Lake Regional Hospital. Radiation finished on November 20, 2026, and she now takes anastrozole 1 mg daily.

I saw her in the lymphedema clinic on May 18, 2027. The right arm was swollen from the hand to the axilla without open skin. Shoulder abduction on the right was 105 degrees. The radial pulses were full on both sides, the lungs were clear, and a duplex ultrasound of May 17 gave no sign of clot.

Four weeks of bandages, exercise and elevation, April 12 to May 10, did not control the swelling. A 45-minute trial of the pump took 110 mL off the arm.

I order a segmental pneumatic compressor (E0651), its full arm appliance (E0668) and three compression sleeves (A6578).

Guillermo Stavros-Nwosu, MD
NPI 1293857246`,
    `JUNIPER COMPRESSION CENTER
Fitter's report: Magdalena Kirkbride, certified fitter

Customer: Delphine Okafor-Lindgren (F), MRN SLR-38816

Measurements, 05/11/2027
Right arm volume 3,120 mL
Left arm volume 2,480 mL
Difference 640 mL
Upper arm circumference, right: 36 cm

Products
1. E0651 pneumatic compressor, segmental, without calibrated gradient pressure: 1
2. E0668 segmental appliance, full arm, medium: 1
3. A6578 gradient compression arm sleeve, beige: 3

How used
The pump is for 60 minutes a day at home, which is 7 hours a week. The sleeve is for the daytime, 20 to 30 mmHg. With three sleeves one is worn, one is washed and one dries. She is able to put the sleeve on without help, with a slide aid.

Notes
Adhesive tape gives her blisters. She writes with her right hand. There is no open skin on the arm.

A pump is covered when lymphedema remains after four weeks of conservative treatment that includes a compression bandage or garment, exercise and elevation. She completed that course between 04/12/2027 and 05/10/2027.

Prescriber: Dr. Guillermo Stavros-Nwosu`,
    `Discharge planner's referral for home lymphedema equipment

Date: 05/25/2027
Name: Delphine Okafor-Lindgren
Sex: female     Age: 54
Address: 9 Rolling Pin Court, Saffron Lake, WI 53999
Phone: (608) 555-0112
Insurer: Dairyland Cooperative Health
Supplier: Juniper Compression Center

Diagnoses: I97.2 postmastectomy lymphedema syndrome. C50.911 malignant neoplasm of unspecified site of right female breast. M25.611 stiffness of right shoulder.

Background. The patient had a mastectomy and 17 lymph nodes removed at Saffron Lake Regional Hospital on 07/14/2026. She lives with her daughter Noor and her mother-in-law Birgitta. She works as a pastry cook four days a week and cannot lift a 20 pound tray with her right arm.

Course. Lymphedema of the right arm, stage II, with thick, pitting skin. One cellulitis on 03/02/2027, treated with cephalexin. Conservative treatment over 4 weeks did not control the lymphedema.

Requested:
E0651, quantity 1, limit 1 per 5 years
E0668, quantity 1, limit 1 per 3 years, size medium
A6578, quantity 3, limit 3 per 6 months, which makes 6 a year

The pump will be used at home for 60 minutes daily.

Physician's NPI: 1293857246`,
    `# Letter of Medical Necessity

**Patient:** Delphine Okafor-Lindgren
**Date of birth:** October 6, 1972
**Payer:** Dairyland Cooperative Health

## Diagnosis and history
The patient developed stage II lymphedema of the right arm after a mastectomy with removal of 17 lymph nodes. She had one episode of cellulitis on March 2, 2027, for which she received cephalexin. Her current cancer treatment is anastrozole.

## Objective measures

| Measure | Right | Left |
|---|---|---|
| Arm volume (2027-05-11) | 3,120 mL | 2,480 mL |
| Radial pulse | full | full |

Right shoulder abduction is 105 degrees. Duplex ultrasound on 2027-05-17 showed no sign of clot.

## Conservative treatment
From 2027-04-12 to 2027-05-10 she was treated with compression bandages, exercise and elevation. The lymphedema was not controlled.

## Response to trial
On 2027-05-13, 45 minutes of pumping reduced the arm by 110 mL.

## Items requested
- E0651: segmental pneumatic compressor, home model, 1
- E0668: appliance for the full arm, 1
- A6578: compression arm sleeve, 20 to 30 mmHg, 3

That is five articles on three lines.

## Effect on daily life
She is a pastry cook and writes with her right hand. She is unable to lift a 20 pound tray with the right arm.

Signed by Guillermo Stavros-Nwosu, MD, on May 25, 2027`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'stiffness of the right shoulder (M25.611) → rotator cuff tear of the right shoulder (M25.611)',
    ],
    [2, 'code-disease', 'I97.2 postmastectomy lymphedema syndrome. → I97.2 hereditary lymphedema.'],
    [0, 'other-item', 'its full arm appliance (E0668) → its full arm appliance (A6578)'],
    [
      1,
      'other-item',
      '2. E0668 segmental appliance, full arm, medium: 1 → 2. E0668 segmental appliance, full arm, medium: 3',
    ],
    [0, 'description-detail', 'with postmastectomy lymphedema → with congenital lymphedema'],
    [
      2,
      'description-detail',
      'of unspecified site of right female breast → of upper-outer quadrant of right female breast',
    ],
    [3, 'description-detail', 'developed stage II lymphedema → developed stage III lymphedema'],
    [0, 'side', '(I97.2) of the right arm → (I97.2) of the left arm'],
    [1, 'side', 'She writes with her right hand → She writes with her left hand'],
    [2, 'side', 'Lymphedema of the right arm → Lymphedema of both arms'],
    [1, 'sex', 'Okafor-Lindgren (F) → Okafor-Lindgren (M)'],
    [0, 'sex', 'Ms. Okafor-Lindgren is → Mr. Okafor-Lindgren is'],
    [3, 'sex', 'She is a pastry cook → He is a pastry cook'],
    [1, 'choice', 'arm sleeve, beige: 3 → arm sleeve, black: 3'],
    [2, 'choice', 'size medium → size large'],
    [
      0,
      'device',
      'and three compression sleeves (A6578). → a night garment, and three compression sleeves (A6578).',
    ],
    [2, 'device', 'Requested: → She has a gauntlet already.\n\nRequested:'],
    [0, 'medication', 'anastrozole 1 mg → anastrozole 2 mg'],
    [2, 'medication', 'treated with cephalexin → treated with doxycycline'],
    [
      3,
      'medication',
      'treatment is anastrozole. → treatment is anastrozole; furosemide is taken for the swelling.',
    ],
    [0, 'diagnosis', 'She has a malignant → She has congestive heart failure, a malignant'],
    [3, 'diagnosis', 'showed no sign of clot. → showed no sign of clot. She has hypothyroidism.'],
    [2, 'event', 'One cellulitis on 03/02/2027 → Two hospital stays and one cellulitis on 03/02/2027'],
    [3, 'event', 'with removal of 17 lymph nodes. → with removal of 17 lymph nodes and reconstruction.'],
    [1, 'treatment', 'Adhesive tape gives her blisters. → Neoprene gives her blisters.'],
    [3, 'treatment', 'compression bandages, exercise and → compression bandages, lymph taping, exercise and'],
    [0, 'social', '54-year-old pastry cook → 54-year-old hairdresser'],
    [2, 'social', 'four days a week → six days a week'],
    [2, 'social', 'her daughter Noor and → her husband, her daughter Noor and'],
    [1, 'attitude', 'with a slide aid. → with a slide aid, and she does so faithfully.'],
    [3, 'attitude', '## Items requested → She was pleased and relieved.\n\n## Items requested'],
    [1, 'negation', 'She is able to put → She is not able to put'],
    [3, 'negation', 'She is unable to lift → She is able to lift'],
    [2, 'negation', 'did not control the lymphedema → did control the lymphedema'],
    [0, 'organisation', 'at Saffron Lake Regional Hospital → at Lakeshore University Hospital'],
    [2, 'organisation', 'Supplier: Juniper Compression Center → Supplier: Tamarind Medical Garments'],
    [3, 'organisation', 'Dairyland Cooperative Health → Great Lakes Mutual'],
    [0, 'attestation', 'I order a segmental → I bandaged the arm myself every week and order a segmental'],
    [1, 'attestation', 'Prescriber: Dr. → I certify that I taught her daughter the pump.\n\nPrescriber: Dr.'],
    [0, 'relative-date', 'in the lymphedema clinic on May 18, 2027 → in the lymphedema clinic two days ago'],
    [3, 'relative-date', 'On 2027-05-13, 45 minutes → Last month, 45 minutes'],
    [1, 'other-role', 'right: 36 cm → right: 45 cm'],
    [3, 'other-role', 'abduction is 105 degrees → abduction is 110 degrees'],
    [2, 'brackets', 'with her right arm. → with her right arm [on disability since April].'],
    [
      1,
      'coverage-measure',
      'lymphedema remains after four weeks → lymphedema remains, as with her 900 mL difference, after four weeks',
    ],
    [0, 'script', 'took 110 mL off → took ٣١٠ mL off'],
    [3, 'script', '| 3,120 mL | → | ৪,৫২০ mL |'],
    [1, 'brackets', 'Products → Products [custom glove on back order]'],
    [2, 'script', 'thick, pitting skin. → thick, pitting skin and раrеѕthеѕіа.'],
    [0, 'identifier', 'NPI 1293857246 → NPI 1293875246'],
    [1, 'identifier', 'MRN SLR-38816 → MRN SLR-38861'],
    [2, 'identifier', '(608) 555-0112 → (608) 555-0121'],
    [0, 'date-age', 'DOB 10/06/1972 → DOB 10/06/1970'],
    [2, 'date-age', 'on 07/14/2026 → on 07/04/2026'],
    [2, 'quantity', 'E0668, quantity 1, limit 1 per 3 years → E0668, quantity 1, limit 1 per 3 months'],
    [3, 'quantity', '20 to 30 mmHg, 3 → 20 to 30 mmHg, 5'],
    [2, 'name', 'mother-in-law Birgitta → mother-in-law Brunhilde'],
    [3, 'name', 'Signed by Guillermo Stavros-Nwosu → Signed by Gustavo Stavros-Nwosu'],
    [1, 'retold', '60 minutes a day → 20 minutes a day'],
    [3, 'retold', 'reduced the arm by → enlarged the arm by'],
    [1, 'sum', 'Difference 640 mL → Difference 740 mL'],
    [2, 'sum', 'which makes 6 a year → which makes 9 a year'],
  ],
  corruptions: {},
};
