import { foldedValue } from './folded-text.ts';
import type { IdentifierKind, IdentifyingFacts } from './identifying-facts.ts';
import { isOrdinary } from './ordinary-words.ts';
import { typedSignature } from '../people/signature.ts';

/** A person of the case, by the words of the name. */
export interface Person {
  readonly kind: IdentifierKind;
  /** Folded words in their order, without titles, initials and particles. */
  readonly words: readonly string[];
  /** What stands behind an apostrophe: `O Brien`. */
  readonly endings: readonly string[];
  readonly initials: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
}

/** A word that is a name of somebody in the case. */
export interface NameWord {
  readonly people: ReadonlySet<Person>;
  readonly ordinary: boolean;
  /** The first word of a name, by which people are called. */
  readonly isFirst: boolean;
}

const TITLE_OR_DEGREE = new Set(
  (
    'mr mrs ms miss mx dr prof md do np pa pac rn lpn phd dpm dpt pt ot otr fnp bc dnp aprn crnp cnp msn bsn facp ' +
    'jr sr ii iii iv'
  ).split(' '),
);
const PARTICLES = new Set(
  'van von den der de da di du la le el al bin ibn dos das del della st ten ter y'.split(' '),
);

export function peopleOf({ patient, provider, staff = [] }: IdentifyingFacts): Person[] {
  const { first_name, middle_name, last_name } = patient;
  return [
    person('patient name', [first_name, middle_name, last_name].filter(Boolean).join(' ')),
    person('provider name', provider?.name ?? ''),
    person('provider signature', typedSignature(provider?.signature)),
    ...staff.map((name) => person('name', name)),
  ].filter(({ words }) => words.length > 0);
}

function person(kind: IdentifierKind, name: string): Person {
  const { written, all, words, isParticle } = readNames(name);
  return {
    kind,
    words,
    endings: written.flatMap((word) => word.split("'").slice(1)).filter((end) => end.length > 2),
    initials: new Set(all.map((word) => word[0] ?? '')),
    particles: new Set(all.filter(isParticle)),
  };
}

/** The words of a text that may be names, in their order. */
export const possibleNames = (text: string): readonly string[] => readNames(text).words;

/** `Mary-Ann O'Brien` is mary, ann, obrien. */
function readNames(text: string) {
  const written: string[] = foldedValue(text).match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const all = written.map((word) => word.replaceAll("'", '')).filter((word) => !TITLE_OR_DEGREE.has(word));
  const isParticle = (word: string) => PARTICLES.has(word) && all.length > 1;
  const isInitial = (word: string) => word.length === 1 && /[a-zα-ωа-я]/u.test(word);
  return { written, all, isParticle, words: all.filter((word) => !isParticle(word) && !isInitial(word)) };
}

/** The words that are names, plurals and names run together included. */
export function nameWords(people: readonly Person[]): Map<string, NameWord> {
  const words = new Map<string, NameWord>();
  const add = (word: string, person: Person, isFirst: boolean) => {
    const before = words.get(word);
    words.set(word, {
      people: new Set([...(before?.people ?? []), person]),
      ordinary: isOrdinary(word),
      isFirst: isFirst || (before?.isFirst ?? false),
    });
  };
  for (const person of people) {
    const { words: own, endings } = person;
    for (const ending of endings) add(ending, person, false);
    own.forEach((word, at) => {
      add(word, person, at === 0 && own.length > 1);
      if (!isOrdinary(word) && word.length > 3) for (const end of ['s', 'es']) add(word + end, person, false);
    });
    const [first = '', ...rest] = own;
    for (const other of rest) for (const both of [first + other, other + first]) add(both, person, false);
  }
  return words;
}
