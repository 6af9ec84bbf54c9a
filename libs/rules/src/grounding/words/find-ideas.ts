import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import type { MarkKind } from '../grounding-facts.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { ATTITUDES } from '../lexicon/attitudes.ts';
import { DEVICES } from '../lexicon/devices.ts';
import { DISEASES } from '../lexicon/diseases.ts';
import { DRUG_ENDING, DRUGS } from '../lexicon/drugs.ts';
import { ENCOUNTERS } from '../lexicon/encounters.ts';
import { COURSES, EVENTS, TRIALS } from '../lexicon/events.ts';
import { MEASURES } from '../lexicon/measures.ts';
import { INSURERS, PAYERS, SPECIALISTS, SUPPLIERS } from '../lexicon/organisations.ts';
import { COMPANIONS, KIN, LIVING } from '../lexicon/people.ts';
import { namedIn } from '../fields/names.ts';
import type { Context } from './contexts.ts';
import { isDeniedAt } from './denied-at.ts';
import { isFragment, isHeading } from './fragments.ts';
import { isUseOfCase, isWrittenOut } from './phrases-of-case.ts';
import { type Lexicon, lexiconOf, type PhraseAt, phrasesIn } from './phrases.ts';
import { isAkin, isAllowed, isOwned, isSaidFor, type Reading } from './reading.ts';
import { bySentence } from '../text/by-sentence.ts';
import { lineOf, type Page, partAt } from '../text/page.ts';
import { carriesMeaning } from './retelling.ts';
import type { Token } from './tokens.ts';
import { ideasHeld, type Vocabulary } from './vocabulary.ts';

interface Field {
  readonly kind: MarkKind;
  readonly lexicon: Lexicon;
  /** Where such a word states something. */
  readonly counts: ReadonlySet<Context>;
  /** The words alone may say something else that the case allows. */
  readonly byWords: boolean;
  /** A sentence that retells one of the case may use such words. */
  readonly unlessRetold?: true;
  /** The words tell little. */
  readonly weak?: true;
}

/** A general sentence about one of these may still be about this patient. */
const SOFT = new Set<MarkKind>(['diagnosis', 'medication', 'measure']);
/** What a retelling may call by another name. */
const SOFT_IN_RETELLING = new Set<MarkKind>(['diagnosis', 'event', 'person', 'item', 'measure']);
/** A row of a list that names another disease says so. */
const NAMES_DISEASE = new Set<MarkKind>(['diagnosis']);
const STATED = new Set<Context>(['stated']);
const ANYWHERE = new Set<Context>(['stated', 'possible', 'general', 'policy']);
/** Kin are somebody's, however a sentence speaks of what they do. */
const SPOKEN_OF = new Set<Context>(['stated', 'general']);
const NOT_POLICY = new Set<Context>(['stated', 'possible', 'general']);

const LEXICONS: readonly Field[] = [
  { kind: 'item', lexicon: lexiconOf(DEVICES), counts: STATED, byWords: true },
  { kind: 'diagnosis', lexicon: lexiconOf(DISEASES), counts: STATED, byWords: true },
  { kind: 'medication', lexicon: lexiconOf(DRUGS), counts: NOT_POLICY, byWords: false },
  { kind: 'event', lexicon: lexiconOf(EVENTS), counts: STATED, byWords: true },
  { kind: 'event', lexicon: lexiconOf(TRIALS), counts: STATED, byWords: true, unlessRetold: true },
  {
    kind: 'event',
    lexicon: lexiconOf(COURSES),
    counts: STATED,
    byWords: true,
    unlessRetold: true,
    weak: true,
  },
  { kind: 'event', lexicon: lexiconOf(ENCOUNTERS), counts: STATED, byWords: true },
  { kind: 'person', lexicon: lexiconOf(KIN), counts: SPOKEN_OF, byWords: true },
  { kind: 'person', lexicon: lexiconOf(COMPANIONS), counts: STATED, byWords: true, weak: true },
  { kind: 'person', lexicon: lexiconOf(LIVING), counts: STATED, byWords: true, weak: true },
  { kind: 'statement', lexicon: lexiconOf(ATTITUDES), counts: STATED, byWords: false, weak: true },
  { kind: 'person', lexicon: lexiconOf(SPECIALISTS), counts: STATED, byWords: true },
  { kind: 'measure', lexicon: lexiconOf(MEASURES), counts: STATED, byWords: true },
  { kind: 'organisation', lexicon: lexiconOf([...INSURERS, ...SUPPLIERS]), counts: ANYWHERE, byWords: false },
  { kind: 'organisation', lexicon: lexiconOf(PAYERS), counts: STATED, byWords: true },
];

