import type { CorpusCase } from '../corpus-case.ts';

export const lymphPumpLeg: CorpusCase = {
  id: 'lymph-pump-leg',
  today: '2026-09-14',
  facts: {
    case_id: 7106,
    patient: {
      first_name: 'Rosalind',
      middle_name: 'May',
      last_name: 'Eberhardt',
      dob: '1959-01-08',
      gender: 'female',
      height: '165 cm',
      weight: '88 kg',
      address: '31 Old Mill Way, Cedar Notch, VT 05999',
      phone: '(802) 555-0106',
      mrn: 'CN-128-664',
    },
    diagnoses: [
      {
        code: 'I89.0',
        description: 'Lymphedema, not elsewhere classified',
      },
      {
        code: 'Z85.42',
        description: 'Personal history of malignant neoplasm of other parts of uterus',
      },
      {
        code: 'Z92.3',
        description: 'Personal history of irradiation',
      },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left leg stage II since pelvic radiation 2019. Calf 46.8 cm, right 37.8 cm on 2026-08-20. Four weeks stocking daily, exercise, elevation 2026-07-06 to 2026-08-03: calf 46.9 to 46.7 cm. Cellulitis left leg 2 times, 2025-12 and 2026-04, cephalexin 10 days each, at home. Manual drainage 16 sessions, ended 2026-06-26, swelling back in 3 weeks. Pump trial in clinic 2026-08-20, 45 mmHg, 60 min: calf 45.2 cm after. Lives alone, walks with cane. Ultrasound 2026-05-11 no clot.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Swelling up to groin: thigh 64.0 cm, right 57.5 cm on 2026-08-20. Half-leg appliance tried 2026-08-13 pushed fluid to knee, knee plus 1.1 cm. Left leg only.',
      },
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, each',
        hcpcs: 'A6552',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'IV',
        color: 'sand',
        length: 'petite',
        justification:
          'For left leg: one worn, one washed, one drying. Stocking of 2025 stretched, measured 18 mmHg on 2026-08-20. Puts it on with a frame, 12 min.',
      },
    ],
    provider: {
      name: 'Philippa Nakagawa-Orr, MD',
      npi: '1306055521',
      date_signed: '2026-09-11',
    },
  },
  notes: [
    'To the Utilization Management Department\n\nConcerning Ms. Rosalind May Eberhardt, case number 7106\n\nI care for this sixty-seven-year-old woman, whose left leg has been swollen ever since she received radiation to the pelvis in 2019; her history includes a malignancy of the uterus. The lymphedema is in stage II. On August 20 the left calf measured 46.8 cm around, nine centimeters more than the right, and the thigh 64 cm, which exceeds the other by six and a half.\n\nTwice within the past year, in December and again in April, she had cellulitis of that leg. Each time she was treated at home with cephalexin for ten days. Sixteen sessions of manual drainage ended on June 26, and within three weeks the swelling had returned. Four further weeks of daily compression, exercise and elevation, to August 3, moved the calf by two millimeters.\n\nOne hour on a pump at 45 mmHg took it from 46.8 to 45.2. I ask you to approve a segmental compressor, one full-leg appliance for the left side, and three stockings.\n\nPhilippa Nakagawa-Orr, MD\nSeptember 11, 2026',
    'LE clinic. R.M.E. 67F, 165 cm/88 kg (BMI ~32). LLE lymphedema st II, s/p pelvic XRT 2019, hx uterine ca.\n8/20: L calf 46.8 / R 37.8. L thigh 64.0 / R 57.5. To groin.\nCell. LLE x2 (12/25, 4/26), cephalexin x10 d ea, outpt.\nUS 5/11 neg clot.\nMLD x16, last 6/26, recur 3 wk.\nCons tx 7/6-8/3: 46.9 -> 46.7.\n1/2-leg appl 8/13: knee +1.1.\nPump 8/20 45 mmHg x60 min: 46.8 -> 45.2 calf.\nOld stkg 18 mmHg (8/20).\nLives alone, cane.\nOrd E0651 x1, E0667 x1 L, A6552 x3 (IV, sand, petite).',
    'Home situation and stockings, my observations. Rosalind lives by herself and walks with a cane. Getting the stocking on takes her twelve minutes, and she needs the frame for it. The one she had from 2025 is stretched out; on the 20th of August we measured it and it gave only 18 mmHg, and what it ought to give is 30 to 40. I have put down three new ones in sand, size IV, petite length, all of them for the left: while one is on her leg another is in the wash and the third is hanging to dry. The same day she had an hour with the pump and her calf was 1.6 cm smaller at the end. The week before, August 13, the shorter appliance was tried, the one for half the leg, and it just moved the fluid up to her knee, which got 1.1 cm bigger. So it will have to be the full leg.',
    'ARGUMENT IN SUPPORT OF E0651 AND E0667\n\nLymphedema is not water that a pill can carry off. Diuretics do little against it, because the fluid is rich in protein and the vessels that ought to return it are damaged or gone. In stage II elevation alone seldom reduces the limb. Left to itself it hardens, and each infection destroys more of what drainage is left.\n\nA policy that asks for a four-week trial of conservative measures has been satisfied: July 6 to August 3, daily stocking, exercise, elevation. The result? From 46.9 to 46.7 cm. Is that an improvement? Hardly; a tape measure errs by as much.\n\nMight manual drainage be continued instead? It was given sixteen times, and three weeks after it ended the swelling was back. A person who lives alone cannot have it done by a household member.\n\nMight a single-chamber pump suffice? A device with one chamber presses everywhere alike and may drive fluid downward as well as up; a segmental one fills from the foot toward the hip. The dearer type with calibrated gradient pressure (E0652) is not requested.\n\nMight a half-leg sleeve do? It was tried, and the knee swelled by 1.1 centimeters. The swelling extends to the groin.\n\nAn ultrasound on May 11 showed no clot, so that contraindication is out of the way.',
    'S: Lives alone, ambulates with cane. Dons stocking with frame in 12 minutes.\n\nO:\n  Calf L 46.8 cm, R 37.8 cm (08/20/2026)\n  Thigh L 64.0 cm, R 57.5 cm\n  Existing stocking 18 mmHg\n  Ultrasound 05/11/2026: no clot\n\nA:\n  I89.0 lymphedema, not elsewhere classified; left leg, stage II\n  Z85.42 history of malignant neoplasm of other parts of uterus\n  Z92.3 history of irradiation\n\nP:\n  E0651 segmental pneumatic compressor, 1 (1 per 5 years)\n  E0667 full leg segmental appliance, 1 (1 per 3 years)\n  A6552 below-knee gradient stocking 30-40 mmHg, 3 (3 per 6 months)\n\nEberhardt, Rosalind May; DOB 01/08/1959; F; MRN CN-128-664; 31 Old Mill Way, Cedar Notch, VT 05999\nNakagawa-Orr, MD; NPI 1306055521; e-signed 09/11/2026',
  ],
  passages: [
    'In inches, the left calf is 18.4 around and the right 14.9. The patient herself, at 165 cm, is about five foot five, and 88 kilos are 194 pounds.',
    "Between the last session of drainage, June 26, and the beginning of the stocking trial, July 6, ten days went by; the trial itself ran 28 days. Three stockings each half year are six a year. The pump's hour brought down the calf by 1.6 cm, eight times what the four weeks of conservative care had brought.",
    'Lymphedema is customarily staged from 0 to III; in stage II pitting persists and tissue begins to fibrose. It may follow surgery or radiation by months or years. Medicare has covered compression garments for lymphedema under a benefit of their own since January 2024.',
    'Left and right are nowhere near alike: 46.8 against 37.8 at the calf, 64.0 against 57.5 at the thigh. An old stocking of 18 mmHg gives less than two thirds of the lower end of what is prescribed.',
    'The right leg gets neither appliance nor stocking. There was no clot on ultrasound, and the two bouts of cellulitis did not bring her into the hospital, being handled at home. No thigh-high garment and no calibrated gradient pump are on the order.',
    'Seven years on from her radiation she gets about with a cane and keeps house alone. In December and again in spring the leg was infected; each time ten days of cephalexin. She had her sixteen drainages, and three weeks later the leg had filled again.',
  ],
  edits: [
    [0, 'sum', 'nine centimeters more than the right → seven centimeters more than the right'],
    [0, 'event', 'she was treated at home with → she was treated in hospital with'],
    [1, 'side', 'LLE lymphedema st II → RLE lymphedema st II'],
    [1, 'medication', 'cephalexin x10 d → clindamycin x10 d'],
    [2, 'choice', 'in sand, size IV → in black, size IV'],
    [2, 'social', 'Rosalind lives by herself → Rosalind lives with her daughter'],
    [3, 'negation', 'showed no clot → showed a clot'],
    [3, 'device', '(E0652) is not requested → (E0652) is requested'],
    [4, 'description-detail', 'below-knee gradient stocking → thigh-length gradient stocking'],
    [4, 'coverage-measure', '1 (1 per 3 years) → 1 (1 per 2 years)'],
  ],
  corruptions: {
    'code-disease': [
      'Z92.3 records a history of {irradiation → chemotherapy}.',
      'I89.0 is the code of {lymphedema → chronic venous insufficiency}.',
    ],
    'other-item': ['E0667 is the {full leg appliance → appliance for the arm}.'],
    'description-detail': ['Her lymphedema has reached stage {II → III}.'],
    side: ['The stockings are for the {left → right} leg.'],
    choice: ['The stockings come in {petite → regular} length.'],
    device: ['Pump, appliance and stockings are ordered{ → , and a lift chair for the evenings}.'],
    medication: ['Each cellulitis was treated with {cephalexin → doxycycline}.'],
    diagnosis: ['Her history includes a cancer of the {uterus → breast}.'],
    event: ['She walks with a cane{ →  since breaking her hip}.'],
    treatment: ['She had {manual drainage → laser therapy}, sixteen sessions of it.'],
    sex: ['{She → He} puts the stocking on with a frame.'],
    'relative-date': ['The pump was tried {on August 20 → last Monday}.'],
    'other-role': ['The right calf measured {37.8 → 57.5} cm.'],
    retold: [
      'The trial was run at a pressure of {45 → 60} mmHg.',
      'It takes her {12 → 25} minutes to don the stocking.',
    ],
    sum: ['The thighs differ by {6.5 → 8.5} cm.'],
    quantity: ['{Three → Six} stockings are asked for.'],
    'date-age': ['The radiation was given in {2019 → 2016}.'],
    organisation: [
      'An hour with the pump made the calf smaller{ → , as the therapist of Green Hollow Lymphatic Center confirmed}.',
    ],
    name: ['Ms. {Eberhardt → Eberhart} lives alone.'],
  },
};
