import type { CorpusFacts } from '../corpus-case.ts';

const DAY = '2026-11-23';

const unknown = { size: null, color: null, length: null, justification: null };
const unlimited = { ...unknown, quantity_limit: null, limit_period: null };

/** Invented cases that the check had not met in any form before the models wrote about them. `day`: that of the note. */
export const furtherCases: readonly {
  readonly id: string;
  readonly day: string;
  readonly facts: CorpusFacts;
}[] = [
  {
    id: 'further-walker-fracture',
    day: DAY,
    facts: {
      case_id: 9101,
      patient: {
        first_name: 'Odalys',
        middle_name: null,
        last_name: 'Brinkerhoff',
        dob: '1951-06-17',
        gender: 'female',
        height: '158 cm',
        weight: '61 kg',
        address: '27 Tannery Row, Pella, IA 50219',
        phone: '(641) 555-0112',
        mrn: 'MRN-910101',
      },
      diagnoses: [
        {
          code: 'S72.142D',
          description: 'Displaced intertrochanteric fracture of left femur, subsequent encounter',
        },
        { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
      ],
      items: [
        {
          ...unlimited,
          item: 'Folding walker with wheels',
          hcpcs: 'E0143',
          quantity: 1,
          justification:
            'The left leg bears 50 percent of her weight until 2027-01-04. With a cane she could not walk from the bed to the kitchen, 20 feet. With a wheeled walker she walked 80 feet on 2026-11-18.',
        },
        {
          ...unlimited,
          item: 'Commode chair, stationary',
          hcpcs: 'E0163',
          quantity: 1,
          justification: 'The only toilet is on the upper floor, 14 steps up, and she must not climb stairs.',
        },
      ],
      provider: { name: 'Dr. Piotr Lansana', npi: '1902837467', date_signed: '2026-11-23' },
    },
  },
  {
    id: 'further-catheterless-man',
    day: DAY,
    facts: {
      case_id: 9102,
      patient: {
        first_name: 'Esteban',
        middle_name: 'Luis',
        last_name: 'Okonjo',
        dob: '1963-02-28',
        gender: 'male',
        height: '181 cm',
        weight: '94 kg',
        address: '803 Sawmill Road, Elko, NV 89801',
        phone: '(775) 555-0171',
        mrn: 'MRN-910102',
      },
      diagnoses: [
        { code: 'N39.3', description: 'Stress incontinence (female) (male)' },
        { code: 'Z90.79', description: 'Acquired absence of other genital organ(s)' },
      ],
      items: [
        {
          ...unknown,
          item: 'Protective underwear, extra large',
          hcpcs: 'T4528',
          quantity: 240,
          quantity_limit: 200,
          limit_period: 'month',
          size: 'XL',
          justification:
            'He loses urine eight times a day since the prostate was removed in August 2025; a pad test over 24 hours showed 410 g. He works as a roofer and changes at noon.',
        },
        {
          ...unknown,
          item: 'Bladder control pads',
          hcpcs: 'T4535',
          quantity: 90,
          quantity_limit: 120,
          limit_period: 'month',
        },
      ],
      provider: { name: 'Dr. Amrit Vestergaard', npi: '1447382910', date_signed: '2026-11-21' },
    },
  },
  {
    id: 'further-sensor-hypoglycemia',
    day: DAY,
    facts: {
      case_id: 9103,
      patient: {
        first_name: 'Thandiwe',
        middle_name: null,
        last_name: 'Marchetti',
        dob: '1989-10-05',
        gender: 'female',
        height: '170 cm',
        weight: '66 kg',
        address: '5 Orchard Court, Ephrata, WA 98823',
        phone: '(509) 555-0133',
        mrn: 'MRN-910103',
      },
      diagnoses: [
        { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
        {
          code: 'E10.319',
          description: 'Type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema',
        },
      ],
      items: [
        {
          ...unknown,
          item: 'CGM supplies, non-adjunctive',
          hcpcs: 'A4239',
          quantity: 1,
          quantity_limit: 1,
          limit_period: 'month',
          justification:
            'HbA1c 7.4 percent on 2026-10-30. In October 2026 she had five values under 54 mg/dL, three of them at night, and did not feel them. She injects insulin four times a day.',
        },
        { ...unlimited, item: 'CGM receiver, non-adjunctive', hcpcs: 'E2103', quantity: 1 },
      ],
      provider: { name: 'Dr. Lowell Nakagawa', npi: '1588829173', date_signed: '2026-11-19' },
    },
  },
  {
    id: 'further-strips-elder',
    day: DAY,
    facts: {
      case_id: 9104,
      patient: {
        first_name: 'Wendell',
        middle_name: 'Ray',
        last_name: 'Sokolova',
        dob: '1944-12-31',
        gender: 'male',
        height: '168 cm',
        weight: '72 kg',
        address: '460 Ferry Street, Astoria, OR 97103',
        phone: '(503) 555-0188',
        mrn: 'MRN-910104',
      },
      diagnoses: [
        { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
        { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
      ],
      items: [
        {
          ...unknown,
          item: 'BGM test strips',
          hcpcs: 'A4253',
          quantity: 200,
          quantity_limit: 100,
          limit_period: '3 months',
          justification:
            'He does not use insulin. Glipizide was stopped on 2026-09-14 after a value of 48 mg/dL, and he tests twice a day while the treatment is changed.',
        },
        { ...unlimited, item: 'Lancets', hcpcs: 'A4259', quantity: 2 },
      ],
      provider: { name: 'Dr. Brónach Tellez', npi: '1659402283', date_signed: '2026-11-22' },
    },
  },
  {
    id: 'further-shoes-toe',
    day: DAY,
    facts: {
      case_id: 9105,
      patient: {
        first_name: 'Lucinda',
        middle_name: 'Fay',
        last_name: 'Abernathy',
        dob: '1957-04-22',
        gender: 'female',
        height: '163 cm',
        weight: '88 kg',
        address: '1 Mill Pond Lane, Houlton, ME 04730',
        phone: '(207) 555-0109',
        mrn: 'MRN-910105',
      },
      diagnoses: [
        {
          code: 'E11.51',
          description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
        },
        { code: 'Z89.421', description: 'Acquired absence of other right toe(s)' },
      ],
      items: [
        {
          ...unknown,
          item: 'Diabetic depth-inlay shoe',
          hcpcs: 'A5500',
          quantity: 2,
          quantity_limit: 2,
          limit_period: 'year',
          size: '8 wide',
          color: 'Brown',
          justification:
            'The second right toe was taken off in March 2024. The skin over the right first metatarsal head is callused, and she does not feel the monofilament at four of ten places of the right foot.',
        },
        {
          ...unknown,
          item: 'Shoe insert, heat molded',
          hcpcs: 'A5512',
          quantity: 6,
          quantity_limit: 6,
          limit_period: 'year',
        },
      ],
      provider: { name: 'Dr. Sunniva Castellano', npi: '1730066148', date_signed: '2026-11-20' },
    },
  },
  {
    id: 'further-stocking-ulcer',
    day: DAY,
    facts: {
      case_id: 9106,
      patient: {
        first_name: 'Gus',
        middle_name: null,
        last_name: 'Petrakis-Holm',
        dob: '1960-08-09',
        gender: 'male',
        height: '175 cm',
        weight: '102 kg',
        address: '77 Granary Way, Minot, ND 58701',
        phone: '(701) 555-0154',
        mrn: 'MRN-910106',
      },
      diagnoses: [
        {
          code: 'I83.018',
          description: 'Varicose veins of right lower extremity with ulcer other part of lower leg',
        },
        {
          code: 'L97.811',
          description:
            'Non-pressure chronic ulcer of other part of right lower leg limited to breakdown of skin',
        },
      ],
      items: [
        {
          ...unknown,
          item: 'Gradient compression stocking, below knee, 30-40 mmHg',
          hcpcs: 'A6531',
          quantity: 4,
          quantity_limit: 2,
          limit_period: '6 months',
          size: 'L',
          color: 'Black',
          length: 'Short',
          justification:
            'The ulcer measured 3.1 by 2.2 cm on 2026-09-02 and 1.4 by 0.9 cm on 2026-11-12 under compression. The ankle brachial index is 1.02. He cannot wash and dry one pair overnight because he works nights.',
        },
      ],
      provider: { name: 'Dr. Ottilie Ramaswamy', npi: '1821190375', date_signed: '2026-11-23' },
    },
  },
  {
    id: 'further-chair-sclerosis',
    day: DAY,
    facts: {
      case_id: 9107,
      patient: {
        first_name: 'Renske',
        middle_name: null,
        last_name: 'Delacroix',
        dob: '1978-01-13',
        gender: 'female',
        height: '172 cm',
        weight: '58 kg',
        address: '212 Quince Avenue, Taos, NM 87571',
        phone: '(575) 555-0120',
        mrn: 'MRN-910107',
      },
      diagnoses: [
        { code: 'G35', description: 'Multiple sclerosis' },
        { code: 'R26.2', description: 'Difficulty in walking, not elsewhere classified' },
      ],
      items: [
        {
          ...unlimited,
          item: 'Lightweight wheelchair',
          hcpcs: 'K0003',
          quantity: 1,
          justification:
            'She walks 25 feet with a rollator and then has to sit down for ten minutes. She cannot propel a standard wheelchair of 36 pounds: grip strength is 9 kg on the right and 11 kg on the left. She propelled a lightweight wheelchair 150 feet on 2026-11-02.',
        },
        {
          ...unlimited,
          item: 'General use wheelchair seat cushion',
          hcpcs: 'E2601',
          quantity: 1,
          justification: 'She sits nine hours a day; there is no pressure ulcer.',
        },
      ],
      provider: { name: 'Dr. Caspian Wójcik', npi: '1962285509', date_signed: '2026-11-23' },
    },
  },
  {
    id: 'further-sleeve-left',
    day: DAY,
    facts: {
      case_id: 9108,
      patient: {
        first_name: 'Philippa',
        middle_name: 'June',
        last_name: 'Tadesse',
        dob: '1970-05-30',
        gender: 'female',
        height: '166 cm',
        weight: '70 kg',
        address: '39 Cannery Hill, Sitka, AK 99835',
        phone: '(907) 555-0145',
        mrn: 'MRN-910108',
      },
      diagnoses: [
        { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
        { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      ],
      items: [
        {
          ...unknown,
          item: 'Lymphedema arm sleeve',
          hcpcs: 'A6578',
          quantity: 3,
          quantity_limit: 3,
          limit_period: '6 months',
          size: 'M',
          color: 'Beige',
          length: 'Long',
          justification:
            'Twelve lymph nodes of the left armpit were removed in 2023. The left forearm measures 29.5 cm, the right 25.0 cm. After four weeks of bandaging the difference had been 2.0 cm; the last sleeve is worn out since June 2026.',
        },
      ],
      provider: { name: 'Dr. Idris Falkenberg', npi: '1073384926', date_signed: '2026-11-18' },
    },
  },
];
