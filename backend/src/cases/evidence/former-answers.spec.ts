import type { FactValue } from '@vouchwell/rules';
import type { SiteTime } from '../../kernel/basics/site-time.ts';
import { deliveredPacks } from '../../rule-packs/delivered-packs.ts';
import { InstalledPacks, type RulePackQueries } from '../../rule-packs/public.ts';
import { CaseReadiness, findingsOf, type Held } from './case-readiness.ts';

const DAY = '2026-07-10';
const packs = new InstalledPacks(deliveredPacks(), [], '1');
const readiness = new CaseReadiness(
  { installed: async () => packs } as unknown as RulePackQueries,
  { day: async () => DAY } as unknown as SiteTime,
);

/** A case of one item whose questions were answered when they still asked two things in one. */
function answeredOnce(hcpcs: string, answers: Readonly<Record<string, FactValue>>): Held {
  const item = { id: 1, item: 'The item', hcpcs, quantity: 1, unit: 'each' };
  const encounter = {
    ...{ id: 1, date: '2026-06-20', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
    ...{ conditions: ['I89.0'], findings: '', signed: true },
  } as const;
  const told = { payer: hcpcs.startsWith('T') ? 'medicaid' : 'medicare', state: 'OR' };
  const of = (some: object, by: number | null) =>
    Object.entries(some).map(([fact, value]) => ({
      ...{ fact, item: null },
      answers: [{ value: value as FactValue, encounter: by }],
    }));
  return {
    ...{ patient: { dob: '1957-03-01' }, diagnoses: [{ code: 'I89.0' }], items: [item], orders: [] },
    evidence: { encounters: [encounter], questions: [...of(told, null), ...of(answers, 1)], delivered: [] },
    provider: null,
  } as unknown as Held;
}

const verdict = (held: Held, id: string) =>
  findingsOf(packs, held, DAY).find(({ criterion }) => criterion === id)?.verdict;

test.each([
  ['K0001', 'MWC-D', { 'chair.use': 'improves' }, 'met'],
  ['K0001', 'MWC-D', { 'chair.use': 'no_better' }, 'not_met'],
  ['K0001', 'MWC-D', { 'chair.use': 'outdoors' }, 'not_met'],
  ['K0823', 'PMD-H', { 'chair.use': 'improves', 'chair.unwilling': false }, 'met'],
  ['K0823', 'PMD-H', { 'chair.use': 'no_better', 'chair.unwilling': false }, 'not_met'],
  ['K0823', 'PMD-H', { 'chair.use': 'outdoors', 'chair.unwilling': false }, 'not_met'],
  ['K0823', 'PMD-M', { 'chair.use': 'no_better' }, 'met'],
  ['K0823', 'PMD-M', { 'chair.use': 'outdoors' }, 'not_met'],
  ['L1930', 'AFO-1', { 'ortho.walks': true, 'ortho.weak': true, 'ortho.stabilize': true }, 'met'],
  ['L1930', 'AFO-1', { 'ortho.walks': true, 'ortho.weak': true, 'ortho.stabilize': false }, 'not_met'],
])('%s, %s, answered %j before it was two questions: still %s', (code, criterion, answers, is) => {
  expect(verdict(answeredOnce(code, answers), criterion)).toBe(is);
});

test('what was answered is read, and told by letters, under the questions that are asked now', async () => {
  const held = answeredOnce('K0001', { 'chair.use': 'improves' });
  const { questions } = await readiness.evidenceOf(held);
  const shown = (fact: string, value: FactValue) => ({
    ...{ fact, item: null },
    answers: [{ value, encounter: 1 }],
  });
  expect(questions).toEqual(
    expect.arrayContaining([shown('chair.where', 'home'), shown('chair.improves', true)]),
  );
  const { argued } = await readiness.argued(held, DAY);
  expect(argued[0]!.shown.join(' ')).toContain(
    'It is used regularly at home. It improves the activities that are limited at home. Recorded at the visit of June 20, 2026',
  );
});

test.each<[string, string, string, string, Readonly<Record<string, FactValue>>]>([
  [
    'A6552',
    'lym.safe',
    'Her son; no wound',
    'Who puts it on, and what speaks against it: Her son; no wound',
    { 'lym.purpose': true },
  ],
  [
    'T4522',
    'inc.measured',
    'Waist 40 in, hip 44 in; no rash',
    'Waist, hip and skin: Waist 40 in, hip 44 in; no rash',
    { 'inc.cause': 'Parkinson' },
  ],
])(
  '%s: words that were said to %s stay in the letter as they were asked for',
  async (code, fact, words, sentence, more) => {
    const { answered, argued } = await readiness.argued(answeredOnce(code, { ...more, [fact]: words }), DAY);
    expect(answered).toContain(sentence);
    expect(argued[0]!.shown.join(' ')).toContain(`${sentence}.`);
  },
);
