import type { CorpusCase } from '../corpus-case.ts';

export const stockingMelanoma: CorpusCase = {
  id: 'stocking-melanoma',
  today: '2026-02-09',
  facts: {
    case_id: 3102,
    patient: {
      first_name: 'Anselm',
      middle_name: null,
      last_name: 'Brightwater',
      dob: '1959-12-21',
      gender: 'male',
      height: '175 cm',
      weight: '88 kg',
      address: '77 Kiln Road, Duluth, MN 55804',
      phone: '(218) 555-0170',
      mrn: 'MRN-310264',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.820', description: 'Personal history of malignant melanoma of skin' },
    ],
    items: [
      {
        item: 'Compression stocking, thigh length, 30-40 mmHg',
        hcpcs: 'A6534',
        quantity: 2,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'III',
        color: 'Beige',
        length: 'Thigh',
        justification:
          'Swelling of the right leg since groin node dissection in May 2024. Right calf 44 cm, left 37 cm. Complete decongestive therapy ended in December 2025 and took 5 cm off the calf. Two bouts of cellulitis in 2025. One stocking is worn while the other dries.',
      },
    ],
    provider: { name: 'Dr. Signe Halloran', npi: '1410612075', date_signed: '2026-02-09' },
  },
  notes: [
    `Patient: Anselm Brightwater (12/21/1959)
Date: February 9, 2026

Mr. Brightwater developed lymphedema (I89.0) of the right leg after a groin node dissection in May 2024. He has a personal history of malignant melanoma of the skin (Z85.820). His right calf measures 44 cm against 37 cm on the left, a difference of 7 cm.

Complete decongestive therapy was finished in December 2025 and reduced the calf by 5 cm. In the course of 2025 he had cellulitis twice.

To hold what was gained he needs two thigh-length compression stockings of 30-40 mmHg (A6534), size III, beige: one to wear, one to dry. This is within the limit of three per 6 months.

Dr. Signe Halloran
NPI 1410612075`,
    `BRIGHTWATER, ANSELM - 66 y/o M - MRN-310264
I89.0 / Z85.820
A6534 x 2, sz III, beige, thigh
R calf 44 / L 37
CDT done 12/25: -5 cm
cellulitis x2 (2025)
s/p R groin node dissection 5/2024
2 so 1 can dry
Halloran NPI 1410612075`,
    `The patient is a 66-year-old man who has lymphedema of his right leg. Lymphedema is a chronic condition in which fluid collects because lymph vessels or nodes were damaged or taken out. In his case the nodes of the groin were removed in 2024.

Compression is the mainstay of lifelong maintenance. Without it the swelling comes back and infections such as cellulitis become more likely; he has already had two.

Two stockings are requested because a stocking must be washed daily and takes time to dry.

Patient: Anselm Brightwater. Prescriber: Dr. Signe Halloran, NPI 1410612075.`,
    `1. Patient: Mr. Anselm Brightwater, MRN-310264
2. Diagnosis: Lymphedema, not elsewhere classified - I89.0
3. Secondary: Personal history of malignant melanoma of skin - Z85.820
4. Item: Compression stocking, thigh length, 30-40 mmHg, A6534
5. Quantity: 2 (two)
6. Measurements: right calf 44 cm; left calf 37 cm
7. Prior treatment: complete decongestive therapy to December 2025
8. Signed: Dr. Signe Halloran, 1410612075, 02/09/2026`,
    `Dear reviewer, please approve 2 thigh stockings (A6534) for my patient Anselm Brightwater. You allow 3 in 6 months, he asks for 2. He went through complete decongestive therapy and lost 5 cm at the calf; a stocking is what keeps it off. He's had cellulitis two times last year. Right leg only. Regards, S. Halloran, NPI 1410612075`,
  ],
  passages: [
    'The right calf is 7 cm larger than the left.',
    'Each bout of cellulitis harms the lymph vessels further.',
    'A stocking loses its pressure with wear and has to be replaced.',
    'Only one leg is affected.',
  ],
  edits: [
    [0, 'description-detail', 'malignant melanoma of the skin → malignant melanoma of the eye'],
    [2, 'event', 'he has already had two → he has already had two and spent a week in hospital'],
    [3, 'quantity', 'Quantity: 2 (two) → Quantity: 4 (four)'],
  ],
  corruptions: {
    'code-disease': ['Z85.820, history of malignant {melanoma of skin → neoplasm of prostate}'],
    'description-detail': ['{Lymphedema → Hereditary lymphedema} (I89.0)'],
    side: ['The {right → left} calf measures 44 cm.', 'Swelling of the {right leg → both legs}'],
    sex: ['{Mr. → Mrs.} Brightwater'],
    choice: ['The stockings are {beige → black}.', '{Thigh → Knee}-length compression stockings'],
    device: ['{ → He has a pneumatic pump at home.}'],
    medication: ['{ → Furosemide 20 mg is given for the swelling.}'],
    treatment: ['{ → He is allergic to latex.}'],
    attitude: ['~ { → He is strongly committed to his skin care.}'],
    organisation: ['{ → Blue Cross of Minnesota has approved the garments.}'],
    'date-age': ['Groin node dissection in {May → August} 2024'],
    quantity: ['The limit is {3 → 2} per 6 months.'],
    'coverage-measure': [
      'Medicare covers compression garments for lymphedema{ →, and his ankle measures 31 cm}.',
    ],
    negation: ['{ → Decongestive therapy did not reduce the calf.}'],
    sum: ['Two stockings now and two in six months, that is {four → six} a year'],
    retold: ['It took {5 → 9} cm off the calf.'],
  },
};
