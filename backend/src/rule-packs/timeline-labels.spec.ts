import { caseFactDefs, NO_EVIDENCE, timelineOf } from '@vouchwell/rules';
import { deliveredPacks } from './delivered-packs.ts';

const dates = [...caseFactDefs, ...deliveredPacks().flatMap(({ facts }) => facts)].filter(
  ({ type }) => type === 'date',
);

test('each day that a delivered policy asks for has a name of its own among the days of a case', () => {
  const nameless = dates.filter((def) => {
    const questions = [{ fact: def.id, item: null, answers: [{ value: '2026-06-20', encounter: null }] }];
    const told = { evidence: { ...NO_EVIDENCE, questions }, defs: [def], findings: [], today: '2026-07-01' };
    return timelineOf(told).some(({ label }) => label === def.question);
  });
  expect(nameless.map(({ id }) => id)).toEqual([]);
});
