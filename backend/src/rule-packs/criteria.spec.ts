import { evaluate, type Test, type Verdict } from '@vouchwell/rules';
import { deliveredPacks } from './delivered-packs.ts';
import { examples, examplesByCriterion as byCriterion } from './examples/every-example.fixture.ts';
import { type Example, factsOf, TODAY } from './examples/example-case.fixture.ts';
import { presentPacks } from './examples/present-packs.fixture.ts';

const packs = deliveredPacks();
const criteria = presentPacks.flatMap((pack) => pack.criteria);

const found = (example: Example) =>
  evaluate(packs, factsOf(example), TODAY).find(
    ({ criterion, item }) => criterion === example.criterion && (item === null || item === 'i0'),
  );
const told = ({ criterion: _, verdict: __, bound: ___, ...example }: Example) => JSON.stringify(example);
const warned = (example: Example) => found(example)?.warnings !== undefined;

test.each(criteria.map(({ id }) => id))('%s says of each example what it should', (id) => {
  const own = byCriterion.get(id) ?? [];
  const said = own.map((one) => [told(one), found(one)?.verdict, warned(one)]);
  expect(said).toEqual(own.map((one) => [told(one), one.verdict, one.warned ?? false]));
  expect(said).not.toHaveLength(0);
});

/** Which verdicts a test can have at all, for an item that its criterion is asked of. */
function reachable(test: Test): Set<Verdict> {
  if ('not' in test) {
    if ('hcpcs' in test.not) return new Set(['not_met']);
    const turned: Record<string, Verdict> = { met: 'not_met', not_met: 'met' };
    return new Set([...reachable(test.not)].map((verdict) => turned[verdict] ?? verdict));
  }
  if ('all' in test || 'any' in test) {
    const [parts, [one, every]] =
      'all' in test ? [test.all, ['not_met', 'met'] as const] : [test.any, ['met', 'not_met'] as const];
    const each = parts.map(reachable);
    const some = (verdict: Verdict) => each.some((verdicts) => verdicts.has(verdict));
    return new Set<Verdict>([
      ...(some(one) ? [one] : []),
      ...(each.every((verdicts) => verdicts.has(every)) ? [every] : []),
      ...(some('not_documented') ? (['not_documented'] as const) : []),
    ]);
  }
  if ('none_beside' in test || 'none_delivered' in test) return new Set(['met', 'not_met']);
  if ('quantity' in test && !test.quantity.by && typeof test.quantity.at_most === 'number')
    return new Set(['met', 'not_met']);
  if ('fact' in test && Object.keys(test).length === 1) return new Set(['met', 'not_documented']);
  if ('visit' in test && !test.visit.within && !test.visit.not_after)
    return new Set(['met', 'not_documented']);
  return new Set(['met', 'not_met', 'not_documented']);
}

test.each(criteria.map((criterion) => [criterion.id, criterion] as const))(
  '%s has an example of each verdict, and of both days at each bound',
  (id, { test: asked, applies }) => {
    const own = byCriterion.get(id) ?? [];
    const wanted = [...reachable(asked), ...(applies ? ['not_applicable'] : [])];
    expect(own.map(({ verdict }) => verdict)).toEqual(expect.arrayContaining(wanted));
    if (!/"(within|order|per|not_after|age_at_least|none_delivered)":/.test(JSON.stringify(asked))) return;
    expect(own.map(({ bound }) => bound)).toEqual(expect.arrayContaining(['in', 'out']));
  },
);

test('what warns is shown by an example of its own, and by one that it does not warn of', () => {
  const warning = criteria.filter(({ warns = [] }) => warns.length > 0);
  expect(warning.map(({ id }) => id)).toEqual(['MWC-K4']);
  for (const { id, warns } of warning) {
    const own = (byCriterion.get(id) ?? []).filter(({ warned: isWarned }) => isWarned);
    expect(own.flatMap((one) => found(one)?.warnings ?? [])).toEqual(
      own.flatMap(() => warns!.map(({ says }) => says)),
    );
    expect(own).not.toHaveLength(0);
  }
});

test.each([
  ['2026-04-29', '2026-04-30.8', 'met'],
  ['2026-04-30', '2026-04-30.9', 'not_met'],
])('what is delivered on %s is judged by version %s of the general rules', (day, version, verdict) => {
  const refill = { 'order.date': '2026-04-01', 'order.kind': 'continuing', 'delivery.date': day };
  const days = {
    'supply.end': '2026-05-05',
    'refill.confirmed': '2026-04-28',
    'refill.shipped': '2026-04-27',
  };
  const shippedFirst = { items: ['A4253'], told: { ...refill, ...days } };
  const finding = evaluate(packs, factsOf(shippedFirst), TODAY).find(
    ({ criterion }) => criterion === 'GEN-11',
  );
  expect(finding).toMatchObject({ verdict, pack: { id: 'medicare-general', version } });
});

test('each question has the sentence that a letter says, and each choice its words in it', () => {
  const asked = packs.flatMap(({ id, facts }) => facts.map((def) => ({ pack: id, ...def })));
  const silent = asked.filter(
    ({ statement, options = [] }) =>
      statement === undefined || (typeof statement === 'string' && options.some(({ said }) => !said)),
  );
  expect(silent.map(({ pack, id }) => `${pack}: ${id}`)).toEqual([]);
});

test('no example is of a criterion that is not there', () => {
  const known = new Set(criteria.map(({ id }) => id));
  expect(examples.filter(({ criterion }) => !known.has(criterion))).toEqual([]);
});

const brief = { items: ['T4522'], diagnoses: ['N39.41'] };
const speakingFor = (told: Example['told']) => {
  const findings = evaluate(packs, factsOf({ ...brief, ...(told && { told }) }), TODAY);
  const payer = findings.find(({ criterion }) => criterion === 'GEN-1');
  return { payer, packs: [...new Set(findings.flatMap(({ pack }) => (pack ? [pack.id] : [])))] };
};

test.each(['OR', 'OH', 'TX', 'CA', 'NY'])(
  'a case of Medicaid of %s is held against its rules alone',
  (state) => {
    const said = speakingFor({ payer: 'medicaid', state });
    expect(said.packs).toEqual([`medicaid-${state.toLowerCase()}-incontinence`]);
    expect(said.payer?.verdict).toBe('met');
  },
);

test.each([
  ['Medicaid without a state', { payer: 'medicaid' }],
  ['Medicaid of a state of which no pack is installed', { payer: 'medicaid', state: 'FL' }],
  ['another payer of a state that has a pack', { payer: 'other', state: 'OR' }],
])('%s: no pack, and nothing is met', (_, told) => {
  const said = speakingFor(told);
  expect(said.packs).toEqual([]);
  expect(said.payer).toMatchObject({
    verdict: 'not_documented',
    remarks: [`No pack for this payer on ${TODAY}.`],
  });
});

test('Medicare has its own rules in every state', () => {
  expect(speakingFor({ payer: 'medicare', state: 'OR' }).packs).not.toContain('medicaid-or-incontinence');
});
