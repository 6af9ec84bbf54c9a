import { claim, type FoldedText } from './folded-text.ts';
import type { IdentifyingFacts } from './identifying-facts.ts';
import { isFunctionWord } from './ordinary-words.ts';
import { type NameWord, nameWords, peopleOf, type Person } from './people.ts';
import { quotedPlaces } from './quoted-places.ts';
import {
  between,
  headingsOf,
  isLabelled,
  isOfAPerson,
  isSentenceStart,
  type Word,
  wordsIn,
} from './words-in-text.ts';

const TITLES = new Set('mr mrs ms mx miss dr prof'.split(' '));
/** Titles that are no words or abbreviations of anything else, even in small letters. */
const PLAIN_TITLES = new Set('mr mrs ms mx'.split(' '));
const BESIDE = /^(?: |\.?, ?|\. ?|-|'|\n)$/;

interface Reading {
  readonly text: FoldedText;
  readonly words: readonly Word[];
  readonly names: ReadonlyMap<string, NameWord>;
  /** Where the case's catalogue texts stand. */
  readonly quoted: Uint8Array;
  readonly isInHeading: (word: Word) => boolean;
}

/** The names of the people of the case, in whatever form. */
export function takeNames(text: FoldedText, facts: IdentifyingFacts): void {
  const people = peopleOf(facts);
  const words = wordsIn(text).filter(({ start }) => !text.taken[start]);
  const names = nameWords(people);
  const quoted = quotedPlaces(text, facts);
  const reading = { text, words, names, quoted, isInHeading: headingsOf(text) };
  let run: Run | null = null;
  words.forEach((word, at) => {
    const name = reading.names.get(word.key);
    if (!name || !(isNameAlone(reading, at, name) || isBesideName(reading, at, name))) return;
    const joined = run && join(reading, run, at, name);
    if (run && !joined) take(reading, run);
    run = joined ?? begin(reading, at, name);
  });
  if (run) take(reading, run);
  const patient = people.find(({ kind }) => kind === 'patient name');
  if (patient) takeInitials(text, patient);
}

/** A name by itself. An ordinary word is one only with a capital that its place in the sentence does not explain. */
function isNameAlone({ text, words, quoted, isInHeading }: Reading, at: number, name: NameWord): boolean {
  if (!name.ordinary) return true;
  const word = words[at]!;
  const next = words[at + 1];
  if (!word.capital || quoted[word.start] || isCompound(text, word)) return false;
  if (isLabelled(text, word)) return true;
  if (word.upper && isInHeading(word)) return false;
  if (!isSentenceStart(text, word)) return true;
  const followed = next !== undefined && between(text, word, next) === ' ' && isOfAPerson(next);
  const owns = /^'s? /.test(text.cased.slice(word.end, word.end + 3));
  return !isFunctionWord(word.key) && (name.isFirst || followed || owns);
}

/** `Short-term`, `walker-like`. */
function isCompound({ cased }: FoldedText, { start, end }: Word): boolean {
  return (
    /^-\p{Ll}/u.test(cased.slice(end, end + 2)) || /\p{L}-$/u.test(cased.slice(Math.max(0, start - 2), start))
  );
}

/** After a title, or next to another name or an initial of the same person. */
function isBesideName(reading: Reading, at: number, name: NameWord): boolean {
  const { text, words } = reading;
  const word = words[at]!;
  const [before, after] = [words[at - 1], words[at + 1]];
  if (before && TITLES.has(before.key) && /^\.? ?$/.test(between(text, before, word)))
    return word.capital || PLAIN_TITLES.has(before.key);
  if (isPair(reading, before, word) || isPair(reading, word, after)) return true;
  return (
    word.capital && (isInitial(reading, before, word, name) || isTrailingInitial(reading, at, name.people))
  );
}

/** Two names of one person: `Rose Short`, `Short, Rose`, and `rose short` in this order only. */
function isPair({ text, names }: Reading, left: Word | undefined, right: Word | undefined): boolean {
  const [one, other] = [left && names.get(left.key), right && names.get(right.key)];
  if (!left || !right || !one || !other || left.key === right.key || !sharePerson(one, other)) return false;
  const gap = between(text, left, right);
  if (left.capital && right.capital) return BESIDE.test(gap) && (!gap.includes(',') || other.isFirst);
  return !left.capital && !right.capital && gap === ' ' && one.isFirst;
}

const sharePerson = (a: NameWord, b: NameWord): boolean => [...a.people].some((one) => b.people.has(one));

/** `R. Short`: an initial before a name. */
function isInitial({ text }: Reading, letter: Word | undefined, word: Word, { people }: NameWord): boolean {
  if (!letter?.capital || letter.key.length !== 1) return false;
  return (
    /^\.? ?$/.test(between(text, letter, word)) &&
    [...people].some(({ initials }) => initials.has(letter.key))
  );
}

/** Names of one person next to each other, from word to word. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly people: ReadonlySet<Person>;
  /** A first name is among them. */
  readonly hasFirst: boolean;
}

