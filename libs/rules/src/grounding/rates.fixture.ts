import { HANDS } from './corpus/hands.ts';
import { corruptionsOf, goodTextsOf, type CorpusCase } from './corpus/index.ts';
import { writtenSentences } from './corpus/written/index.ts';
import { checkGrounding, type GroundingFacts, type Mark } from './index.ts';
import { OWN_CASES, OWN_DAY } from './own/cases.fixture.ts';
import { CORRUPTIONS } from './own/corruptions.fixture.ts';
import { GOOD_NOTES } from './own/good-notes.fixture.ts';
import { RECAST_CASES } from './own/recast.fixture.ts';
import { TURNED_CASES } from './own/turned.fixture.ts';

/** A text that is true to its case, or untrue at certain places. */
interface Example {
  readonly class: string;
  readonly text: string;
  readonly facts: GroundingFacts;
  readonly day: string;
  /** Where it is untrue; a place without length is what it leaves out. Null: it is true. */
  readonly places: readonly { readonly start: number; readonly end: number }[] | null;
}

/** Of so many examples: how many bore a mark where they are untrue, or anywhere where they are true. */
export interface Rate {
  readonly of: number;
  readonly marked: number;
  /** Those by a mark of the stronger tier. */
  readonly strongly: number;
}

export type Rates = ReadonlyMap<string, Rate>;

/** The classes of true texts. The last are counted where they stand, each line or sentence of a note by itself. */
export const TRUE_TEXTS = ['true notes', 'true sentences', 'sentences of true notes'];

function ownExamples(): Example[] {
  const good = GOOD_NOTES.map(([name, text]) => example('true notes', text, OWN_CASES[name], OWN_DAY, null));
  const bad = Object.entries(CORRUPTIONS).flatMap(([kind, list]) =>
    list.map(([name, marked]) => {
      const start = marked.indexOf('«');
      const place = { start, end: marked.indexOf('»') - 1 };
      return example(kind, marked.replace(/[«»]/g, ''), OWN_CASES[name], OWN_DAY, [place]);
    }),
  );
  return [...good, ...bad];
}

function strangersExamples(cases: readonly CorpusCase[]): Example[] {
  const corrupted = corruptionsOf(cases);
  const truths = new Map(corrupted.map((one) => [`${one.case.id}\n${one.truth}`, one]));
  return [
    ...goodTextsOf(cases).map((one) => example('true notes', one.text, one.case.facts, one.case.today, null)),
    ...[...truths.values()]
      // A whole note is counted as one above.
      .filter(({ truth, case: { notes } }) => truth !== '' && !notes.includes(truth))
      .map((one) => example('true sentences', one.truth, one.case.facts, one.case.today, null)),
    ...goodTextsOf(cases).flatMap((one) =>
      placesOfSentences(one.text).map((place) =>
        example('sentences of true notes', one.text, one.case.facts, one.case.today, [place]),
      ),
    ),
    ...corrupted.map((one) => example(one.class, one.text, one.case.facts, one.case.today, one.changes)),
  ];
}

/** The examples of each hand, our own first, by whose they are. */
export const EXAMPLES: readonly (readonly [whose: string, examples: () => Example[]])[] = [
  ['our own examples', ownExamples],
  ['our own of what was missed', () => strangersExamples(TURNED_CASES)],
  ['our own of what a letter recasts', () => strangersExamples(RECAST_CASES)],
  ...HANDS.map(([whose, cases]) => [whose, () => strangersExamples(cases)] as const),
];

/** @throws Error where nobody wrote under such a name */
export function examplesOf(whose: string): Example[] {
  const [, examples] = EXAMPLES.find(([name]) => name === whose) ?? [];
  if (!examples) throw new Error(`No hand: ${whose}`);
  return examples();
}

const placesOfSentences = (text: string) =>
  [...text.matchAll(/\S(?:[^\n]*?(?:[.!?](?=\s)|$)|[^\n]*)/gmu)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));

/** What models wrote, by what its readers found it to say: marked anywhere. */
export const writtenExamples = (): Example[] =>
  writtenSentences.map(({ label, text, facts, day }) => example(label, text, facts, day, null));

const example = (
  kind: string,
  text: string,
  facts: GroundingFacts,
  day: string,
  places: Example['places'],
): Example => ({ class: kind, text, facts, day, places });

/** The rates by class, in the order of the examples. */
export function ratesOf(examples: readonly Example[]): Rates {
  const rates = new Map<string, Rate>();
  let last: Pick<Example, 'text' | 'facts'> & { marks: readonly Mark[] } = {
    text: '',
    facts: OWN_CASES.cgm,
    marks: [],
  };
  for (const { class: kind, text, facts, day, places } of examples) {
    if (last?.text !== text || last.facts !== facts)
      last = { text, facts, marks: checkGrounding(text, facts, day).marks };
    const marks = last.marks.filter((mark) => touches(mark, places));
    const known = rates.get(kind) ?? { of: 0, marked: 0, strongly: 0 };
    const strong = marks.some(({ tier }) => tier === undefined);
    rates.set(kind, {
      of: known.of + 1,
      marked: known.marked + Number(marks.length > 0),
      strongly: known.strongly + Number(strong),
    });
  }
  return rates;
}

const touches = ({ start, end }: Mark, places: Example['places']): boolean =>
  places === null || places.some((one) => one.start === one.end || (start < one.end && end > one.start));

/** All classes of untrue texts together. */
export function foundOf(rates: Rates): Rate {
  const all = [...rates].filter(([kind]) => !TRUE_TEXTS.includes(kind)).map(([, rate]) => rate);
  return all.reduce<Rate>(
    (sum, one) => ({
      of: sum.of + one.of,
      marked: sum.marked + one.marked,
      strongly: sum.strongly + one.strongly,
    }),
    { of: 0, marked: 0, strongly: 0 },
  );
}
