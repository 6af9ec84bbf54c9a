import {
  evaluate,
  type FactDef,
  factsOfCriterion,
  type FactValue,
  type NeededQuestion,
  type Pack,
  questionsFor,
} from '@vouchwell/rules';
import { starterCategories } from '../inventory/starter/starter-set.ts';
import { deliveredPacks } from './delivered-packs.ts';
import { factsOf, TODAY } from './examples/example-case.fixture.ts';
import { presentPacks } from './examples/present-packs.fixture.ts';
import { codesOf, diagnosisOf, payersOf } from './examples/spoken-codes.fixture.ts';

const packs = deliveredPacks();

type Told = Readonly<Record<string, FactValue>>;

/** What the policy of an item asks: its own questions, without those on the order and its papers. */
function asked(code: string, diagnosis: string, told: Told, shown: Told = {}): NeededQuestion[] {
  const facts = factsOf({ items: [code], diagnoses: [diagnosis], told, shown, ofItem: [shown] });
  return questionsFor(packs, evaluate(packs, facts, TODAY), facts, TODAY);
}

const ofPolicy = (questions: readonly NeededQuestion[]) => questions.filter(({ policy }) => policy);
const now = (questions: readonly NeededQuestion[]) => questions.filter(({ later }) => !later);
const idsOf = (questions: readonly NeededQuestion[]) => questions.map(({ def }) => def.id);

/** Answers of each kind, such as open and close every way of the delivered rules. */
function answers({ type, options = [] }: FactDef): FactValue[] {
  if (type === 'yes_no') return [true, false];
  if (type === 'choice') return options.map(({ id }) => id);
  if (type === 'choices') return options.map(({ id }) => [id]);
  if (type === 'number') return [22, 3, 89, 400, 0];
  return type === 'date' ? ['2026-06-20'] : ['As the record says'];
}

/** An interview as it goes: each question that comes up answered, until none does. */
function interview(code: string, diagnosis: string, told: Told, pick: (of: FactValue[]) => FactValue) {
  const given: Record<string, FactValue> = {};
  for (;;) {
    const open = now(ofPolicy(asked(code, diagnosis, told, given))).filter(({ def }) => !(def.id in given));
    if (open.length === 0) return Object.keys(given);
    for (const { def } of open.slice(0, 3)) given[def.id] = pick(answers(def));
  }
}

/** What a policy asks less than 6 questions of, and why. */
const fewer: Readonly<Record<string, string>> = {
  E0156: 'a part, which goes with a walker of which everything is asked',
  E0986: 'a part, which goes with a manual chair of which everything is asked',
  A7030: 'a mask, which goes with a device of which everything is asked',
  A7034: 'a mask, which goes with a device of which everything is asked',
  A7037: 'a tubing, which goes with a device of which everything is asked',
  E0439: 'an oxygen test of Group I out of hospital leaves nothing to ask',
  E1390: 'an oxygen test of Group I out of hospital leaves nothing to ask',
};

const catalogue = starterCategories.map(({ name, items }) => ({
  name,
  codes: [...new Set(items.flatMap(({ hcpcs }) => hcpcs ?? []))],
}));

/**
 * Each code of the catalogue, and each other that a delivered policy speaks of, with each payer of the policy, for a first
 * order and for one that goes on.
 */
const cases = presentPacks
  .filter(({ general }) => !general)
  .flatMap((pack) =>
    [...new Set([...catalogue.flatMap(({ codes }) => codes), ...codesOf(pack)])].flatMap((code) =>
      payersOf(pack).flatMap((payer) =>
        ['first', 'continuing'].map((kind) => {
          const told: Told = { ...payer, 'order.kind': kind };
          const diagnosis = diagnosisOf(code);
          const whole = asked(code, diagnosis, told).filter((one) => isOf(pack, one));
          return { name: pack.title, pack, code, told, diagnosis, whole, all: ofPolicy(whole) };
        }),
      ),
    ),
  )
  .filter(({ whole }) => whole.length > 0);

/** It is a question of the policy’s own that one of its criteria asks. */
function isOf(pack: Pack, { def, criteria }: NeededQuestion): boolean {
  return pack.facts.some(({ id }) => id === def.id) && pack.criteria.some(({ id }) => criteria.includes(id));
}
/** Items that are asked the same need one interview. */
const unlike = [
  ...new Map(
    cases.map((one) => [JSON.stringify([one.told['state'], one.told['order.kind'], idsOf(one.all)]), one]),
  ).values(),
];

