import { expect, it } from 'vitest';
import { counted, numberText } from './counted.ts';

it('groups the digits of many, as is usual here, whatever language the browser speaks', () => {
  expect([0, 999, 1000, 74_719].map(numberText)).toEqual(['0', '999', '1,000', '74,719']);
  expect(counted(10_000, 'row')).toBe('10,000 rows');
  expect(counted(1, 'diagnosis', 'diagnoses')).toBe('1 diagnosis');
});
