import fc from 'fast-check';
import type { Answer, CoverageFacts, Encounter } from './coverage-facts.ts';
import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack, aVisit, shown } from './pack.fixture.ts';
import type { Test } from './pack.ts';
import { allOf, anyOf, type Decided, decided, negated, notDocumented } from './verdicts.ts';

const TODAY = '2026-06-01';
const of = (verdict: Decided) =>
  verdict === 'not_documented' ? notDocumented() : decided(verdict === 'met');
const said = (one: { verdict: Decided }) => one.verdict;

test('Kleene’s three values', () => {
  const [yes, no, open] = [of('met'), of('not_met'), of('not_documented')];
  expect([allOf([yes, yes]), allOf([yes, open]), allOf([open, no])].map(said)).toEqual([
    'met',
    'not_documented',
    'not_met',
  ]);
  expect([anyOf([no, no]), anyOf([no, open]), anyOf([open, yes])].map(said)).toEqual([
    'not_met',
    'not_documented',
    'met',
  ]);
  expect([yes, no, open].map(negated).map(said)).toEqual(['not_met', 'met', 'not_documented']);
});

const leaf: fc.Arbitrary<Test> = fc.constantFrom<Test[]>(
  { fact: 'walks', is: true },
  { fact: 'walks' },
  { fact: 'falls', at_least: 2 },
  { fact: 'falls', at_most: 2 },
  { fact: 'aid', is: 'cane' },
  { diagnosis: 'diabetes' },
  { hcpcs: 'chairs' },
  { none_beside: 'chairs' },
  { none_delivered: { months: 60 } },
  { within: { date: 'met.on', before: 'delivery.date', months: 6 } },
  { within: { date: 'met.on', before: 'delivery_or_today', months: 3 } },
  { order: ['order.date', 'met.on', 'delivery.date'] },
  {
    quantity: { codes: 'chairs', at_most: { sum_of: ['falls'], times: 1, a_unit: 2 }, per: { months: 1 } },
  },
);
const visit: fc.Arbitrary<Test> = fc.constantFrom<Test[]>(
  { visit: { about: 'diabetes' } },
  { visit: { about: 'the_case', within: { months: 6, before: 'order.date' } } },
  { visit: { about: 'diabetes', within: { months: 6, before: 'delivery_or_today' } } },
  { visit: { about: 'diabetes', not_after: 'order.date' } },
);
const { tree } = fc.letrec<{ tree: Test }>((tie) => {
  const some = fc.array(tie('tree'), { minLength: 1, maxLength: 3 });
  return {
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      visit,
      leaf.map((not) => ({ not })),
      some.map((all) => ({ all })),
      some.map((any) => ({ any })),
    ),
  };
});

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const encounters: fc.Arbitrary<Encounter[]> = fc
  .array(
    fc.record({
      date: day,
      kind: fc.constantFrom('in_person' as const, 'video' as const, 'audio' as const),
      role: fc.constantFrom('physician' as const, 'therapist' as const, 'supplier' as const),
      conditions: fc.constantFrom(['E11.9'], ['I10'], []),
      signed: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((visits) => visits.map((one, at) => ({ ...one, id: `v${at}` })));
const values = {
  walks: fc.boolean(),
  falls: fc.integer({ min: 0, max: 5 }),
  aid: fc.constantFrom(['cane'], ['none']),
  'met.on': day,
  'order.date': day,
  'delivery.date': day,
};
type Asked = keyof typeof values;
const asked = Object.keys(values) as Asked[];
const answerTo = (fact: Asked): fc.Arbitrary<Answer> =>
  fc.record({
    fact: fc.constant<string>(fact),
    value: values[fact],
    encounter: fc.constantFrom(null, 'v0', 'v1', 'v2'),
    item: fc.constant(null),
  });
const cases: fc.Arbitrary<CoverageFacts> = fc
  .tuple(encounters, fc.tuple(...asked.map((fact) => fc.option(answerTo(fact)))))
  .map(([some, answers]) => ({
    ...aCase,
    encounters: some,
    answers: [...aCase.answers, ...answers.filter((answer) => answer !== null)],
  }));

const verdictOf = (test: Test, facts: CoverageFacts) => {
  const pack = {
    ...aPack,
    effective_from: '2020-01-01',
    effective_to: null,
    criteria: [aCriterion({ test })],
  };
  return evaluate([pack], facts, TODAY).find(({ criterion }) => criterion === 'C-1')!.verdict;
};

// The days of order and delivery move the time itself in which evidence lies: they are given before.
const more = fc.constantFrom<Asked[]>('walks', 'falls', 'aid', 'met.on').chain(answerTo);

test('one more answer to what was not answered leaves met what was met', () => {
  fc.assert(
    fc.property(tree, cases, more, (test, facts, answer) => {
      fc.pre(!facts.answers.some(({ fact }) => fact === answer.fact));
      if (verdictOf(test, facts) !== 'met') return;
      expect(verdictOf(test, { ...facts, answers: [...facts.answers, answer] })).toBe('met');
    }),
    { numRuns: 2000 },
  );
});

test('a day that not every case has may refuse what was met, and never makes it undocumented', () => {
  const known = { order: ['order.date', 'met.on', 'delivery.date'], where_known: ['met.on'] };
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 2 }), cases, answerTo('met.on'), (beside, facts, answer) => {
      const without = { ...facts, answers: facts.answers.filter(({ fact }) => fact !== 'met.on') };
      const test = { all: [known, ...beside] };
      if (verdictOf(test, without) !== 'met') return;
      expect(verdictOf(test, { ...without, answers: [...without.answers, answer] })).not.toBe(
        'not_documented',
      );
    }),
    { numRuns: 2000 },
  );
});