const KIN_WORD = new RegExp(
  `^(?:${KIN.flat()
    .filter((one) => /^\p{L}+$/u.test(one))
    .join('|')})$`,
  'u',
);

/** Words of a case by which it holds an idea without one of its words: `prostatectomy`, `was removed`; of its lists alone. */
const IMPLIED: readonly (readonly [told: RegExp, idea: string, ofLists?: true])[] = [
  [/(?:ectomy|otomy|ostomy|plasty)$|^(?:remov|resect|amputat|implant|transplant)/, 'operation'],
  [/^(?:fixation|screws?|plates?|plating|nailing)$/, 'operation'],
  [/(?:ectomy)$|^(?:amputat)/, 'amputation'],
  [/^absence$/, 'amputation', true],
  [/^oxygen$/, 'oxygen therapy', true],
  // What strips and sensors are for; its figures are read by themselves.
  [/^(?:bgm|cgm|glucometer|lancet|hyperglycemia|hypoglycemia|hba1c)$/, 'glucose reading'],
  // Whoever was visited was seen and examined.
  [/^(?:visit|examination|exam)$/, 'examined'],
  [/^(?:visit|examination|exam|office)$/, 'evaluated'],
  [/^(?:office|clinic)$/, 'examined'],
  [/^(?:life|lifetime|permanent|99)$/, 'lifelong'],
  [/^(?:radiographs?|films?)$/, 'x-ray'],
  [/^(?:chang|replac|worn|wore|broke|leak|outgr)/, 'replaces'],
  [/^calcipotri/, 'vitamin d'],
  [/^(?:fall|fell|crash|collision|crush|crushed|injury|injured)$/, 'accident'],
  [/^office$/, 'office visit'],
  // Who of them helps is read by itself.
  [KIN_WORD, 'caregiver'],
  [KIN_WORD, 'family'],
  [/^(?:apixaban|rivaroxaban|warfarin|dabigatran|heparin|enoxaparin|clopidogrel)$/, 'blood thinner'],
];

const impliedBy = onceFor(({ telling: { texts } }: Vocabulary): readonly string[] => {
  const wordsOf = (some: typeof texts) => [
    ...new Set(some.flatMap(({ tokens }) => tokens.map(({ word }) => word))),
  ];
  const [all, ofItsLists] = [wordsOf(texts), wordsOf(texts.filter(({ isProse }) => !isProse))];
  return IMPLIED.filter(([told, , ofLists]) =>
    (ofLists ? ofItsLists : all).some((word) => told.test(word)),
  ).map(([, idea]) => idea);
});

const FIELDS = LEXICONS.map((field) => ({
  ...field,
  heldBy: onceFor((vocabulary: Vocabulary) => {
    const lineOf = (word: string) => field.lexicon.lines.findIndex((line) => line.includes(word));
    return new Set([...ideasHeld(field.lexicon, vocabulary.telling), ...impliedBy(vocabulary).map(lineOf)]);
  }),
}));

/** Words that stand for things of a case, in every field, which the case does not hold. */
export function findIdeas(reading: Reading): Found[] {
  const found = FIELDS.flatMap((field) => inField(reading, field));
  return [...found, ...drugsByEnding(reading)];
}

function inField(
  reading: Reading,
  { kind, lexicon, heldBy, counts, byWords, unlessRetold, weak }: (typeof FIELDS)[number],
): Found[] {
  const { page, tokens, vocabulary } = reading;
  const held = heldBy(vocabulary);
  return phrasesIn(page.text, tokens, lexicon).flatMap((phrase): Found[] => {
    const first = tokens[phrase.from]!;
    if (held.has(phrase.idea) || isSaidOtherwise(reading, phrase, byWords)) return [];
    if (phrase.to - phrase.from === 1 && isOfNumber(page.text, first)) return [];
    if (kind === 'item' && (isLength(page.text, first) || isWrittenOut(reading, phrase))) return [];
    if (kind === 'event' && isUseOfCase(vocabulary, tokens.slice(phrase.from, phrase.to))) return [];
    if ((kind === 'person' || kind === 'event') && isHeading(page, first.start)) return [];
    if (kind === 'event' && isDrop(page.text, tokens[phrase.to - 1]!)) return [];
    if (kind === 'event' && (isOfOneNamed(reading, phrase) || isOwnThing(reading, phrase))) return [];
    if (kind === 'event' && (isSinceTold(reading, phrase) || isSeenByOthers(reading, phrase))) return [];
    if (kind === 'medication' && isOnRoomAir(reading, phrase)) return [];
    if (kind === 'person' && isParentOf(reading, phrase)) return [];
    const context = reading.context(first);
    const states = counts.has(context) || (context === 'possible' && isOwned(tokens, phrase.from));
    const isSame = phrase.to - phrase.from === 1 && isAkin(vocabulary, first);
    // `A teacher`, of somebody who teaches.
    if (kind === 'person' && isSame && first.word.endsWith('er')) return [];
    const retold = SOFT_IN_RETELLING.has(kind) && (isSame || !reading.isOwnStatement(first.start));
    const isTold = unlessRetold === true && tellsFailure(vocabulary);
    const standsAlone = unlessRetold === true && isAlone(page, first.start);
    const isHeadword = !NAMES_DISEASE.has(kind) && isFragment(page, first.start);
    const isOther = kind === 'item' && weighs(page, first.start);
    // `M. Probe, nurse practitioner`: what somebody of the case is.
    const isTitle = kind === 'person' && reading.held.names.has(tokens[phrase.from - 1]?.word ?? '');
    const isGeneral =
      context === 'general' && (SOFT.has(kind) || (kind === 'item' && tellsOrder(page, first.start)));
    const soft = states
      ? weak ||
        isHeadword ||
        isTitle ||
        retold ||
        standsAlone ||
        isTold ||
        isOther ||
        isShort(page.text, phrase, tokens)
      : isGeneral;
    if (!(states || soft) || (unlessRetold && reading.akin(first.start).length > 0)) return [];
    const place = { start: first.start, end: tokens[phrase.to - 1]!.end, kind };
    return [soft ? { ...place, tier: 'untraced' } : place];
  });
}

