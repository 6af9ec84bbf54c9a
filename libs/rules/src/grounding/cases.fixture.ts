import fc from 'fast-check';
import type { GroundingFacts } from './grounding-facts.ts';

const CATALOGUE: [name: string, hcpcs: string][] = [
  ['Adult briefs, large', 'T4523'],
  ['Underpads, large', 'T4541'],
  ['CGM receiver, non-adjunctive', 'E2103'],
  ['CGM supplies, non-adjunctive', 'A4239'],
  ['Test strips, 50 per box', 'A4253'],
  ['Diabetic depth-inlay shoe', 'A5500'],
  ['Compression stocking 30-40 mmHg', 'A6531'],
  ['Wheeled walker', 'E0143'],
  ['Standard wheelchair', 'K0001'],
];
const DIAGNOSES: [code: string, description: string][] = [
  ['N39.41', 'Urge incontinence'],
  ['R32', 'Unspecified urinary incontinence'],
  ['E11.65', 'Type 2 diabetes mellitus with hyperglycemia'],
  ['E10.9', 'Type 1 diabetes mellitus without complications'],
  ['L97.411', 'Non-pressure chronic ulcer of right heel limited to breakdown of skin'],
  ['I89.0', 'Lymphedema, not elsewhere classified'],
  ['G20.A1', "Parkinson's disease without dyskinesia"],
  ['N18.31', 'Chronic kidney disease, stage 3a'],
];
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10));

/** Cases of every category, with people of many scripts. */
export const aCase: fc.Arbitrary<GroundingFacts> = fc.record({
  case_id: fc.integer({ min: 1, max: 9999 }),
  patient: fc.record({
    first_name: fc.constantFrom('Margaret', 'José', 'Li', 'April', 'Seán', 'Юлия', 'Mary Ann'),
    middle_name: fc.constantFrom(null, 'Anne', 'T.'),
    last_name: fc.constantFrom('Sample', "O'Example", 'Őrdögh-Łęcka', 'Walker', 'van den Berg', 'Щербакова'),
    dob: day('1925-01-01', '2015-12-31'),
    height: fc.constantFrom(null, '5 ft 4 in', '162 cm'),
    weight: fc.constantFrom('162 lb', '80 kg'),
    mrn: fc.stringMatching(/^MRN-[0-9]{6}$/),
  }),
  diagnoses: fc
    .uniqueArray(fc.constantFrom(...DIAGNOSES), { minLength: 1, maxLength: 4 })
    .map((list) => list.map(([code, description]) => ({ code, description }))),
  items: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...CATALOGUE), { minLength: 1, maxLength: 4 }),
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 2, max: 1500 }),
          quantity_limit: fc.constantFrom(null, 150, 300, 360),
          limit_period: fc.constantFrom(null, 'month', '3 months', 'year'),
          size: fc.constantFrom(null, 'M', 'XL', '10 wide', 'Large'),
          justification: fc.constantFrom(null, 'Fourteen changes in 24 hours are recorded since 2019.'),
        }),
        { minLength: 4, maxLength: 4 },
      ),
    )
    .map(([names, rest]) => names.map(([item, hcpcs], at) => ({ item, hcpcs, ...rest[at]! }))),
  provider: fc.record({
    name: fc.constantFrom('Dr. Helen Example', 'Ελένη Παπαδοπούλου', 'A. B. Carter, MD'),
    npi: fc.stringMatching(/^[12][0-9]{9}$/),
    date_signed: day('2026-01-01', '2026-11-20'),
  }),
});
