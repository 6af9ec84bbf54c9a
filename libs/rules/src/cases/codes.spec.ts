import { hasValidCheckDigit, isIcd10, normalizeIcd10, NPI_MESSAGE, NPI_PATTERN } from '../index.ts';

describe('NPI', () => {
  test.each(['1234567893', '1679576722', '1245319599', '2000000002'])('%s holds', (npi) => {
    expect(hasValidCheckDigit(npi)).toBe(true);
  });

  test.each([
    ['1234567890', 'a wrong check digit'],
    ['1234567839', 'two digits exchanged'],
    ['3234567893', 'a first digit that no NPI has'],
    ['123456789', 'nine digits'],
    ['12345678930', 'eleven digits'],
    ['123456789x', 'a letter'],
    ['', 'nothing'],
    ['1234567893\n', 'a line end'],
  ])('%j does not: %s', (npi) => {
    expect(hasValidCheckDigit(npi)).toBe(false);
  });

  test('each single wrong digit is found', () => {
    const wrong = [...'1234567893'].flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => `1234567893`.slice(0, at) + other + '1234567893'.slice(at + 1)),
    );
    expect(wrong.filter(hasValidCheckDigit)).toEqual([]);
  });

  test('ten digits are asked for, in these words', () => {
    expect(NPI_MESSAGE).toBe('NPI must be exactly 10 digits');
    expect(['1234567890', '0000000000'].every((npi) => NPI_PATTERN.test(npi))).toBe(true);
    expect(
      ['123456789', '12345678901', '１２３４５６７８９０', '1234567890\n'].some((npi) =>
        NPI_PATTERN.test(npi),
      ),
    ).toBe(false);
  });
});

describe('ICD-10-CM', () => {
  test.each([
    ['e1165', 'E11.65'],
    [' E11.65 ', 'E11.65'],
    ['I10', 'I10'],
    ['n39.41', 'N39.41'],
    ['S72001A', 'S72.001A'],
    ['c7a.00', 'C7A.00'],
    ['u071', 'U07.1'],
  ])('%j is %s', (typed, code) => {
    expect(normalizeIcd10(typed)).toBe(code);
    expect(normalizeIcd10(code)).toBe(code);
    expect(isIcd10(code)).toBe(true);
  });

  test.each(['', 'E', 'E1', '11.65', 'EE1.65', 'E11.', 'E11.65432', 'E11-65', 'E11.65 ', 'e11.65', 'É11'])(
    '%j is none',
    (text) => expect(isIcd10(text)).toBe(false),
  );
});
