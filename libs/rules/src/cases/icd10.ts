/**
 * ICD-10-CM: letter, digit, alphanumeric, then up to four characters after a dot. QA0, in force since October 2025, is
 * the one category with a letter in the second place [order file of April 2026].
 */
export const ICD10_PATTERN = /^([A-Z][0-9]|QA)[0-9A-Z](\.[0-9A-Z]{1,4})?$/;

/** The code in capitals and with its dot: `e1165` and ` E11.65` become `E11.65`. */
export function normalizeIcd10(text: string): string {
  const bare = text.trim().toUpperCase().replace('.', '');
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}

export function isIcd10(code: string): boolean {
  return ICD10_PATTERN.test(code);
}
