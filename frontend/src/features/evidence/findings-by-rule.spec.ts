import type { ExplainedFinding } from '@vouchwell/rules';
import { expect, test } from 'vitest';
import { countedVerdicts, findingsByRule } from './findings-by-rule.ts';

const finding = (criterion: string, item: string | null, more: Partial<ExplainedFinding> = {}) =>
  ({
    ...{ criterion, item, text: 'It is so.', verdict: 'met', evidence: [], missing: [], remarks: [] },
    ...{ until: null, pack: { id: 'p', version: '1' }, add: null, sources: [] },
    ...more,
  }) as ExplainedFinding;

test('what is found alike of several items is told once, in its first place', () => {
  const found = findingsByRule([
    finding('A', 'Strips', { verdict: 'not_documented' }),
    finding('B', null),
    finding('A', 'Lancets', { verdict: 'not_documented' }),
    finding('A', 'Meter'),
    finding('A', 'Pen', { verdict: 'not_documented', remarks: ['Six are ordered.'] }),
  ]);
  expect(found.map(({ finding: one, items }) => [one.criterion, one.verdict, items])).toEqual([
    ['A', 'not_documented', ['Strips', 'Lancets']],
    ['B', 'met', [null]],
    ['A', 'met', ['Meter']],
    ['A', 'not_documented', ['Pen']],
  ]);
  expect(countedVerdicts(found)).toBe('2 not documented, 2 met');
});

test('a reason of its own stands apart', () => {
  const open = { verdict: 'not_met' } as const;
  const found = findingsByRule([
    finding('A', 'Strips', { ...open, reason: 'The log came later.' }),
    finding('A', 'Lancets', { ...open, reason: 'None are ordered.' }),
  ]);
  expect(found).toHaveLength(2);
  expect(countedVerdicts(found)).toBe('2 not met');
  expect(countedVerdicts([])).toBe('');
});
