import type { CodeSet, Day } from './pack.ts';

const bare = (code: string) => code.trim().toUpperCase().replace('.', '');

/** Whether a set holds a code on a day. ICD-10-CM codes with or without their dot. */
export function holds(set: CodeSet, code: string, day: Day): boolean {
  const asked = bare(code);
  return set.entries.some(
    ({ codes, from, to }) =>
      (!from || from <= day) && (!to || day <= to) && codes.some((one) => matches(one, asked)),
  );
}

function matches(pattern: string, code: string): boolean {
  const [first = '', last] = pattern.split('..');
  if (last !== undefined) return bare(first) <= code && code <= bare(last);
  if (pattern.endsWith('*')) return code.startsWith(bare(pattern.slice(0, -1)));
  return bare(pattern) === code;
}

/** A code, `E11*`, or `A5503..A5507` with both ends of one length. */
export function isCodePattern(text: string): boolean {
  const range = /^([A-Z]\d{4})\.\.([A-Z]\d{4})$/.exec(text);
  if (range) return range[1]! <= range[2]!;
  return /^[A-Z][0-9A-Z]{2}(\.[0-9A-Z]{1,4}|\.?[0-9A-Z]{0,4}\*|[0-9A-Z]{2})?$/.test(text);
}
