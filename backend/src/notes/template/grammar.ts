import type { PatientFacts } from '@vouchwell/document';

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** For parts that have commas of their own: `a; b; and c`. */
export function listedApart(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`;
}

export function counted<Word>(count: number, one: Word, several: Word): Word {
  return count === 1 ? one : several;
}

/** `a 78-year-old female patient`; what is not recorded is not said. */
export function described(age: number | null, gender: PatientFacts['gender']): string {
  const sex = gender === 'male' || gender === 'female' ? `${gender} ` : '';
  if (age === null) return `a ${sex}patient`;
  if (age === 0) return `a ${sex}patient under one year of age`;
  // an 8-, 11-, 18- or 80-year-old
  const article = /^(8|11$|18$)/.test(String(age)) ? 'an' : 'a';
  return `${article} ${age}-year-old ${sex}patient`;
}

/** The possessive as recorded; without a recorded sex the noun is repeated. */
export function possessive(gender: PatientFacts['gender']): string {
  if (gender === 'female') return 'her';
  return gender === 'male' ? 'his' : "the patient's";
}

/** A gap for the reviewer to fill; no brackets inside, so that each gap is found as one. */
export function gap(what: string): string {
  return `[Add: ${what}]`;
}
