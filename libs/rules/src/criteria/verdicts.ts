import type { Day, Verdict } from './pack.ts';

export type Decided = Exclude<Verdict, 'not_applicable'>;

/** What a verdict rests on: an answer, a diagnosis or a visit, and the encounter that shows it. */
export interface Evidence {
  readonly fact?: string;
  readonly diagnosis?: string;
  readonly encounter: string | null;
}

/** The verdict of a test with its reasons. */
export interface Judgement {
  readonly verdict: Decided;
  readonly evidence: readonly Evidence[];
  /** The facts that are not documented and would have to be. */
  readonly missing: readonly string[];
  readonly remarks: readonly string[];
  /** The last day on which a date that is not known yet may lie. */
  readonly until: Day | null;
}

type Because = Partial<Omit<Judgement, 'verdict'>>;

const judged = (verdict: Decided, because: Because = {}): Judgement => ({
  verdict,
  evidence: [],
  missing: [],
  remarks: [],
  until: null,
  ...because,
});
export const met = (because?: Because) => judged('met', because);
export const notMet = (because?: Because) => judged('not_met', because);
export const notDocumented = (because?: Because) => judged('not_documented', because);
export const decided = (isMet: boolean, because?: Because) => judged(isMet ? 'met' : 'not_met', because);

/** Kleene's three values: not met if one is, else not documented if one is, else met. */
export function allOf(parts: readonly Judgement[]): Judgement {
  return together(parts, worst(parts, ['not_met', 'not_documented', 'met']), (untils) => untils[0]);
}

/** Met if one is, else not documented if one is, else not met. The longest of its windows is open. */
export function anyOf(parts: readonly Judgement[]): Judgement {
  return together(parts, worst(parts, ['met', 'not_documented', 'not_met']), (untils) => untils.at(-1));
}

export function negated(part: Judgement): Judgement {
  if (part.verdict === 'not_documented') return part;
  return { ...part, verdict: part.verdict === 'met' ? 'not_met' : 'met' };
}

const worst = (parts: readonly Judgement[], [first, second, else_]: [Decided, Decided, Decided]) =>
  [first, second].find((verdict) => parts.some((part) => part.verdict === verdict)) ?? else_;

/** Of what is met, its evidence; of what is not, whatever is missing. */
function together(
  parts: readonly Judgement[],
  verdict: Decided,
  which: (untils: readonly Day[]) => Day | undefined,
): Judgement {
  const telling = parts.filter((part) => part.verdict === verdict || verdict === 'not_documented');
  const untils = parts.flatMap(({ until }) => until ?? []).sort();
  return {
    verdict,
    evidence: telling.flatMap(({ evidence }) => evidence),
    missing: verdict === 'met' ? [] : [...new Set(parts.flatMap(({ missing }) => missing))],
    remarks: [...new Set(telling.flatMap(({ remarks }) => remarks))],
    until: verdict === 'not_documented' ? (which(untils) ?? null) : null,
  };
}
