import type { CorpusCase } from '../corpus-case.ts';

/** A language model: a formal letter, a letter in the first person of a therapist, and a structured summary. */
export const armSleeveLymphedemaApiaryClerk: CorpusCase = {
  id: 'arm-sleeve-lymphedema-apiary-clerk',
  today: '2026-11-20',
  facts: {
    case_id: 9414,
    patient: {
      first_name: 'Bernadette',
      middle_name: 'Iris',
      last_name: 'Oduya',
      dob: '1963-04-12',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '158 lb',
      address: '17 Clover Loop, Hollis Mill, NC 28999',
      phone: '(828) 555-0195',
      mrn: 'HM-20885',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'Beige',
        length: 'Wrist to axilla',
        size: 'Left M',
        justification:
          'Left mastectomy with removal of 14 lymph nodes 2023-05-19, radiation until 2023-09-08. Swelling of the left arm since March 2025. Measured 2026-11-05 by Kwame Strand, OT, CLT: wrist 17.8 cm left, 16.0 right; forearm 27.4 left, 24.1 right; upper arm 33.9 left, 30.6 right. Stage II: pits, raising the arm overnight no longer helps. Volume difference 19 %. Bandaged 5 days a week for 3 weeks, 2026-10-12 to 2026-10-30: difference fell from 27 % to 19 %. Cellulitis of the arm once, in February 2026, cephalexin for 10 days. Class 2, 30-40 mmHg. Sleeves of 2025 stretched out. Puts the sleeve on herself with a rubber glove. Right-handed. Keeps the books of an apiary.',
      },
      {
        item: 'Gradient compression garment, glove, padded, for nighttime use, each',
        hcpcs: 'A6520',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        size: 'Left M',
        justification:
          'Back of the left hand swollen in the morning, soft by noon. Fingers move fully. No cancer found on 2026-08-21. Not to be worn with an infection.',
      },
    ],
    provider: { name: 'Phineas Galloway-Ito, MD', npi: '1831750946', date_signed: '2026-11-20' },
    seen: [
      '2026-11-13, telehealth visit, by Phineas Galloway-Ito, MD: skin without redness, tightness in the left arm by evening.',
    ],
  },
  notes: [
    `November 20, 2026

To Whom It May Concern:

I am writing to request coverage of compression garments for my patient, Ms. Bernadette Iris Oduya (date of birth April 12, 1963), who suffers from postmastectomy lymphedema syndrome (I97.2) of the left arm and has an acquired absence of the left breast and nipple (Z90.12).

Ms. Oduya underwent a left mastectomy on May 19, 2023, in which 14 lymph nodes were removed, and completed radiation on September 8 of that year. Her arm has been swollen since March 2025. The lymphedema is in stage II: the tissue pits, and elevation overnight no longer reduces it.

On November 5, 2026, Kwame Strand, OT, CLT, measured both arms. The left exceeded the right by 1.8 cm at the wrist, by 3.3 cm at the forearm and by 3.3 cm at the upper arm, and its volume was 19 % greater. Three weeks of bandaging in October, on five days of each week, had brought the difference down from 27 %.

Compression garments do not cure lymphedema; they keep what bandaging has gained. Her sleeves of last year are stretched out. I therefore prescribe three class 2 sleeves (A6578, 30 to 40 mmHg, beige, wrist to axilla, medium) and one padded night glove (A6520, medium), all for the left arm.

Thank you for your consideration.

Phineas Galloway-Ito, MD
NPI 1831750946`,
    `Dear Claims Examiner,

Numbers first. Circumference in centimeters, November 5: wrist 17.8 against 16.0, forearm 27.4 against 24.1, upper arm 33.9 against 30.6; the larger number is always the left arm of Bernadette Oduya.

What they mean. Before the bandaging that ended on October 30, the left arm held 27 % more than the right. Afterward it was 19 %. The eight points she won in fifteen days of bandages will be lost if nothing holds them, for without compression lymph collects again. Garments lose their elasticity with wear, and those she got in 2025 have.

Why a glove for the night as well? In the morning the back of the left hand is swollen; by noon it has softened. All her fingers move fully.

What else you might ask. The last cancer check, on August 21, found none. She had one cellulitis of the arm, in February of this year, and took cephalexin for ten days. When I saw her by telehealth on November 13, nothing was red, but she spoke of tightness by evening. She dons the sleeve without help, using a rubber glove, and she is right-handed. She keeps the books of an apiary.

Codes: I97.2, Z90.12. Items: A6578 x 3, A6520 x 1.

Phineas Galloway-Ito, MD / NPI 1831750946`,
    `LYMPHEDEMA GARMENT REQUEST

Patient: Oduya, Bernadette I. (F, 63) | MRN HM-20885
Diagnoses: I97.2; Z90.12
Laterality: LEFT

History
- L mastectomy 05/19/2023, 14 nodes; XRT to 09/08/2023
- onset of swelling 03/2025
- cellulitis x1 (02/2026)
- NED 08/21/2026

Therapist measurements (K. Strand, OT, CLT; 11/05/2026)
- wrist L 17.8 / R 16.0
- forearm L 27.4 / R 24.1
- upper arm L 33.9 / R 30.6
- volume +19 %

Treatment: bandaging 10/12-10/30/2026, 5x/wk

Garments
- day: A6578, CCL 2, beige, wrist-axilla, L, M: 3 pcs (limit 3 per 6 mo)
- night: A6520 glove, padded, L, M: 1 pc (limit 2 per 2 yr)
- total 4 pcs

Precaution: glove off during infection
Phineas Galloway-Ito, MD, 1831750946`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'underwent a left mastectomy on → underwent a bilateral mastectomy on'],
    [0, 'quantity', 'in which 14 lymph nodes were removed → in which 4 lymph nodes were removed'],
    [0, 'treatment', 'and completed radiation on September 8 → and completed chemotherapy on September 8'],
    [0, 'description-detail', 'The lymphedema is in stage II: → The lymphedema is in stage III:'],
    [
      0,
      'negation',
      'and elevation overnight no longer reduces it → and elevation overnight still reduces it',
    ],
    [0, 'name', 'Kwame Strand, OT, CLT, measured both arms → Paulette Strand, PT, CLT, measured both arms'],
    [0, 'sum', 'by 1.8 cm at the wrist → by 2.8 cm at the wrist'],
    [0, 'retold', 'had brought the difference down from 27 % → had brought the difference up from 17 %'],
    [
      0,
      'description-detail',
      'I therefore prescribe three class 2 sleeves → I therefore prescribe three class 1 sleeves',
    ],
    [0, 'quantity', '30 to 40 mmHg → 20 to 30 mmHg'],
    [0, 'choice', 'beige, wrist to axilla → black, wrist to axilla'],
    [
      0,
      'date-age',
      'Her arm has been swollen since March 2025. → Her arm has been swollen since March 2023.',
    ],
    [1, 'sum', 'The eight points she won → The eighteen points she won'],
    [
      1,
      'retold',
      'In the morning the back of the left hand is swollen; by noon it has softened. → In the morning the back of the left hand is soft; by noon it has swollen.',
    ],
    [1, 'negation', 'All her fingers move fully. → Not all her fingers move fully.'],
    [1, 'diagnosis', 'on August 21, found none → on August 21, found a nodule in the lung'],
    [1, 'medication', 'and took cephalexin for ten days → and took clindamycin for ten days'],
    [1, 'attestation', 'When I saw her by telehealth on → When I saw her in the clinic on'],
    [1, 'side', 'and she is right-handed → and she is left-handed'],
    [1, 'social', 'She keeps the books of an apiary. → She keeps the bees of an apiary.'],
    [1, 'event', 'She had one cellulitis of the arm → She was in hospital for one cellulitis of the arm'],
    [2, 'other-role', 'forearm L 27.4 / R 24.1 → forearm L 27.4 / R 30.6'],
    [2, 'side', 'Laterality: LEFT → Laterality: RIGHT'],
    [2, 'device', 'total 4 pcs → bandage liners: as needed\n- total 4 pcs'],
    [2, 'sum', 'total 4 pcs → total 5 pcs'],
    [0, 'organisation', 'To Whom It May Concern: → To the Medical Director, Blue Ridge Health Alliance:'],
    [2, 'code-disease', 'Diagnoses: I97.2; Z90.12 → Diagnoses: I97.2 (hereditary lymphedema); Z90.12'],
  ],
  corruptions: {},
};
