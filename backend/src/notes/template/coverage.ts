/** How one kind of equipment is justified and paid. Data: the wording is fixed, and names no patient. */
export interface CoverageKind {
  /** Within a sentence: `incontinence supplies`. */
  readonly label: string;
  readonly category: RegExp;
  readonly hcpcs: RegExp;
  readonly words: RegExp;
  /** ICD-10-CM codes that support it; null where the policy lists none. */
  readonly diagnoses: RegExp | null;
  /** Codes that say more about it when one of `diagnoses` is there. */
  readonly related?: RegExp;
  /** What such items do, for anyone who needs them. */
  readonly purpose: string;
  /** What the record must show and no case holds: each a gap to fill. Left out: what it must show of any equipment. */
  readonly record?: readonly string[];
  /** What the payer's policy says, with the policy as source. Left out: that the payer has one. */
  readonly policy?: string;
}
