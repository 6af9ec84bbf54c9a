import { editionDay } from './edition-day.ts';

test.each([
  ['icd10cm-order-2026.txt', '2025-10-01'],
  ['icd10cm_order_2027.txt.gz', '2026-10-01'],
  ['icd10cm-order-2026-04.txt.gz', '2026-04-01'],
  ['icd10cm-order-April-2026.txt', '2026-04-01'],
  ['icd10cm_order_april_2026.txt', '2026-04-01'],
  ['2026-04-01 codes.txt', '2026-04-01'],
  ['codes.txt', null],
  ['icd10cm-order-20261.txt', null],
])('%s is in force from %p', (name, day) => {
  expect(editionDay(name)).toBe(day);
});
