import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack, shown } from './pack.fixture.ts';
import { readPack } from './read-pack.ts';
import { questionsFor } from './questions.ts';

const pack = {
  ...aPack,
  criteria: [aCriterion({ items: ['chairs'], test: { fact: 'walks', is: false }, asks: ['falls', 'aid'] })],
};
const TODAY = '2026-07-01';
const found = (...answers: ReturnType<typeof shown>[]) =>
  evaluate([pack], { ...aCase, answers: [...aCase.answers, ...answers] }, TODAY).find(
    ({ criterion }) => criterion === 'C-1',
  )!;

test('what is asked beside a criterion decides nothing', () => {
  expect(found()).toMatchObject({ verdict: 'not_documented', missing: ['walks'] });
  expect(found(shown('falls', 3))).toMatchObject({ verdict: 'not_documented', evidence: [] });
  expect(found(shown('walks', false)).verdict).toBe('met');
});

test('where the criterion is met it is told with what shows it', () => {
  const facts = (...answers: ReturnType<typeof shown>[]) =>
    found(...answers).evidence.map(({ fact }) => fact);
  expect(facts(shown('walks', false), shown('falls', 3))).toEqual(['walks', 'falls']);
  expect(facts(shown('walks', false), shown('falls', 3, null))).toEqual(['walks']);
});

test('it is asked after what decides', () => {
  const questions = questionsFor([pack], evaluate([pack], aCase, TODAY), aCase, TODAY);
  const asked = questions.filter(({ criteria }) => criteria.includes('C-1'));
  expect(asked.map(({ def }) => def.id)).toEqual(['walks', 'falls', 'aid']);
});

test('what nobody knows refuses the pack', () => {
  const asks = [aCriterion({ asks: ['moon'] })];
  expect(() => readPack({ ...pack, criteria: asks })).toThrow('the fact moon is not known.');
});
