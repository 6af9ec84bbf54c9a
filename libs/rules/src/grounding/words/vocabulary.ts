import { DEVICES } from '../lexicon/devices.ts';
import { DISEASES, RELATED } from '../lexicon/diseases.ts';
import { MEASURES } from '../lexicon/measures.ts';
import { SAID_OTHERWISE } from '../lexicon/said-otherwise.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { normalisedText } from '../text/normalised.ts';
import { onceFor } from '../text/once-for.ts';
import { plain } from '../text/page.ts';
import { adjectivesOf } from './adjectives.ts';
import { keyOf, type Lexicon, lexiconOf, phrasesIn } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';
import { wordsOfItem } from './words-of-items.ts';

/** A text of the case as it is compared. */
export interface HeldText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: ReadonlySet<string>;
  /** True of what somebody wrote of the patient: it can be quoted and retold. */
  readonly isProse: boolean;
}

/** What a case tells of its patient: everything but where they live. */
type Telling = Pick<Vocabulary, 'texts' | 'own'>;

/** The words that a case has, and those that say the same. */
export interface Vocabulary {
  readonly texts: readonly HeldText[];
  /** The case's own words and their stems. */
  readonly own: ReadonlySet<string>;
  /** With those that may be said instead of them. */
  readonly allowed: ReadonlySet<string>;
  /** The first letters of the case's own words, as far as words of one root share them. */
  readonly roots: ReadonlySet<string>;
  /** With every word that its devices go by. */
  readonly spoken: ReadonlySet<string>;
  /** Words that clinicians say for some of the case's own, with which nothing more is stated. */
  readonly otherwise: ReadonlySet<string>;
  /** The words of the descriptions of its diagnoses. */
  readonly ofDiagnoses: ReadonlySet<string>;
  /** Without the address: nobody who lives in Nightjar Falls has therefore fallen. */
  readonly telling: Telling;
  /** The words that stand in the address alone. */
  readonly ofAddress: ReadonlySet<string>;
}

const measures = lexiconOf(MEASURES);
const devices = lexiconOf(DEVICES);
const diseases = lexiconOf(DISEASES);

export const vocabularyOf = onceFor((facts: GroundingFacts): Vocabulary => {
  const prose = new Set<string | null | undefined>([
    ...facts.items.map(({ justification }) => justification),
    ...(facts.seen ?? []),
  ]);
  const clinical = heldTexts(textsOf(facts), (raw) => prose.has(raw));
  const telling = { texts: clinical, own: wordsOf(clinical) };
  const address = heldText(facts.patient.address ?? '', false);
  const texts = address.text === '' ? clinical : [...clinical, address];
  const own = wordsOf(texts);
  const allowed = new Set([...withOthers(telling), ...address.words]);
  const spoken = new Set(allowed);
  for (const idea of ideasHeld(devices, telling))
    for (const form of formsOfLine(devices.lines[idea]!)) spoken.add(form);
  const roots = new Set([...own].filter((word) => word.length >= 6).map((word) => word.slice(0, 6)));
  const ofAddress = new Set([...address.words].filter((word) => !telling.own.has(word)));
  const otherwise = otherwiseOf(telling);
  return {
    texts,
    own,
    roots,
    allowed,
    spoken,
    otherwise,
    telling,
    ofAddress,
    ofDiagnoses: wordsOfDiagnoses(facts),
  };
});

const SAID = SAID_OTHERWISE.map(({ told, said }) => ({
  told: [...new Set(told.flatMap(formsOf))],
  said: [...new Set(said.flatMap(formsOf))],
}));

function formsOf(word: string): string[] {
  return tokensOf(word).flatMap(({ word: one, stem }) => [one, stem]);
}

/** The same of a line of a lexicon, which many cases have. */
const formsOfLine = onceFor((line: readonly string[]): readonly string[] => [
  ...new Set(line.flatMap(formsOf)),
]);

const AKIN = RELATED.map(([among, more]) => ({ among: among.split(' ').map(keyOf), more: formsOf(more) }));

const otherwiseOf = ({ own }: Telling): ReadonlySet<string> =>
  new Set(SAID.flatMap(({ told, said }) => (told.some((word) => own.has(word)) ? said : [])));

