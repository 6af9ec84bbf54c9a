import { hasValidCheckDigit } from '@vouchwell/rules';
import { inventedProviders } from './invented-providers.ts';

test('the invented providers: valid numbers, each once, of varied specialties', () => {
  expect(inventedProviders.length).toBeGreaterThanOrEqual(6);
  expect(inventedProviders.filter(({ npi }) => !hasValidCheckDigit(npi))).toEqual([]);
  expect(new Set(inventedProviders.map(({ npi }) => npi)).size).toBe(inventedProviders.length);
  expect(new Set(inventedProviders.map(({ specialty }) => specialty)).size).toBe(inventedProviders.length);
});
