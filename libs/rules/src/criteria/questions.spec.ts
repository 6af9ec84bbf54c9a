import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack, shown } from './pack.fixture.ts';
import type { Confidence, Criterion, Test } from './pack.ts';
import { countedBy, questionsFor } from './questions.ts';

const rule = (id: string, test: Test, confidence?: Confidence): Criterion =>
  aCriterion({ id, test, items: ['chairs'], sources: [{ source: 'L1', ...(confidence && { confidence }) }] });
const side = {
  ...{ id: 'side', type: 'choice' as const, question: 'Which side?', needs_encounter: false, per_item: true },
  options: [{ id: 'left', label: 'Left' }],
};
const perSide: Test = { quantity: { codes: 'chairs', at_most: 1, per: { months: 6 }, by: 'side' } };

const TODAY = '2026-07-01';

const asked = (...criteria: Criterion[]) => {
  const pack = { ...aPack, facts: [...aPack.facts, side], criteria };
  return questionsFor([pack], evaluate([pack], aCase, TODAY), aCase, TODAY).filter(
    (one) => one.criteria.length > 0,
  );
};

test('a question says how well the surest rule that asks it is known', () => {
  const falls: Test = { fact: 'falls', at_least: 2 };
  const doubts = (...criteria: Criterion[]) => asked(...criteria).map(({ doubt }) => doubt);
  expect(doubts(rule('A', falls))).toEqual([undefined]);
  expect(doubts(rule('A', falls, 'unverified'))).toEqual(['unverified']);
  expect(doubts(rule('A', falls, 'unverified'), rule('B', falls, 'secondary'))).toEqual(['secondary']);
  expect(doubts(rule('A', falls, 'unverified'), rule('B', falls))).toEqual([undefined]);
});

test('what is asked in turn waits for the answer before it, and counts as ever', () => {
  const parts: Test[] = [
    { fact: 'walks', is: true },
    { fact: 'falls', at_least: 2 },
  ];
  const pack = {
    ...aPack,
    criteria: [rule('A', { all: parts, in_turn: true }), rule('B', { all: parts })],
  };
  const alone = { ...pack, criteria: pack.criteria.slice(0, 1) };
  const open = (...told: ReturnType<typeof shown>[]) => {
    const facts = { ...aCase, answers: [...aCase.answers, ...told] };
    const found = evaluate([pack], facts, TODAY).filter(({ pack: of }) => of);
    expect(found[0]).toEqual({ ...found[1], criterion: 'A' });
    return questionsFor([alone], evaluate([alone], facts, TODAY), facts, TODAY)
      .filter(({ criteria, later }) => criteria.includes('A') && !later)
      .map(({ def }) => def.id);
  };
  expect(open()).toEqual(['walks']);
  expect(open(shown('walks', true, null))).toEqual(['walks', 'falls']);
  expect(open(shown('walks', false))).toEqual(['walks']);
  expect(open(shown('falls', 3))).toEqual(['walks']);
});

test('what is about a paper of the order stands with its papers', () => {
  const facts = aPack.facts.map((def) => (def.id === 'met.on' ? { ...def, paper: true } : def));
  const both: Test = { all: [{ fact: 'walks', is: true }, { fact: 'met.on' }] };
  const pack = { ...aPack, facts, criteria: [rule('A', both)] };
  const said = questionsFor([pack], evaluate([pack], aCase, TODAY), aCase, TODAY);
  expect(
    said.filter(({ criteria }) => criteria.length > 0).map(({ def, policy }) => [def.id, policy]),
  ).toEqual([
    ['walks', 'A policy'],
    ['met.on', undefined],
  ]);
});

test('a question by whose answers a limit is counted apart is known as such', () => {
  const said = asked(rule('A', { any: [{ not: perSide }, { fact: 'walks', is: true }] }));
  expect(said.map(({ def, item, counted }) => [def.id, item, counted])).toEqual([
    ['side', 'i1', true],
    ['walks', null, undefined],
  ]);
  expect([...countedBy([{ ...aPack, criteria: [rule('A', { all: [perSide] })] }])]).toEqual(['side']);
});

test('a case that an earlier version found is asked what the rules of the same names ask now', () => {
  const before = {
    ...aPack,
    criteria: [rule('A', { fact: 'falls', at_least: 2 }), rule('B', { fact: 'walks', is: true })],
  };
  const found = evaluate([before], aCase, TODAY);
  const now = { ...before, version: '9', criteria: before.criteria.slice(0, 1) };
  const said = questionsFor([now], found, aCase, TODAY).filter(({ criteria }) => criteria.length > 0);
  expect(said.map(({ def, criteria }) => [def.id, criteria])).toEqual([['falls', ['A']]]);
});
