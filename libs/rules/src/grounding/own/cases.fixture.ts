import type { GroundingFacts } from '../grounding-facts.ts';

const dates = { date_signed: '2026-11-12' };

/** Invented cases of the own corpus, one for each kind of equipment. */
export const OWN_CASES = {
  cgm: {
    case_id: 301,
    patient: {
      first_name: 'Harold',
      last_name: 'Finchley',
      dob: '1951-06-14',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '201 lb',
      mrn: 'MRN-220145',
    },
    diagnoses: [
      { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      { item: 'CGM receiver, non-adjunctive', hcpcs: 'E2103', quantity: 1 },
      {
        item: 'CGM supplies, non-adjunctive',
        hcpcs: 'A4239',
        quantity: 3,
        justification: 'He is able to read the display and was trained by his wife on October 2, 2026.',
      },
    ],
    provider: { name: 'Dr. Laura Whitcomb', npi: '1245319599', ...dates },
  },
  briefs: {
    case_id: 302,
    patient: {
      first_name: 'Edna',
      last_name: 'Marlowe',
      dob: '1944-02-20',
      gender: 'female',
      weight: '148 lb',
    },
    diagnoses: [
      { code: 'N39.41', description: 'Urge incontinence' },
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
    ],
    items: [
      {
        item: 'Adult briefs, large',
        hcpcs: 'T4523',
        quantity: 420,
        quantity_limit: 360,
        limit_period: 'month',
        size: 'L',
        color: 'White',
        justification:
          'Fourteen changes in 24 hours are recorded on the continence chart. She is not able to reach the toilet in time.',
      },
      { item: 'Underpads, large', hcpcs: 'T4541', quantity: 120, quantity_limit: 150, limit_period: 'month' },
    ],
    provider: { name: 'Samuel Ortega, MD', npi: '1386729144', ...dates },
  },
  shoes: {
    case_id: 303,
    patient: { first_name: 'Victor', last_name: 'Abernathy', dob: '1959-09-30', gender: 'male' },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'Diabetic depth-inlay shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '8',
        color: 'Black',
      },
      { item: 'Shoe insert, custom milled', hcpcs: 'A5514', quantity: 6 },
    ],
    provider: { name: 'Dr. Naomi Feld', npi: '1730184223', ...dates },
  },
  compression: {
    case_id: 304,
    patient: { first_name: 'Rosalind', last_name: 'Keane', dob: '1968-12-03', gender: 'female' },
    diagnoses: [
      {
        code: 'I83.018',
        description: 'Varicose veins of right lower extremity with ulcer other part of lower leg',
      },
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Compression stocking for venous ulcer, 30-40 mmHg',
        hcpcs: 'A6531',
        quantity: 2,
        size: 'M',
        color: 'Beige',
        length: 'Short',
        justification: 'One is worn while the other is washed.',
      },
    ],
    provider: { name: 'Dr. Ian Castellan', npi: '1487660012', ...dates },
  },
  mobility: {
    case_id: 305,
    patient: {
      first_name: 'Delphine',
      last_name: 'Osei',
      dob: '1939-04-08',
      gender: 'female',
      weight: '132 lb',
    },
    diagnoses: [
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'R26.81', description: 'Unsteadiness on feet' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
    ],
    items: [
      { item: 'Wheeled walker', hcpcs: 'E0143', quantity: 1 },
      {
        item: 'Standard wheelchair',
        hcpcs: 'K0001',
        quantity: 1,
        size: '18 in',
        justification:
          'For distances beyond the room; her daughter pushes the chair. A cane was tried and did not suffice.',
      },
    ],
    provider: { name: 'Dr. Peter Vance', npi: '1962504430', ...dates },
  },
  strips: {
    case_id: 306,
    patient: { first_name: 'Tomás', last_name: 'Beltrán', dob: '1972-07-25', gender: null },
    diagnoses: [{ code: 'E10.9', description: 'Type 1 diabetes mellitus without complications' }],
    items: [
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 400,
        quantity_limit: 300,
        limit_period: '3 months',
        justification: 'Testing four times a day is ordered while the dose is adjusted.',
      },
      { item: 'Lancets', hcpcs: 'A4259', quantity: 4 },
    ],
    provider: { name: 'Dr. Grace Lindqvist', npi: '1598763402', ...dates },
  },
} satisfies Record<string, GroundingFacts & { patient: { gender: string | null } }>;

export type OwnCase = keyof typeof OWN_CASES;
export const OWN_DAY = '2026-11-18';
