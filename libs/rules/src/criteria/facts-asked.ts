import { PLANNED } from './answer-refusal.ts';
import type { Bench } from './bench.ts';
import { judge } from './judge.ts';
import { leavesOf } from './leaves.ts';
import { type Criterion, DELIVERY_OR_TODAY, type Test } from './pack.ts';
import type { Decided } from './verdicts.ts';

type Asking = Pick<Criterion, 'applies' | 'test' | 'asks' | 'warns'>;

/** What is asked beside its test, and decides nothing. */
export const askedBeside = ({ asks = [], warns = [] }: Asking): string[] => [
  ...asks,
  ...warns.flatMap(({ when }) => factsIn(when)),
];

/** The facts that a criterion names, each once, in its own order; what decides nothing last. */
export const factsOfCriterion = (criterion: Asking): string[] => {
  const { applies, test } = criterion;
  return [...new Set([...(applies ? factsIn(applies) : []), ...factsIn(test), ...askedBeside(criterion)])];
};

/** Of those the ones that it may come to ask for, whatever is answered. */
export function askedEver(criterion: Criterion, told: Bench): string[] {
  const { applies, test } = criterion;
  const decisive = [...(applies ? reachableIn(applies, told) : []), ...reachableIn(test, told)];
  return [...new Set([...decisive, ...askedBeside(criterion)])];
}

/** All but those of alternatives that no answer can open. */
function reachableIn(test: Test, told: Bench): string[] {
  if ('not' in test) return reachableIn(test.not, told);
  if ('all' in test && isLost(test.all, told)) return [];
  const parts = 'all' in test ? test.all : 'any' in test ? test.any : null;
  return parts ? parts.flatMap((part) => reachableIn(part, told)) : factsOfLeaf(test);
}

/** The questions by whose answers the limit of a test is counted apart. */
export const countedIn = (test: Test): string[] =>
  leavesOf(test).flatMap((leaf) =>
    'quantity' in leaf && leaf.quantity.by !== undefined ? [leaf.quantity.by] : [],
  );

/**
 * Of those facts the ones that it asks for by what is answered so far: first whether it applies; of several ways to meet
 * it the next one alone. The bench’s record tells what is stated as if a visit showed it, since stating it answers it.
 */
export function askedNow(criterion: Criterion, told: Bench): string[] {
  const { applies, test } = criterion;
  const condition = applies ? neededOf(applies, told) : [];
  const isWithheld = (verdict: Decided) =>
    verdict === 'not_met' || (verdict === 'not_documented' && isOpen(condition, told));
  if (applies && isWithheld(judge(applies, told).verdict)) return condition;
  return [...new Set([...condition, ...neededOf(test, told), ...besideNow(criterion, told)])];
}

/** Whether it is seldom paid for is asked once it would be paid for. */
const besideNow = (criterion: Criterion, told: Bench): string[] =>
  judge(criterion.test, told).verdict === 'met' ? askedBeside(criterion) : [...(criterion.asks ?? [])];

function neededOf(test: Test, told: Bench): string[] {
  if ('not' in test) return neededOf(test.not, told);
  if ('all' in test) {
    if (isLost(test.all, told)) return [];
    return (test.in_turn ? upToFirstOpen(test.all, told) : test.all).flatMap((part) => neededOf(part, told));
  }
  return 'any' in test ? neededOfAny(test.any, told) : factsOfLeaf(test);
}

function upToFirstOpen(parts: readonly Test[], told: Bench): readonly Test[] {
  const open = parts.findIndex((part) => judge(part, told).verdict !== 'met');
  return open < 0 ? parts : parts.slice(0, open + 1);
}

/** No answer can change it, such as an alternative for another code. */
const isLost = (parts: readonly Test[], told: Bench) =>
  parts.some((part) => factsIn(part).length === 0 && judge(part, told).verdict === 'not_met');

function neededOfAny(parts: readonly Test[], told: Bench): string[] {
  const ways = parts.map((part) => ({ part, verdict: judge(part, told).verdict }));
  const met = ways.find(({ verdict }) => verdict === 'met');
  if (met) return neededOf(met.part, told);
  const tried: string[] = [];
  for (const { part, verdict } of ways) {
    const facts = neededOf(part, told);
    // Of a way that is closed nothing further is asked.
    if (verdict === 'not_met') tried.push(...facts.filter((fact) => !isOpen([fact], told)));
    else tried.push(...facts);
    if (verdict === 'not_documented' && isOpen(facts, told)) break;
  }
  return tried;
}

const isOpen = (facts: readonly string[], { record, item }: Bench) =>
  facts.some((fact) => record.known(fact, item?.id ?? null).state === 'missing');

const factsIn = (test: Test): string[] => leavesOf(test).flatMap(factsOfLeaf);

const factOf = (end: string): string => (end === DELIVERY_OR_TODAY ? PLANNED : end);

function factsOfLeaf(leaf: Test): string[] {
  if ('fact' in leaf) return [leaf.fact];
  if ('within' in leaf) return [leaf.within.date, factOf(leaf.within.before)];
  if ('order' in leaf) return [...leaf.order];
  if ('visit' in leaf)
    return [leaf.visit.within && factOf(leaf.visit.within.before), leaf.visit.not_after].filter(
      (fact) => fact !== undefined,
    );
  if ('quantity' in leaf) {
    const { by, at_most } = leaf.quantity;
    return [...(by === undefined ? [] : [by]), ...(typeof at_most === 'number' ? [] : at_most.sum_of)];
  }
  return [];
}
