import type { Diagnosis } from './diagnosis.ts';
import { orderedDiagnoses } from './diagnosis-order.ts';

const entry = (code: string, category: string | null): Diagnosis => ({
  ...{ code, category, description: code, subcategory: null, is_active: true, usual: false, source: null },
  ...{ validity: { from: null, until: null }, changes: 0 },
});
/** As a search gives them: found by code, then by words. */
const found = [
  entry('B2', 'Zinc'),
  entry('B3', null),
  entry('A1', 'Ash'),
  entry('C1', 'Zinc'),
  entry('D1', null),
];
const codes = (sort?: Parameters<typeof orderedDiagnoses>[1]) =>
  orderedDiagnoses(found, sort).map(({ code }) => code);

test.each([
  [undefined, ['B2', 'B3', 'A1', 'C1', 'D1']],
  ['code', ['A1', 'B2', 'B3', 'C1', 'D1']],
  ['-code', ['D1', 'C1', 'B3', 'B2', 'A1']],
  ['category', ['A1', 'B2', 'C1', 'B3', 'D1']],
  ['-category', ['B2', 'C1', 'A1', 'B3', 'D1']],
] as const)('by %s: those without a category come last', (sort, wanted) => {
  expect(codes(sort)).toEqual(wanted);
  expect(found[0]!.code).toBe('B2');
});
