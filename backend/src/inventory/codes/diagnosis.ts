import type { Validity } from './editions.ts';

/** One billable ICD-10-CM code. */
export interface Diagnosis {
  /** With its dot: `E11.65`. */
  readonly code: string;
  readonly description: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  /** Whether it is offered. */
  readonly is_active: boolean;
  /** Whether the starter set lists it, as usual for equipment: those are offered first. */
  readonly usual: boolean;
  /** The file or set it came from; null where this site added it. */
  readonly source: string | null;
  /** From when to when the code set has it. */
  readonly validity: Validity;
  /** How often this site said something of it. */
  readonly changes: number;
}

/** Codes that share a category, as the starter set lists them: pairs of code and official long description. */
export interface DiagnosisGroup {
  readonly category: string;
  readonly subcategory: string;
  readonly codes: readonly (readonly [code: string, description: string])[];
}

/** The code as the index compares it: lower case, no dot. */
export function bareCode(code: string): string {
  return code.trim().replace('.', '').toLowerCase();
}

/** A code or its beginning, from a letter and a digit on; the dot, if any, after the third character. */
export function looksLikeCode(typed: string): boolean {
  return /^([a-z][0-9]|qa)([0-9a-z](\.?[0-9a-z]{0,4}))?$/i.test(typed);
}