test('every category is asked by a policy', () => {
  const silent = catalogue.filter(
    ({ codes }) => !cases.some(({ code, all }) => codes.includes(code) && all[0]),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('no policy asks more than 12 questions, whatever is answered', () => {
  // Of portable oxygen that goes on, one asks of Group I and another of Groups II and III; of a receiver in a pump that goes
  // on, one asks of lows with their days and another of one in which somebody had to help.
  const longest = (code: string) => (['E0431', 'E1392', 'E2102'].includes(code) ? 13 : 12);
  const long = cases.filter(({ code, all }) => all.length > longest(code));
  expect(long.map(({ code, told, all }) => [code, told, idsOf(all)])).toEqual([]);
});

test('of no policy more than 12 questions are open at once, its papers counted', () => {
  const long = cases.filter(({ whole }) => now(whole).length > 12);
  expect(long.map(({ code, told, whole }) => [code, told, idsOf(now(whole))])).toEqual([]);
});

test('what only an answer calls for is asked after it, of each criterion that says so', () => {
  const open = (shown: Told, told: Told = {}) =>
    idsOf(now(asked('K0861', 'M17.0', { payer: 'medicare', ...told }, shown)));
  const waits = (later: string, shown: Told, told: Told = {}) => {
    expect([later, open({}).includes(later)]).toEqual([later, false]);
    expect([later, open(shown, told).includes(later)]).toEqual([later, true]);
  };
  waits('mradl.how', { 'mradl.which': ['bathing'] });
  expect(open({ 'mradl.which': ['none'] })).not.toContain('mradl.how');
  waits('chair.improves', { 'chair.where': 'home' });
  expect(open({ 'chair.where': 'outdoors' })).not.toContain('chair.improves');
  waits('specialty.untied', {}, { 'specialty.date': '2026-06-20' });
  waits('pmd.atp', {}, { 'specialty.date': '2026-06-20' });
  waits('pmd.therapist_report', {}, { 'pmd.reported': true });
});

test('each question stands once, or in the same words wherever it stands', () => {
  const defs = packs.flatMap(({ id, facts }) => facts.map((def) => ({ pack: id, def })));
  const unlike = defs.filter(({ def }) =>
    defs.some((other) => other.def.id === def.id && JSON.stringify(other.def) !== JSON.stringify(def)),
  );
  expect(unlike.map(({ pack, def }) => [pack, def.id])).toEqual([]);
});

test('a pack asks nothing that none of its criteria names', () => {
  const idle = packs.flatMap(({ id, facts, criteria }) => {
    const named = new Set(criteria.flatMap(factsOfCriterion));
    return facts.filter((def) => !named.has(def.id)).map((def) => [id, def.id]);
  });
  expect(idle).toEqual([]);
});

/** Seeded, so that a failure comes again. */
function dice(seed: number) {
  let at = seed;
  return (of: readonly FactValue[]) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
    return of[(at >>> 8) % of.length]!;
  };
}

test.each(unlike.map((one) => [one.name, one.code, one] as const))(
  '%s, %s: 6 to 12 questions, and fewer only where an answer closes the policy',
  (_, code, { diagnosis, told }) => {
    const least = code in fewer ? 0 : 6;
    const usual = interview(code, diagnosis, told, (of) => of[0]!);
    expect({ told, usual, fits: usual.length >= least }).toEqual({ told, usual, fits: true });
    for (const pick of [(of: FactValue[]) => of.at(-1)!, ...[1, 2, 3].map(dice)]) {
      const questions = interview(code, diagnosis, told, pick);
      expect({ told, questions, fits: questions.length <= 12 }).toEqual({ told, questions, fits: true });
    }
  },
  30_000,
);

test.each(Object.entries(fewer))('%s asks fewer: %s', (code) => {
  const open = now(ofPolicy(asked(code, diagnosisOf(code), { payer: 'medicare' })));
  expect(open.length).toBeLessThan(6);
});

test('where no policy speaks, the order and its papers are all that is asked', () => {
  for (const state of ['OR', 'FL']) {
    const questions = asked('K0001', 'M17.0', { payer: 'medicaid', state });
    expect(idsOf(questions)).toEqual([
      ...['payer', 'state', 'setting', 'order.kind', 'order.date', 'order.received', 'delivery.date'],
    ]);
  }
});

test('Medicare, which pays for no absorbent product, asks nothing about one', () => {
  expect(ofPolicy(asked('T4522', 'N39.41', { payer: 'medicare' }))).toEqual([]);
});

test('a question is asked only where an item needs it', () => {
  const ids = (code: string, diagnosis: string) => idsOf(asked(code, diagnosis, { payer: 'medicare' }));
  expect(ids('E0143', 'M17.0')).not.toContain('dm.insulin');
  expect(ids('A4253', 'E11.65')).not.toContain('mradl.which');
});

test('a question that only another answer would call for waits for that answer', () => {
  const open = (code: string, shown: Told, told: Told = {}) =>
    idsOf(now(asked(code, 'E11.65', { payer: 'medicare', ...told }, shown)));
  expect(open('E2103', {})).not.toContain('hypo.l2');
  expect(open('E2103', { 'dm.insulin': true })).not.toContain('hypo.l2');
  expect(open('E2103', { 'dm.insulin': false })).toContain('hypo.l2');
  expect(open('E2103', { 'dm.insulin': false })).not.toContain('hypo.l3');
  expect(open('E2103', { 'dm.insulin': false, 'hypo.l2': 1 })).toContain('hypo.l3');
  expect(open('K0001', {})).not.toContain('caregiver');
  expect(open('K0001', { 'propel.self': false })).toContain('caregiver');
  expect(open('K0800', {})).not.toContain('pa.date');
  expect(open('K0800', {}, { 'pa.exempt': false })).toContain('pa.date');
  expect(open('E0143', {})).not.toContain('replacement.reason');
  expect(open('E0143', { same_similar: true })).toContain('replacement.reason');
});

test('an answer that took a rule out of concern can be changed', () => {
  const questions = asked('K0800', 'M17.0', { payer: 'medicare', 'pa.exempt': true });
  expect(idsOf(now(questions))).toContain('pa.exempt');
});

test('of a diagnosis alone nothing is asked that another diagnosis would call for', () => {
  const ids = (diagnosis: string) => idsOf(asked('E2103', diagnosis, { payer: 'medicare' }));
  expect(ids('E11.65')).not.toContain('dm.before_pregnancy');
  expect(ids('O24.410')).toContain('dm.before_pregnancy');
});
