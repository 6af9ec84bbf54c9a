import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack } from './pack.fixture.ts';
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
