import { caseFactDefs, type FactValue } from './coverage-facts.ts';
import type { Finding } from './evaluate.ts';
import type { Criterion, Day, FactDef, Pack, Test, Verdict } from './pack.ts';

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
}

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
  const found = new Map<string, { def: FactDef; item: string | null; criteria: string[] }>();
  const need = (fact: string, item: string | null, criterion: string | null) => {
    const def = defs.get(fact);
    if (!def) return;
    const key = JSON.stringify([fact, def.per_item ? item : null]);
    const one = found.get(key) ?? { def, item: def.per_item ? item : null, criteria: [] };
    if (criterion !== null && !one.criteria.includes(criterion)) one.criteria.push(criterion);
    found.set(key, one);
  };
  const general = askedOfAll.filter((fact) => fact !== 'state' || differsByState(payer));
  for (const fact of general) need(fact, null, null);
  for (const { pack, criterion, item, verdict } of findings) {
    if (verdict === 'not_applicable') continue;
    const rule = criterionOf(packs, pack, criterion);
    for (const fact of rule ? factsOfCriterion(rule) : []) need(fact, item, criterion);
  }
  return [...found.values()];
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

/** The facts that a criterion asks for, each once, in its own order. */
export const factsOfCriterion = ({ applies, test }: Pick<Criterion, 'applies' | 'test'>): string[] => [
  ...new Set([...(applies ? factsIn(applies) : []), ...factsIn(test)]),
];

function factsIn(test: Test): string[] {
  if ('all' in test) return test.all.flatMap(factsIn);
  if ('any' in test) return test.any.flatMap(factsIn);
  if ('not' in test) return factsIn(test.not);
  if ('fact' in test) return [test.fact];
  if ('within' in test) return [test.within.date, test.within.before];
  if ('order' in test) return [...test.order];
  if ('visit' in test)
    return [test.visit.within?.before, test.visit.not_after].filter((fact) => fact !== undefined);
  if ('quantity' in test) {
    const { by, at_most } = test.quantity;
    return [...(by === undefined ? [] : [by]), ...(typeof at_most === 'number' ? [] : at_most.sum_of)];
  }
  return [];
}
