import { type WrittenWith, writtenWith } from '@vouchwell/rules';
import type { Event, Readable } from '../../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../../kernel/projecting/projection.ts';
import type { LibraryEvent } from './library.events.ts';

/** What came of one content. */
export interface ContentTally {
  /** How many notes were written with it. */
  readonly used: number;
  readonly ratings: number;
  readonly rating_sum: number;
}

/**
 * One document for the whole library: a note is written with several contents at once, and whoever asks wants
 * all of them. 2,000 contents are some 100 KB, written once per note that a model wrote.
 */
export interface TallyDoc {
  readonly contents: Readonly<Record<string, ContentTally>>;
}

export const TALLY = 'all';

interface Scored {
  readonly contents: readonly number[];
  readonly quality_score: number;
}

/** What the library hears of features that stand on it. */
export type HeardByLibrary =
  | Event<'NoteAdded', { readonly receipt: WrittenWith }>
  | Event<'FeedbackGiven', Scored>
  | Event<'FeedbackChanged', Scored & { readonly before: Pick<Scored, 'quality_score'> }>;

type TallyEvent = HeardByLibrary | Extract<LibraryEvent, { type: 'ContentDeleted' }>;

export const libraryTally = projection<TallyDoc, TallyEvent>({
  name: 'library_tally',
  version: 1,
  indexes: [],
  search: [],
  key: () => TALLY,
  on: {
    NoteAdded: (doc, { data: { receipt } }) =>
      counted(doc, writtenWith(receipt), (one) => ({ ...one, used: one.used + 1 })),
    FeedbackGiven: (doc, { data: { contents, quality_score } }) =>
      counted(doc, contents, (one) => rated(one, 1, quality_score)),
    FeedbackChanged: (doc, { data: { contents, quality_score, before } }) =>
      counted(doc, contents, (one) => rated(one, 0, quality_score - before.quality_score)),
    ContentDeleted: (doc, event) => without(doc, event),
  },
  // What a patient's notes were written with is not asked again once the patient is forgotten; the counts stay.
  forgotten: (doc) => doc,
});

const NONE: ContentTally = { used: 0, ratings: 0, rating_sum: 0 };

function counted(
  doc: TallyDoc | null,
  ids: readonly number[],
  count: (one: ContentTally) => ContentTally,
): TallyDoc {
  const contents = { ...doc?.contents };
  for (const id of new Set(ids)) contents[id] = count(contents[id] ?? NONE);
  return { contents };
}

function rated(one: ContentTally, more: number, sum: number): ContentTally {
  return { ...one, ratings: one.ratings + more, rating_sum: one.rating_sum + sum };
}

function without(doc: TallyDoc | null, { stream }: Readable<TallyEvent>): TallyDoc {
  const { [streamNumber(stream)]: _, ...contents } = doc?.contents ?? {};
  return { contents };
}

/** 1 to 5, two decimals; null while nobody has rated. */
export function meanRating({ ratings, rating_sum }: ContentTally = NONE): number | null {
  return ratings === 0 ? null : Math.round((rating_sum / ratings) * 100) / 100;
}
