import type { CoverageFacts } from './coverage-facts.ts';
import { evaluate, type Finding } from './evaluate.ts';
import type { Day, Pack, Verdict } from './pack.ts';
import { type NeededQuestion, payerIn, questionsFor } from './questions.ts';

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
const missingFirst = <F extends { readonly verdict: Verdict }>(findings: readonly F[]): F[] =>
  [...findings].sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));

/** What of its findings is told of a case: what is missing first, without what does not apply. */
export const toldOf = (findings: readonly Finding[]): Finding[] =>
  missingFirst(findings.filter(({ verdict }) => verdict !== 'not_applicable'));

/** How a case would stand. */
export interface Outlook {
  readonly standing: Standing;
  readonly findings: readonly Finding[];
  readonly questions: readonly NeededQuestion[];
}

/** Null: nobody said who pays, and nothing is held against the case. */
export function outlookOf(packs: readonly Pack[], facts: CoverageFacts, day: Day): Outlook | null {
  if (payerIn(facts) === undefined) return null;
  const all = evaluate(packs, facts, day);
  const findings = toldOf(all);
  return { standing: standingOf(findings), findings, questions: questionsFor(packs, all, facts, day) };
}

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
