import { categoriesOf, type CategoryFacts } from './categories.ts';
import { queryText } from '../retrieval/query-text.ts';

const item = (item: string, hcpcs: string | null = null, category: string | null = null) => ({
  ...{ item, hcpcs, category, quantity: 1, quantity_limit: null, limit_period: null },
  ...{ size: null, color: null, length: null, justification: null },
});
const facts = (items: CategoryFacts['items'], ...codes: string[]): CategoryFacts => ({
  items,
  diagnoses: codes.map((code) => ({ code })),
});

test.each([
  [item('Adult briefs, medium', 'T4522', 'Incontinence'), ['incontinence']],
  [item('Underpads', 'T4541'), ['incontinence']],
  [item('Receiver', 'E2103'), ['cgm']],
  [item('Sensor supplies', 'a4239'), ['cgm']],
  [item('Blood glucose meter', 'E0607', 'Blood Glucose Monitoring'), []],
  [item('Depth-inlay shoe', 'A5500'), ['diabetic_shoes']],
  [item('Insert', 'A5514'), ['diabetic_shoes']],
  [item('Wrap', 'A6545'), ['compression']],
  [item('Arm sleeve', 'A6578'), ['compression']],
  [item('Wheeled walker', 'E0143', 'Mobility'), []],
  [item('A sensor of no catalogue', null, 'Continuous Glucose Monitoring'), ['cgm']],
  [item('A wrap of no catalogue', null, 'Compression'), ['compression']],
  [item('Shoe of no catalogue', null, 'Diabetic Shoes'), ['diabetic_shoes']],
  [item('COMPRESSION stocking'), ['compression']],
  [item('Pull-on briefs'), ['incontinence']],
])('%j', (one, expected) => {
  expect(categoriesOf(facts([one]))).toEqual(expected);
});

test('diagnoses speak only where an item does not', () => {
  const briefs = item('Briefs', 'T4522');
  expect(categoriesOf(facts([briefs], 'E11.42', 'I83.012'))).toEqual(['incontinence']);
  expect(categoriesOf(facts([briefs, item('Something')], 'I83.012'))).toEqual([
    'incontinence',
    'compression',
  ]);
  expect(categoriesOf(facts([], 'E10.649'))).toEqual(['cgm', 'diabetic_shoes']);
});

test.each([
  ['N39.41', ['incontinence']],
  ['R32', ['incontinence']],
  ['R15.9', ['incontinence']],
  ['E13.9', ['cgm', 'diabetic_shoes']],
  ['I89.0', ['compression']],
  ['L97.211', ['compression']],
  ['Q82.0', ['compression']],
  ['N39.0', ['incontinence']],
  ['G20', []],
  ['E66.9', []],
])('the diagnosis %s alone', (code, expected) => {
  expect(categoriesOf(facts([item('Something')], code))).toEqual(expected);
});

test('the query names items and diagnoses, and nobody', () => {
  const described = { ...item('Underpads', 'T4541', 'Incontinence'), justification: 'Ana Ramírez leaks.' };
  const diagnoses = [{ code: 'R32', description: 'Unspecified urinary incontinence', is_primary: true }];
  const text = queryText({ items: [described], diagnoses }, ['incontinence']);
  for (const word of ['Underpads', 'T4541', 'R32', 'Unspecified urinary incontinence']) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain('Ana');
});
