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

describe('a warning', () => {
  const says = 'Seldom paid for a patient who falls once.';
  const warned = {
    ...pack,
    criteria: [
      aCriterion({
        items: ['chairs'],
        applies: { hcpcs: 'chairs' },
        warns: [{ when: { fact: 'falls', at_most: 1 }, says }],
      }),
    ],
  };
  const finding = (...answers: ReturnType<typeof shown>[]) =>
    evaluate([warned], { ...aCase, answers: [...aCase.answers, ...answers] }, TODAY).find(
      ({ criterion }) => criterion === 'C-1',
    )!;

  test('is said where the criterion is met and the record shows what it warns of, and changes no verdict', () => {
    expect(finding(shown('walks', false), shown('falls', 1))).toMatchObject({
      verdict: 'met',
      warnings: [says],
    });
    for (const answers of [[], [shown('walks', true)]]) {
      const verdict = answers.length === 0 ? 'not_documented' : 'not_met';
      const found = finding(...answers, shown('falls', 1));
      expect(found.verdict).toBe(verdict);
      expect(found).not.toHaveProperty('warnings');
    }
  });

  test('is not said of what is not so, or is merely stated', () => {
    for (const answers of [[], [shown('falls', 2)], [shown('falls', 1, null)]])
      expect(finding(shown('walks', false), ...answers)).not.toHaveProperty('warnings');
  });

  test('asks for what it warns of once the criterion is met, and the answer is told with it', () => {
    const asked = (...answers: ReturnType<typeof shown>[]) => {
      const facts = { ...aCase, answers: [...aCase.answers, ...answers] };
      return questionsFor([warned], evaluate([warned], facts, TODAY), facts, TODAY)
        .filter(({ criteria }) => criteria.includes('C-1'))
        .map(({ def, later }) => [def.id, later ?? false]);
    };
    expect(asked()).toEqual([
      ['walks', false],
      ['falls', true],
    ]);
    expect(asked(shown('walks', false))).toEqual([
      ['walks', false],
      ['falls', false],
    ]);
    const facts = finding(shown('walks', false), shown('falls', 3)).evidence.map(({ fact }) => fact);
    expect(facts).toEqual(['walks', 'falls']);
  });

  test('of what nobody knows, or without words, refuses the pack', () => {
    const refused = (warning: object) => () =>
      readPack({ ...pack, criteria: [aCriterion({ warns: [warning as never] })] });
    expect(refused({ when: { fact: 'moon' }, says })).toThrow(
      'C-1).warns[0].when.fact: the fact moon is not known.',
    );
    expect(refused({ when: { fact: 'falls', at_most: 1 } })).toThrow('says is missing');
  });
});

test('what nobody knows refuses the pack', () => {
  const asks = [aCriterion({ asks: ['moon'] })];
  expect(() => readPack({ ...pack, criteria: asks })).toThrow('the fact moon is not known.');
});