const wordsOf = (texts: readonly HeldText[]): ReadonlySet<string> =>
  new Set(texts.flatMap(({ tokens }) => tokens.flatMap(({ word, stem }) => [word, stem])));

/** What several items have alike, such as a size or a reason, is read once. */
function heldTexts(raws: readonly string[], isProse: (raw: string) => boolean): HeldText[] {
  const known = new Map<string, HeldText>();
  return raws.map((raw) => {
    const text = known.get(raw) ?? heldText(raw, isProse(raw));
    known.set(raw, text);
    return text;
  });
}

const heldText = (raw: string, isProse: boolean): HeldText => {
  const text = plain(normalisedText(raw));
  const tokens = tokensOf(text);
  return { text, tokens, words: new Set(tokens.flatMap(({ word, stem }) => [word, stem])), isProse };
};

/** What a code says of itself: the kind of diabetes, the kind of device. */
function wordsOfCode(code: string): string {
  const bare = code.toUpperCase().replace(/[\s.]/g, '');
  if (/^E10/.test(bare)) return 'type 1 diabetes mellitus';
  if (/^E11/.test(bare)) return 'type 2 diabetes mellitus';
  return '';
}

function textsOf({ patient, diagnoses, items, provider, told = [], seen = [] }: GroundingFacts): string[] {
  return [
    patient.first_name,
    patient.middle_name,
    patient.last_name,
    patient.height,
    patient.weight,
    provider?.name,
    ...diagnoses.map(({ code, description }) => `${description}. ${wordsOfCode(code)}`),
    ...items.map(({ item, hcpcs }) => `${item}. ${wordsOfItem(hcpcs ?? '')}`),
    ...items.flatMap(({ size, color, length, justification }) => [size, color, length, justification]),
    ...told.map(asOneSentence),
    ...seen,
  ].filter((text): text is string => Boolean(text));
}

/** `Pacemaker? None` as `Pacemaker: None`: an answer that denies belongs to what was asked, which it would not behind a question mark. */
const asOneSentence = (text: string): string =>
  text.replace(/^([^?]{2,120})\? (?=(?:no(?:ne|t)?|never|neither|nil)\b)/i, '$1: ');

/** The ideas of a lexicon that the case holds: by a phrase in its texts, or by all words of one in a text. */
export function ideasHeld(lexicon: Lexicon, { texts, own }: Telling): ReadonlySet<number> {
  const held = new Set<number>();
  for (const { text, tokens } of texts)
    for (const { idea } of phrasesIn(text, tokens, lexicon)) held.add(idea);
  for (const first of own) {
    for (const { words, idea } of lexicon.byFirst.get(first) ?? []) {
      if (held.has(idea) || !words.every((word) => own.has(word))) continue;
      if (words.length === 1 || texts.some((one) => words.every((word) => one.words.has(word))))
        held.add(idea);
    }
  }
  return held;
}

const LITTLE =
  /^(?:of|and|or|with|without|the|in|to|not|elsewhere|classified|unspecified|other|due|part|by|on|use|\d+)$/;

const wordsOfDiagnoses = ({ diagnoses }: GroundingFacts): ReadonlySet<string> =>
  new Set(
    diagnoses
      .flatMap(({ description }) => tokensOf(plain(normalisedText(description))))
      .flatMap(({ word, stem }) => (LITTLE.test(word) ? [] : [word, stem])),
  );

/** What one text of the case and those words that say the same allow. */
export function allowedBy(raw: string): ReadonlySet<string> {
  const texts = [heldText(raw, false)];
  const own = texts[0]!.words;
  return withOthers({ texts, own });
}

function withOthers({ texts, own }: Telling): ReadonlySet<string> {
  const allowed = new Set(own);
  for (const word of own) for (const said of adjectivesOf(word)) allowed.add(said);
  for (const { among, more } of AKIN)
    if (among.some((word) => own.has(word))) for (const form of more) allowed.add(form);
  for (const lexicon of [diseases, measures])
    for (const idea of ideasHeld(lexicon, { texts, own }))
      for (const form of formsOfLine(lexicon.lines[idea]!)) allowed.add(form);
  return allowed;
}
