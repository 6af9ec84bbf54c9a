import type { Found } from '../found.ts';
import { COMPANIONS, KIN } from '../lexicon/people.ts';
import { namedIn } from '../fields/names.ts';
import { type Held, namesOfPatient, nameWords } from '../held.ts';
import { keyOf } from './phrases.ts';
import { firstFrom } from '../text/mentions.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';
import { type Token, tokenFrom } from './tokens.ts';

const FEMALE = new Set(
  'she her hers herself woman female lady mrs ms miss girl gal grandmother widow'.split(' '),
);
const MALE = new Set(
  'he him his himself man male gentleman mr boy fellow guy grandfather widower'.split(' '),
);
const EITHER = new Set([...FEMALE, ...MALE]);
const NOUNS = new Set([...EITHER].filter((word) => !/^(?:s?he|hers?|herself|him|his|himself)$/.test(word)));
const OTHERS = new Set([
  ...[...KIN, ...COMPANIONS].flatMap((line) => line.map(keyOf)),
  ...'physician doctor nurse therapist provider practitioner surgeon specialist'.split(' '),
]);

/** Words for the other sex than the patient's, where nobody else is spoken of. */
export function findSex({ page, tokens, vocabulary, held, isOpen }: Reading): Found[] {
  const { gender } = held.facts.patient;
  // A caller who does not know of it asks for nothing.
  if (gender === undefined) return [];
  const other =
    gender === 'male' ? FEMALE : gender === 'female' ? MALE : gender === null ? unlike(vocabulary) : EITHER;
  const isEitherOne = gender === 'male' || gender === 'female';
  const soft = isEitherOne ? {} : ({ tier: 'untraced' } as const);
  const own = other === FEMALE ? MALE : FEMALE;
  const hasOthers = [...OTHERS].some((one) => vocabulary.own.has(one));
  // `He cannot push her`, of her husband.
  const isBesideOwn = ({ start }: Token): boolean => {
    if (!hasOthers || 'tier' in soft) return false;
    const [from, to] = segmentAt(page, start);
    return tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)).some(({ word }) => own.has(word));
  };
  // `Mrs.` before the patient's surname: his wife.
  const hasNamesakes = NAMESAKES.some((one) => vocabulary.own.has(one));
  const isNamesake = ({ word }: Token): boolean => hasNamesakes && /^(?:mrs|mr)$/.test(word);
  // `When Dr. Sample called, he found her well`.
  const doctors = [...page.text.matchAll(/\bDr\.? \p{Lu}/gu)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const isOfDoctor = ({ start, word }: Token): boolean => {
    const first = doctors[firstFrom(doctors, segmentAt(page, start)[0])];
    return /^(?:s?he|his|her|him)$/.test(word) && first !== undefined && first.end <= start;
  };
  const letters = new Set(isEitherOne ? lettersIn(page.text, gender) : []);
  const bySigns = isEitherOne ? afterName(page.text, gender, held.names) : [];
  const byWords = tokens.flatMap((token, at): Found[] => {
    if (letters.has(token.start)) return [{ start: token.start, end: token.end, kind: 'sex' }];
    if (!other.has(token.word) || vocabulary.own.has(token.word) || isOpen(token)) return [];
    if (isEither(page.text, token.start, token.end) || isOfAnother(tokens, at, held, namedIn(held)))
      return [];
    const place = { start: token.start, end: token.end, kind: 'sex' } as const;
    return [
      isBesideOwn(token) || isNamesake(token) || isOfDoctor(token)
        ? { ...place, tier: 'untraced' }
        : { ...place, ...soft },
    ];
  });
  return [...bySigns, ...byWords];
}

/** Who of a patient's kin may bear the same surname. */
const NAMESAKES = 'wife husband spouse married mother father son daughter'.split(' ');