/** With the initials and particles before it. */
function begin(reading: Reading, at: number, { people, isFirst }: NameWord): Run {
  let from = at;
  while (
    belongs(reading, from - 1, people) &&
    /^\.? ?$/.test(between(reading.text, reading.words[from - 1]!, reading.words[from]!))
  )
    from -= 1;
  return { from, to: at, people, hasFirst: isFirst };
}

function join(reading: Reading, run: Run, at: number, name: NameWord): Run | null {
  const people = new Set([...run.people].filter((one) => name.people.has(one)));
  if (people.size === 0 || at - run.to > 4) return null;
  // After a comma only the first name goes on, once: `Short, Rose`.
  const isFirstName = name.isFirst && !run.hasFirst;
  for (let index = run.to; index < at; index += 1) {
    const gap = between(reading.text, reading.words[index]!, reading.words[index + 1]!);
    const inner = index + 1 < at && !belongs(reading, index + 1, people);
    if (inner || !BESIDE.test(gap) || (gap.includes(',') && !isFirstName)) return null;
  }
  return { from: run.from, to: at, people, hasFirst: run.hasFirst || name.isFirst };
}

/** An initial or a particle of one of these people. */
function belongs({ words, names }: Reading, at: number, people: ReadonlySet<Person>): boolean {
  const word = words[at];
  if (!word || names.has(word.key)) return false;
  return [...people].some(
    ({ initials, particles }) =>
      particles.has(word.key) || (word.key.length === 1 && word.capital && initials.has(word.key)),
  );
}

function take(reading: Reading, { from, to, people }: Run): void {
  const { text, words } = reading;
  let last = to;
  while (isTrailingInitial(reading, last, people)) last += 1;
  const doctor = words[from - 1]?.key === 'dr';
  const [first] = people;
  const who = [...people].find(({ kind }) => (doctor ? kind !== 'patient name' : true)) ?? first;
  if (who) claim(text, who.kind, words[from]!.start, words[last]!.end);
}

/** `Short, R.`, where the initial does not begin the next name. */
function isTrailingInitial(reading: Reading, at: number, people: ReadonlySet<Person>): boolean {
  const { text, words, names } = reading;
  const [word, next, following] = [words[at]!, words[at + 1], words[at + 2]];
  if (!next || next.key.length !== 1 || !belongs(reading, at + 1, people)) return false;
  if (text.cased[next.end] !== '.' || !/^\.?,? ?$/.test(between(text, word, next))) return false;
  return !following || !names.has(following.key) || between(text, next, following) !== '. ';
}

const ABBREVIATIONS = new Set('md do np pa rn us po iv am pm ot pt sc im mg cc id er va oa'.split(' '));

/** `R.S.`, `Ms. S.` */
function takeInitials(text: FoldedText, { words, initials }: Person): void {
  const [first = '', ...rest] = words.map(([letter]) => letter ?? '');
  const middle = [...initials].filter((letter) => /\p{L}/u.test(letter)).join('');
  const last = rest.filter((letter) => !ABBREVIATIONS.has(first + letter)).join('');
  if (last !== '') {
    const pattern = `(?<![\\p{L}.])${first}\\. ?(?:[${middle}]\\. ?)?[${last}](?=\\.(?!\\p{L}\\.))`;
    takeCapitals(text, new RegExp(pattern, 'gu'));
  }
  takeCapitals(text, /(?<=\b(?:mr|mrs|ms|miss|mx)\.? )\p{L}(?=\.)/gu);
}

function takeCapitals(text: FoldedText, pattern: RegExp): void {
  for (const match of text.lower.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (!/\p{Ll}/u.test(text.cased.slice(match.index, end))) claim(text, 'patient name', match.index, end);
  }
}