test('what contradicts what was known counts where it is newer, and may leave undocumented what was met', () => {
  const visits = [
    { ...aVisit, date: '2026-04-01' },
    { ...aVisit, id: 'v2', date: '2026-05-01' },
  ];
  const facts = { ...aCase, encounters: visits, answers: [...aCase.answers, shown('walks', false)] };
  const test: Test = {
    any: [
      { fact: 'walks', is: false },
      { fact: 'falls', at_least: 2 },
    ],
  };
  expect(verdictOf(test, facts)).toBe('met');
  const told = { ...facts, answers: [...facts.answers, shown('walks', true, 'v2')] };
  expect(verdictOf(test, told)).toBe('not_documented');
});

test('a delivery whose day is told later may lie before the record that showed it, which then shows nothing', () => {
  const day = (fact: string, value: string) => ({ fact, value, encounter: null, item: null });
  const facts = {
    ...aCase,
    encounters: [{ ...aVisit, date: '2026-05-01' }],
    answers: [...aCase.answers, shown('walks', false), day('order.date', '2026-03-01')],
  };
  const test: Test = { fact: 'walks', is: false };
  expect(verdictOf(test, facts)).toBe('met');
  const delivered = { ...facts, answers: [...facts.answers, day('delivery.date', '2026-04-20')] };
  expect(verdictOf(test, delivered)).toBe('not_documented');
});

test('one more encounter never makes undocumented what was met', () => {
  fc.assert(
    fc.property(tree, cases, encounters, (test, facts, more) => {
      if (verdictOf(test, facts) !== 'met') return;
      const added = more.map((one) => ({ ...one, id: `more-${one.id}` }));
      expect(verdictOf(test, { ...facts, encounters: [...facts.encounters, ...added] })).not.toBe(
        'not_documented',
      );
    }),
    { numRuns: 2000 },
  );
});

test('a signature under an encounter never makes undocumented what was met, where no two answers contradict each other', () => {
  fc.assert(
    fc.property(tree, cases, (test, facts) => {
      if (verdictOf(test, facts) !== 'met') return;
      const signed = facts.encounters.map((one) => ({ ...one, signed: true }));
      expect(verdictOf(test, { ...facts, encounters: signed })).not.toBe('not_documented');
    }),
    { numRuns: 2000 },
  );
});

test('without a pack that speaks nothing is met', () => {
  const packs = fc.array(tree, { maxLength: 3 }).map((tests) =>
    tests.map((test, at) => ({
      ...aPack,
      ...(at % 2 === 0 ? { payers: ['medicaid' as const] } : { effective_to: '2026-01-02' }),
      criteria: [aCriterion({ test })],
    })),
  );
  const today = cases.map((facts) => ({
    ...facts,
    answers: facts.answers.filter(({ fact }) => !fact.endsWith('.date')),
  }));
  fc.assert(
    fc.property(packs, today, (some, facts) => {
      expect(evaluate(some, facts, TODAY).filter(({ verdict }) => verdict === 'met')).toEqual([]);
    }),
  );
});

test('each item has findings of its own, and the case has one', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ id: `i${at}`, hcpcs: 'K0001', units: 1 }));
  const pack = { ...aPack, criteria: [aCriterion({ items: ['chairs'] }), aCriterion({ id: 'C-2' })] };
  const found = evaluate([pack], { ...aCase, items }, TODAY);
  expect(found.filter(({ criterion }) => criterion === 'C-1').map(({ item }) => item)).toEqual(
    items.map(({ id }) => id),
  );
  expect(found.filter(({ criterion }) => criterion === 'C-2').map(({ item }) => item)).toEqual([null]);
});

test('of all the shortest window closes first, of any the longest is open', () => {
  const parts = ['2026-08-31', '2026-07-01', '2026-11-01'].map((until) => notDocumented({ until }));
  expect(allOf(parts).until).toBe('2026-07-01');
  expect(anyOf(parts).until).toBe('2026-11-01');
});
