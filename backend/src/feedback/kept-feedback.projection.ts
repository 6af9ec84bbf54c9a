import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { FeedbackEvent, SuggestedEntry } from './feedback.events.ts';

/** Whose note was rated, when last, and which texts it offered to the library. */
export interface KeptFeedbackDoc {
  readonly id: number;
  readonly patient_id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly contents: readonly number[];
}

/** Also of deleted cases: what was taken from their notes outlasts them, as long as the patient's key stands. */
export const keptFeedback = projection<KeptFeedbackDoc, FeedbackEvent>({
  name: 'kept_feedback',
  version: 2,
  indexes: [['patient_id']],
  search: [],
  isAwaitedByReaders: true,
  on: {
    FeedbackGiven: (_, { stream, at, data }) => ({
      ...{ id: streamNumber(stream), patient_id: data.patient_id, at },
      contents: withEntry([], data.entry),
    }),
    FeedbackChanged: (doc, { at, data }) =>
      doc && { ...doc, at, contents: withEntry(doc.contents, data.entry) },
  },
});

const withEntry = (contents: readonly number[], entry: SuggestedEntry | null): readonly number[] =>
  entry && !contents.includes(entry.content_id) ? [...contents, entry.content_id] : contents;
