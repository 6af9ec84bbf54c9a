/** One billable ICD-10-CM code. */
export interface Diagnosis {
  /** With its dot: `E11.65`. */
  readonly code: string;
  readonly description: string;
  readonly category: string | null;
  readonly subcategory: string | null;
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
  return /^[a-z][0-9]([0-9a-z](\.?[0-9a-z]{0,4}))?$/i.test(typed);
}
