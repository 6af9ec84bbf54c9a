export const NPI_LENGTH = 10;
export const NPI_PATTERN = /^[0-9]{10}$/;
export const NPI_MESSAGE = 'NPI must be exactly 10 digits';

/**
 * True when the NPI's check digit holds: the Luhn sum over `80840` + NPI is a multiple of ten, and the
 * first digit is 1 or 2 [CMS, NPI check digit]. In a case a failing check digit is a hint beside the field, never a
 * refusal: the specification asks for ten digits only.
 */
export function hasValidCheckDigit(npi: string): boolean {
  if (!/^[12][0-9]{9}$/.test(npi)) return false;
  const digits = [...`80840${npi}`].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/**
 * What keeps an NPI from being kept for reuse, where a wrong digit would come back in case after case: there its check
 * digit must hold. Null: nothing.
 */
export function npiProblem(npi: string): string | null {
  if (!NPI_PATTERN.test(npi)) return NPI_MESSAGE;
  if (hasValidCheckDigit(npi)) return null;
  return 'This is no NPI: its check digit is wrong. Compare it with the NPI registry.';
}
