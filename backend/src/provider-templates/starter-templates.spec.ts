import { hasValidCheckDigit } from '@vouchwell/rules';
import { starterTemplates } from './starter-templates.ts';

test('starter templates: valid numbers, each once, of varied specialties', () => {
  expect(starterTemplates.length).toBeGreaterThanOrEqual(6);
  expect(starterTemplates.filter(({ npi }) => !hasValidCheckDigit(npi))).toEqual([]);
  expect(new Set(starterTemplates.map(({ npi }) => npi)).size).toBe(starterTemplates.length);
  expect(new Set(starterTemplates.map(({ specialty }) => specialty)).size).toBe(starterTemplates.length);
});
