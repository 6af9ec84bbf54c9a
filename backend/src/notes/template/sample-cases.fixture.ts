import type { CaseFacts, DiagnosisFacts, ItemFacts } from '@vouchwell/document';

/** One invented case for each category of equipment. */
const patient: CaseFacts['patient'] = {
  first_name: 'Margaret',
  middle_name: 'Anne',
  last_name: 'Sample',
  dob: '1948-03-09',
  gender: 'female',
  height: null,
  weight: null,
  address: '1180 Larkspur Lane',
  phone: '(303) 555-0147',
  email: null,
  mrn: 'MRN-004217',
};
const provider: CaseFacts['provider'] = {
  name: 'Dr. Helen Example',
  npi: '1234567893',
  signature: null,
  date_signed: '2026-11-20',
};

export function item(
  name: string,
  hcpcs: string | null,
  quantity: number,
  change: Partial<ItemFacts> = {},
): ItemFacts {
  return {
    item: name,
    category: null,
    hcpcs,
    quantity,
    quantity_limit: null,
    limit_period: null,
    size: null,
    color: null,
    length: null,
    justification: null,
    ...change,
  };
}

const diagnosis = (code: string, description: string, is_primary = false): DiagnosisFacts => ({
  code,
  description,
  is_primary,
});

const facts = (diagnoses: DiagnosisFacts[], items: ItemFacts[], gender = patient.gender): CaseFacts => ({
  case_id: 42,
  patient: { ...patient, gender },
  diagnoses,
  items,
  provider,
});

const type2 = diagnosis('E11.65', 'Type 2 diabetes mellitus with hyperglycemia', true);

export const sampleCases = {
  incontinence: facts(
    [
      diagnosis('G20.A1', "Parkinson's disease without dyskinesia, without mention of fluctuations"),
      diagnosis('N39.41', 'Urge incontinence', true),
    ],
    [
      item('Adult briefs, large', 'T4523', 420, {
        category: 'Incontinence',
        quantity_limit: 360,
        limit_period: 'month',
        size: 'L',
        color: 'White',
        justification: 'Fourteen changes in 24 hours are recorded on the continence chart',
      }),
      item('Underpads, large', 'T4541', 120, {
        category: 'Incontinence',
        quantity_limit: 150,
        limit_period: 'month',
      }),
    ],
  ),
  'continuous-glucose': facts(
    [type2, diagnosis('Z79.4', 'Long term (current) use of insulin')],
    [
      item('CGM receiver, non-adjunctive', 'E2103', 1, { category: 'Continuous Glucose Monitoring' }),
      item('CGM supplies, non-adjunctive', 'A4239', 3, { category: 'Continuous Glucose Monitoring' }),
    ],
    'male',
  ),
  'blood-glucose': facts(
    [type2],
    [
      item('BGM test strips', 'A4253', 400, {
        category: 'Blood Glucose Monitoring',
        quantity_limit: 300,
        limit_period: '3 months',
        justification: 'Testing four times a day is ordered while the dose is adjusted.',
      }),
    ],
    null,
  ),
  'diabetic-shoes': facts(
    [diagnosis('E11.42', 'Type 2 diabetes mellitus with diabetic polyneuropathy', true)],
    [
      item('Diabetic depth-inlay shoe', 'A5500', 2, {
        category: 'Diabetic Shoes',
        quantity_limit: 2,
        limit_period: 'year',
        size: '10 wide',
        color: 'Black',
      }),
      item('Shoe insert, custom milled', 'A5514', 6, { category: 'Diabetic Shoes' }),
    ],
    'male',
  ),
  compression: facts(
    [diagnosis('I89.0', 'Lymphedema, not elsewhere classified', true)],
    [
      item('Lymphedema arm sleeve', 'A6578', 3, {
        category: 'Compression',
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'M',
        color: 'Beige',
        length: 'Medium',
      }),
    ],
  ),
  mobility: facts(
    [
      diagnosis('M17.0', 'Bilateral primary osteoarthritis of knee', true),
      diagnosis('R26.81', 'Unsteadiness on feet'),
    ],
    [
      item('Wheeled walker', 'E0143', 1, { category: 'Mobility' }),
      item('Standard wheelchair', 'K0001', 1, {
        category: 'Mobility',
        justification: 'For distances beyond the room',
      }),
    ],
    'other',
  ),
} satisfies Record<string, CaseFacts>;

/** Nothing but what a case cannot lack. */
export const bareCase: CaseFacts = {
  case_id: 7,
  patient: { ...patient, middle_name: null, dob: null, gender: null, mrn: null },
  diagnoses: [],
  items: [],
  provider: null,
};
