import { caseFactDefs, type FactValue } from './coverage-facts.ts';
import { confidenceOf, type Finding } from './evaluate.ts';
import { leavesOf } from './leaves.ts';
import { type Confidence, confidences, type Criterion, type Day, type FactDef } from './pack.ts';
import type { Pack, Test, Verdict } from './pack.ts';

/** What a list says of a case: the worst of its findings. */
export type Standing = 'ready' | 'not_documented' | 'not_met';

export type OpenVerdict = 'not_met' | 'not_documented';

/** Neither met nor without concern for the case. */
export const isOpen = <F extends { readonly verdict: Verdict }>(
  finding: F,
): finding is F & { readonly verdict: OpenVerdict } =>
  finding.verdict === 'not_met' || finding.verdict === 'not_documented';

export function standingOf(findings: readonly Pick<Finding, 'verdict'>[]): Standing {
  const found = new Set(findings.map(({ verdict }) => verdict));
  return found.has('not_met') ? 'not_met' : found.has('not_documented') ? 'not_documented' : 'ready';
}

const order: readonly Verdict[] = ['not_met', 'not_documented', 'met', 'not_applicable'];

/** What is missing first, each in the order of the packs. */
export const missingFirst = <F extends { readonly verdict: Verdict }>(findings: readonly F[]): F[] =>
  [...findings].sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));

/** A pack that a case was held against, and exactly which. */
export interface PackIdentity {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** SHA-256 of its RFC 8785 JSON, in hexadecimal. */
  readonly hash: string;
}

/** A case held against the rules of its payer on a day. */
export interface Readiness {
  /** Of the site, `YYYY-MM-DD`. */
  readonly day: Day;
  /** Those that spoke. */
  readonly packs: readonly PackIdentity[];
  /** What is missing first; what does not apply is left out. */
  readonly findings: readonly Finding[];
}

/** The reason of whoever signed although a criterion was not met or not documented. */
export type ExplainedFinding = Finding & { readonly reason?: string };

export interface SignedReadiness extends Readiness {
  readonly findings: readonly ExplainedFinding[];
}

/** A question that the case’s items and payer need, and for which criteria. */
export interface NeededQuestion {
  readonly def: FactDef;
  /** By `itemKeys`; null: asked of the case. */
  readonly item: string | null;
  /** None: whatever is asked of every case. */
  readonly criteria: readonly string[];
  /** Limits are counted apart by its answers, such as the side, also of what was delivered before. */
  readonly counted?: true;
  /** How well the surest of the rules that ask it is known; left out: in an official text, or no rule asks it. */
  readonly doubt?: Doubt;
}

/** A rule of which no official text was read. */
export type Doubt = Exclude<Confidence, 'official'>;

/**
 * What a case is asked, each question once: first who pays, where that differs by state of which, and when, then what the criteria that apply to its items
 * need, in their order.
 */
export function questionsFor(
  packs: readonly Pack[],
  findings: readonly Finding[],
  payer: FactValue | null,
): NeededQuestion[] {
  const defs = new Map([...caseFactDefs, ...packs.flatMap((pack) => pack.facts)].map((def) => [def.id, def]));
  const found = new Map<string, Needed>();
  const need = (fact: string, item: string | null, criterion: string | null) => {
    const def = defs.get(fact);
    if (!def) return undefined;
    const key = JSON.stringify([fact, def.per_item ? item : null]);
    const one = found.get(key) ?? { def, item: def.per_item ? item : null, criteria: [], asked: [] };
    if (criterion !== null && !one.criteria.includes(criterion)) one.criteria.push(criterion);
    found.set(key, one);
    return one;
  };
  const general = askedOfAll.filter((fact) => fact !== 'state' || differsByState(payer));
  for (const fact of general) need(fact, null, null);
  for (const { pack, criterion, item, verdict, sources } of findings) {
    if (verdict === 'not_applicable') continue;
    const rule = criterionOf(packs, pack, criterion);
    const counted = rule ? countedIn(rule.test) : [];
    for (const fact of rule ? factsOfCriterion(rule) : []) {
      const one = need(fact, item, criterion);
      one?.asked.push(confidenceOf(sources));
      if (counted.includes(fact) && one) one.counted = true;
    }
  }
  return [...found.values()].map(({ asked, ...question }) => ({ ...question, ...doubtOf(asked) }));
}

interface Needed {
  readonly def: FactDef;
  readonly item: string | null;
  readonly criteria: string[];
  counted?: true;
  /** How well each rule that asks it is known. */
  readonly asked: Confidence[];
}

function doubtOf(asked: readonly Confidence[]): { doubt?: Doubt } {
  const surest = confidences.find((one) => asked.includes(one));
  return surest === undefined || surest === 'official' ? {} : { doubt: surest };
}

const askedOfAll = [
  ...['payer', 'state', 'setting', 'order.kind', 'order.date', 'order.received', 'delivery.date'],
];

/** Medicare’s rules are one for all states. */
const differsByState = (payer: FactValue | null) => payer === 'medicaid' || payer === 'other';

const criterionOf = (packs: readonly Pack[], of: Finding['pack'], id: string) =>
  packs
    .find((pack) => pack.id === of?.id && pack.version === of.version)
    ?.criteria.find((criterion) => criterion.id === id);

/** The facts that a criterion asks for, each once, in its own order; what decides nothing last. */
export const factsOfCriterion = ({
  applies,
  test,
  asks = [],
}: Pick<Criterion, 'applies' | 'test' | 'asks'>): string[] => [
  ...new Set([...(applies ? factsIn(applies) : []), ...factsIn(test), ...asks]),
];

/** The questions by whose answers the limits of packs are counted apart. */
export const countedBy = (packs: readonly Pack[]): ReadonlySet<string> =>
  new Set(packs.flatMap(({ criteria }) => criteria.flatMap(({ test }) => countedIn(test))));

const countedIn = (test: Test): string[] =>
  leavesOf(test).flatMap((leaf) =>
    'quantity' in leaf && leaf.quantity.by !== undefined ? [leaf.quantity.by] : [],
  );

const factsIn = (test: Test): string[] => leavesOf(test).flatMap(factsOfLeaf);

function factsOfLeaf(leaf: Test): string[] {
  if ('fact' in leaf) return [leaf.fact];
  if ('within' in leaf) return [leaf.within.date, leaf.within.before];
  if ('order' in leaf) return [...leaf.order];
  if ('visit' in leaf)
    return [leaf.visit.within?.before, leaf.visit.not_after].filter((fact) => fact !== undefined);
  if ('quantity' in leaf) {
    const { by, at_most } = leaf.quantity;
    return [...(by === undefined ? [] : [by]), ...(typeof at_most === 'number' ? [] : at_most.sum_of)];
  }
  return [];
}