/** `Fell to 81 percent`: a number, and nobody. */
const isDrop = (text: string, { word, end }: Token): boolean =>
  /^(?:fell|fall|fallen|falling|drop|dropped)$/.test(word) &&
  /^ (?:again |further )?(?:to|from|by|below|under|as low as|between) (?:about |over |almost |the )?[\d\p{L}]+/iu.test(
    text.slice(end, end + 40),
  ) &&
  /^[^.;\n]{0,24}?(?:\d|percent|half|third)/i.test(text.slice(end, end + 40));

/** `Dr. Sample was consulted`, whom the case names: whoever is told of as treating was asked. */
const isOfOneNamed = ({ tokens, held }: Reading, { from }: PhraseAt): boolean =>
  tokens[from]!.word.startsWith('consult') &&
  tokens.slice(Math.max(0, from - 4), from).some(({ word }) => namedIn(held).has(word));

/** `Has been my patient since 1998`, where the case tells how long they know each other. */
const isSinceTold = ({ page, tokens, held }: Reading, { from, to }: PhraseAt): boolean =>
  /known|patient since|followed|cared|treated/i.test(
    page.text.slice(tokens[from]!.start, tokens[to - 1]!.end),
  ) && toldBy(held).areLongKnown;
const KNOWN_SINCE = /\b(?:known|knows|patient|follows|followed|treats|treated|care)\b.{0,48}\bsince\b/i;
/** What is asked of the case's texts for many places of a note. */
const toldBy = onceFor(({ texts }: Held) => ({
  areLongKnown: texts.some((text) => KNOWN_SINCE.test(text)),
  isOnRoomAir: texts.some((text) => /\broom air\b/i.test(text)),
}));

/** `Witnessed apneas`: what whoever sleeps beside somebody sees. */
const isSeenByOthers = ({ tokens }: Reading, { from, to }: PhraseAt): boolean =>
  tokens[from]!.word === 'witnessed' && /^(?:apnea|pause|gasp|gasping|snoring)/.test(tokens[to]?.word ?? '');

/** `95 % without supplemental oxygen`, where the case says `on room air`. */
const isOnRoomAir = ({ page, tokens, held }: Reading, { from, to }: PhraseAt): boolean =>
  tokens[to - 1]!.word === 'oxygen' && isDeniedAt(page.text, tokens, from) && toldBy(held).isOnRoomAir;

/** `Owns a stroller`, of which the case tells, and which is nothing that is ordered. */
function isOwnThing({ tokens, held, vocabulary }: Reading, { from, to }: PhraseAt): boolean {
  if (!/^(?:owns?|already|currently)$/.test(tokens[from]!.word)) return false;
  const things = tokens.slice(to, to + 3).filter(carriesMeaning);
  return (
    things.some((one) => isAllowed(vocabulary, one)) && !things.some(({ stem }) => held.itemWords.has(stem))
  );
}

const OF_SO_MANY = new RegExp(`^ of (?:\\d|${NUMBER_WORDS})\\b`, 'iu');

/** `A mother of two`, of whom the case tells children. */
const isParentOf = ({ page, tokens, vocabulary: { own } }: Reading, { from, to }: PhraseAt): boolean =>
  /^(?:mother|father|mom|dad|grandmother|grandfather|parent)$/.test(tokens[from]!.word) &&
  OF_SO_MANY.test(page.text.slice(tokens[to - 1]!.end, tokens[to - 1]!.end + 12)) &&
  ['child', 'daughter', 'son', 'kid', 'grandchild', 'grandson', 'granddaughter'].some((one) => own.has(one));

