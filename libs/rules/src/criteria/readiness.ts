import type { Finding } from './evaluate.ts';
import type { Day, Verdict } from './pack.ts';

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
