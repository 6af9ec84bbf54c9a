import type { CaseFacts } from '@vouchwell/document';
import {
  argumentsOf,
  type CaseEvidence,
  type EvidenceTexts,
  evidenceTexts,
  type Finding,
  itemKeys,
  type ItemArgument,
  type NeededQuestion,
  type Pack,
} from '@vouchwell/rules';

/** What the evidence of a case shows by the criteria of its payer. */
export interface Argued extends EvidenceTexts {
  /** Of each item, in their order; null: no policy of the payer speaks of it. */
  readonly argued: readonly (ItemArgument | null)[];
  readonly criteriaOf: 'the payer' | 'Medicare';
}

/** What a note is written from, and compared with. */
export type ArguedFacts = CaseFacts & Argued;

export interface HeldAgainst {
  readonly packs: readonly Pack[];
  readonly findings: readonly Finding[];
  readonly questions: readonly NeededQuestion[];
  /** Nobody said who pays, and the criteria are those that letters are worded by. */
  readonly isUsual: boolean;
}

/** In characters: a longer argument would leave no room in a note for the rest; it is told in general then. */
const LONGEST = 20_000;

export function argumentOf(
  { items, evidence }: { readonly items: CaseFacts['items']; readonly evidence: CaseEvidence },
  { packs, findings, questions, isUsual }: HeldAgainst,
): Argued {
  const said = argumentsOf(packs, findings, questions, evidence);
  const all = isUsual ? said.filter(({ policies }) => policies.length > 0) : said;
  const length = all.reduce((sum, { shown, open }) => sum + [...shown, ...open].join('').length, 0);
  const argued = itemKeys(items).map((key) =>
    length > LONGEST ? null : (all.find(({ item }) => item === key) ?? null),
  );
  const criteriaOf = isUsual ? 'Medicare' : 'the payer';
  return { argued, criteriaOf, ...evidenceTexts(all, questions, evidence) };
}