const SIGN_OF = { male: /^M$|^he/i, female: /^F$|^she/i };
/** `Delphine Okafor (M)`, `Pennington, Lucius (she/her)`: the sign of the other sex behind the patient's name. */
const afterName = (text: string, gender: 'male' | 'female', names: ReadonlySet<string>): Found[] =>
  [...text.matchAll(/([\p{L}'’-]+) \(([MF]|she\/her|he\/him)(?=[),;])/giu)].flatMap(
    ({ index, 0: said, 1: name = '', 2: sign = '' }) =>
      nameWords(name).some((word) => names.has(word)) && !SIGN_OF[gender].test(sign)
        ? [
            {
              start: index + said.length - sign.length,
              end: index + said.length,
              kind: 'sex',
              tier: 'untraced',
            },
          ]
        : [],
  );

/** Where none is recorded: those of the sex that the case does not speak of; of neither, what is more than grammar. */
function unlike({ own }: Reading['vocabulary']): ReadonlySet<string> {
  const [male, female] = [MALE, FEMALE].map((words) => [...words].some((word) => own.has(word)));
  if (male === female) return male ? new Set() : NOUNS;
  return male ? FEMALE : MALE;
}

/** `he or she`, `his/her`. */
function isEither(text: string, start: number, end: number): boolean {
  const around = `${text.slice(Math.max(0, start - 12), start)}_${text.slice(end, end + 12)}`;
  return /\b(?:he|she|his|her|him|male|female|mr|mrs|ms)\.?\s?(?:or|and|\/|\()\s?_|_\)?\s?(?:or|and|\/|\()\s?(?:he|she|his|her|him|hers|male|female|mr|mrs|ms)\b/i.test(
    around,
  );
}

/** Somebody else was named just before, or the title is that of a person of another name. */
function isOfAnother(
  tokens: Reading['tokens'],
  at: number,
  held: Held,
  others: ReadonlySet<string>,
): boolean {
  const { word } = tokens[at]!;
  const { names, ages } = held;
  const ofPatient = namesOfPatient(held);
  if (/^(?:mr|mrs|ms|miss)$/.test(word)) return !ofPatient.has(tokens[at + 1]?.word ?? '');
  // `Laurent cannot lift his wife`: she is the patient.
  const next = tokens[at + 1]?.word;
  if ((word === 'his' && next === 'wife') || (word === 'her' && next === 'husband')) return true;
  // `Changed in her office`: of whoever treats the patient.
  if (/^(?:his|her)$/.test(word) && /^(?:office|clinic|practice)$/.test(next ?? '')) return true;
  // `In a man just as in a woman`: of people at large.
  if (/^(?:a|any|every|no)$/.test(tokens[at - 1]?.word ?? '') && /^in$/.test(tokens[at - 2]?.word ?? ''))
    return true;
  // Somebody whom the case names was spoken of just before; a sister is never `he`.
  const ofOtherSex = FEMALE.has(word) ? MALE_KIN : FEMALE_KIN;
  if (isOfAge(tokens, at, ages)) return false;
  const near = tokens.slice(Math.max(0, at - 14), at);
  // `To the reviewing physician: Jo Sample, a girl of five`.
  const before = near.slice(near.findLastIndex(({ word: one }) => ofPatient.has(one)) + 1);
  return before.some(({ word: one }, number) => {
    if (OTHERS.has(one)) return !ofOtherSex.has(one);
    return others.has(one) && !names.has(one) && !ofOtherSex.has(before[number - 1]?.word ?? '');
  });
}

/** `77-year-old male`: whoever is as old as the patient, whoever was named before. */
const isOfAge = (tokens: Reading['tokens'], at: number, ages: ReadonlySet<number>): boolean =>
  /^(?:old|yo|o|year|yr|y)$/.test(tokens[at - 1]?.word ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => ages.has(Number(word)));

const FEMALE_KIN = new Set('wife daughter mother mom sister niece aunt granddaughter grandmother'.split(' '));
const MALE_KIN = new Set('husband son father dad brother nephew uncle grandson grandfather'.split(' '));

const LETTER =
  /(?:(?<![+±<>=≤≥]|\d[.,])\b(?!(?:9[5-9]|10[0-6]) ?F)(?:1[01]\d|\d{1,2}) ?(?:y\/?o|y\.o\.|yrs?|y)?,? ?|\b(?:sex|gender) ?[:=]? ?|\b(?:DOB|born):? [\d/.-]{6,10},? {1,12}\(?|\| ?|, )([MF])(?![\p{L}\p{N}.'-])(?<after>, ?\d{1,3}(?: ?(?:y|yo|y\/o|yrs?|years))?\b(?! ?[%°/]|\.\d))?/giu;

/** `65 M`, `Sex: F`, `DOB 05/06/1960 F`: where the letter of the other sex stands; `98.4 F` is how warm somebody is. */
function lettersIn(text: string, gender: 'male' | 'female'): number[] {
  const wrong = gender === 'male' ? 'F' : 'M';
  return [...text.matchAll(LETTER)].flatMap((match) =>
    match[1] === wrong && /\d|sex|gender/i.test(match[0])
      ? [match.index + match[0].length - 1 - (match.groups?.['after']?.length ?? 0)]
      : [],
  );
}
