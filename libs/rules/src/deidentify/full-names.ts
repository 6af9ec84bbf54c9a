import type { Identity } from './names-patient.ts';
import { possibleNames } from './people.ts';

/**
 * A person among very many is told by the whole name alone: a text that holds `May` or `Short` mostly speaks of nobody. First and
 * last name count, in either order, with nothing but other names of theirs between.
 */

export type FullName = Pick<Identity, 'first_name' | 'middle_name' | 'last_name'>;

/** Between a first and a last name stand so many middle names. */
const MIDDLE = 2;

const keyOf = (first: string, last: string) => `${first} ${last}`;

/** By what somebody is found who is named in full; null: there is no such name. */
export function fullNameKey(patient: FullName): string | null {
  const words = namesOf(patient);
  return words.length > 1 ? keyOf(words[0]!, words.at(-1)!) : null;
}

/** By these whoever a text names in full is found, among others. Each once. */
export function fullNameKeysIn(text: string): string[] {
  const words = possibleNames(text);
  const keys = new Set<string>();
  for (const [at, word] of words.entries())
    for (const other of words.slice(at + 1, at + 2 + MIDDLE))
      keys.add(keyOf(word, other)).add(keyOf(other, word));
  return [...keys];
}

/** Whether a text names this patient in full. */
export function namesInFull(text: string, patient: FullName): boolean {
  const names = namesOf(patient);
  const [first, last] = [names[0], names.at(-1)];
  if (names.length < 2) return false;
  const words = possibleNames(text);
  const isEnd = (one: string | undefined, other: string | undefined) =>
    (one === first && other === last) || (one === last && other === first);
  return words.some((word, at) =>
    words
      .slice(at + 1, at + 2 + MIDDLE)
      .some(
        (other, between) =>
          isEnd(word, other) && words.slice(at + 1, at + 1 + between).every((one) => names.includes(one)),
      ),
  );
}

const namesOf = ({ first_name, middle_name, last_name }: FullName) =>
  possibleNames([first_name, middle_name, last_name].filter(Boolean).join(' '));
