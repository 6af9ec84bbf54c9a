import { reasonText } from './access-reason.ts';

test.each([
  ['none', 'no reason is known'],
  [{ kind: 'own_case' }, 'their own case'],
  [{ kind: 'shared', by: 'Jun Tanaka' }, 'shared with them by Jun Tanaka'],
  [{ kind: 'other_case', case: 42 }, 'they work on a case of this patient (case 42)'],
  [{ kind: 'afterwards', then: 'opened a case' }, 'afterwards they opened a case'],
] as const)('%j reads “%s”', (why, text) => expect(reasonText(why)).toBe(text));