const LENGTH = new RegExp(`(?:\\d|(?<!\\p{L})(?:${NUMBER_WORDS}))[ -]$`, 'iu');

/** `Twelve meters`, of a way and not of glucose. */
const isLength = (text: string, { start, word }: Token): boolean =>
  /^met(?:er|re)s?$/.test(word) && LENGTH.test(text.slice(Math.max(0, start - 24), start));

/** `Tried before`: a line of few words over what follows. */
function isAlone(page: Page, at: number): boolean {
  const line = lineOf(page, partAt(page.lines, at));
  return /^[\p{L} ]{1,32}:?$/u.test(line) && line.split(' ').length <= 3;
}

/** What was weighed beside the order is named to say why it was not chosen. */
const ALTERNATIVE =
  /\b(?:alternatives?|considered|instead of|rather than|ruled out|unlike|compared|than|whereas|would|cannot|could not|such as|too (?:heavy|large|small|weak|slow)|out of the question|not an option)\b/i;

const weighs = bySentence((sentence) => ALTERNATIVE.test(sentence));

/** `One wheelchair and a commode are needed`: a sentence without a person that says what is to be had. */
const tellsOrder = bySentence((sentence) =>
  /\b(?:(?:is|are) (?:needed|required|ordered|requested|added|supplied|rented|dispensed|delivered|issued|mounted|fitted|provided)|(?:is|are) to (?:be|follow)|should be (?:supplied|provided|added|ordered))\b/i.test(
    sentence,
  ),
);

/** `MRN MS-13377`: letters of a number, and no disease. */
const isOfNumber = (text: string, { start, end }: Token): boolean =>
  /^-\d{3}/.test(text.slice(end, end + 4)) && /^\p{Lu}+$/u.test(text.slice(start, end));

/** Two capitals stand for many things: `HF` is heart failure and hip flexion. */
const isShort = (text: string, { from, to }: PhraseAt, tokens: Reading['tokens']): boolean =>
  to - from === 1 && /^[A-Z]{2}$/.test(text.slice(tokens[from]!.start, tokens[from]!.end));

const FAILURE =
  /\b(?:without success|not (?:successful|prevent\w*|stop\w*|help\w*|keep|tolerat\w+)|unsuccessful\w*|fail\w*|little effect|no effect|expelled|could not|cannot|did not)\b/i;
const tellsFailure = ({ texts }: Vocabulary): boolean =>
  texts.some(({ text, isProse }) => isProse && FAILURE.test(text));

/** `Home oxygen`, `oxygen therapy`, `was admitted`: it is said of any. */
const TELLS_LITTLE = /^(?:home|therapy|system|equipment|was|were|has|had|been)$/;

/** A name of the case's people, words that the case allows, or a word that is another one in this form. */
function isSaidOtherwise({ page, tokens, vocabulary, held }: Reading, phrase: PhraseAt, byWords: boolean) {
  const words = tokens.slice(phrase.from, phrase.to);
  const plainWords =
    words.length === 1 ||
    words.every(({ word }) => TELLS_LITTLE.test(word) || (!/\d/.test(word) && word.length > 3));
  const telling = words.filter(({ word }) => !TELLS_LITTLE.test(word));
  const isSaid = (token: Token) =>
    isAllowed(vocabulary, token) &&
    (!vocabulary.ofAddress.has(token.word) || isInAddress(vocabulary, tokens, phrase));
  if (byWords && plainWords && telling.length > 0 && telling.every(isSaid)) return true;
  if (byWords && plainWords && telling.length > 0 && telling.every((one) => isSaidFor(vocabulary, one)))
    return true;
  if (words.every(({ word }) => held.names.has(word))) return true;
  // `a brief letter`; `insert the sensor`.
  const { start, end } = words[0]!;
  return /^(?:brief|insert|lift|wrap|shield|guard)$/.test(page.text.slice(start, end)) && words.length === 1;
}

/** `Of Nightjar Falls`: beside another word of the address. */
const isInAddress = ({ ofAddress }: Vocabulary, tokens: Reading['tokens'], { from, to }: PhraseAt): boolean =>
  [tokens[from - 1], tokens[to]].some((beside) => beside !== undefined && ofAddress.has(beside.word));

function drugsByEnding({ page, tokens, vocabulary, context }: Reading): Found[] {
  return tokens.flatMap((token): Found[] => {
    if (!DRUG_ENDING.test(token.word) || isAllowed(vocabulary, token)) return [];
    if (context(token) === 'policy' || page.taken[token.start]) return [];
    return [{ start: token.start, end: token.end, kind: 'medication' }];
  });
}
