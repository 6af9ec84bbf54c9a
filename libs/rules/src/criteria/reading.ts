import { isRealDate } from '../days/dates.ts';

/** A pack that cannot be taken, with the place and the reason in words. */
export class PackRefusal extends Error {}

export const refuse = (place: string, reason: string): never => {
  throw new PackRefusal(`${readable(place)}: ${readable(reason)}`);
};

const LONGEST = 400;
const NAMED = 5;

/** What a file says, in one line that a person can read: a damaged one may hold anything. */
function readable(words: string): string {
  const line = words.slice(0, LONGEST).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD');
  return words.length > LONGEST ? `${line} …` : line;
}

/** Some names of many, each no longer than a name is. */
export function someOf(names: readonly string[], between = ', '): string {
  const told = names.slice(0, NAMED).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  const more = names.length - told.length;
  return `${told.join(between)}${more > 0 ? ` and ${more} more` : ''}`;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object that has the fields it needs and none that are not known. */
export function fields(
  value: unknown,
  place: string,
  needed: readonly string[],
  more: readonly string[] = [],
) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(place, 'an object is expected.');
  }
  const lacking = needed.filter((name) => !Object.hasOwn(value, name));
  if (lacking.length > 0) refuse(place, `${lacking.join(', ')} is missing.`);
  const unknown = Object.keys(value).filter((name) => !needed.includes(name) && !more.includes(name));
  if (unknown.length > 0) refuse(place, `${someOf(unknown)} is not known here.`);
  return value as Fields;
}

export function list(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(place, 'a list is expected.');
}

export function text(value: unknown, place: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : refuse(place, 'a text is expected.');
}

export function whole(value: unknown, place: string): number {
  return Number.isSafeInteger(value) && Number(value) > 0
    ? Number(value)
    : refuse(place, 'a whole number above 0 is expected.');
}

export function number(value: unknown, place: string): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(place, 'a number is expected.');
}

export function flag(value: unknown, place: string): boolean {
  return typeof value === 'boolean' ? value : refuse(place, 'true or false is expected.');
}

export function day(value: unknown, place: string): string {
  return typeof value === 'string' && isRealDate(value)
    ? value
    : refuse(place, 'a day of the calendar, written YYYY-MM-DD, is expected.');
}

export function oneOf(value: unknown, choices: readonly string[], place: string): string {
  return typeof value === 'string' && choices.includes(value)
    ? value
    : refuse(place, `one of ${choices.join(', ')} is expected.`);
}

/** Ids of a list, of which none stands twice. */
export function ids(entries: readonly { readonly id: string }[], place: string): Set<string> {
  const found = new Set<string>();
  for (const { id } of entries) {
    if (found.has(id)) refuse(place, `${id} is there twice.`);
    found.add(id);
  }
  return found;
}
