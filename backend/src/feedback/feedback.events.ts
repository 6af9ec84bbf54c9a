import type { ContentCategory, FeedbackIssue, FeedbackType, Replacement } from '@vouchwell/contract';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';
import type { JsonObject } from '../kernel/basics/json.ts';

export type EntryKind = 'sample' | 'avoid';
export type EntryDecision = 'approved' | 'rejected';

/** What one person says of one version of a note. */
export interface Rating {
  readonly feedback_type: FeedbackType;
  /** 1 to 5 */
  readonly quality_score: number;
  readonly comments: string | null;
  readonly issues: readonly FeedbackIssue[];
}

/** The note without what identifies anybody, and what was taken out of it. */
export interface EntryText {
  readonly content: string;
  readonly replacements: readonly Replacement[];
}

/** The library entry that a rating asks for. */
export interface SuggestedEntry {
  readonly kind: EntryKind;
  readonly content_id: number;
  readonly title: string;
  readonly category: ContentCategory;
  /** Sealed under the suggestion's own key; in the open only in events of version 1. Null once it was rejected. */
  readonly text: { readonly sealed: string } | EntryText | null;
}

/** The note that is rated, as it stood. */
export interface RatedNote {
  readonly patient_id: number;
  readonly case_id: number;
  readonly note_id: number;
  readonly note_version: number;
  readonly note_content: string;
  /** As it stood in the case. */
  readonly patient_name: string;
  /** The library's contents that the note was written with. */
  readonly contents: readonly number[];
}

/** In `feedback-<id>`: what one person says of one version of a note. Sealed under the patient's key. */
export type FeedbackEvent =
  /** `given_on`: the server's day, YYYY-MM-DD. */
  | Event<'FeedbackGiven', RatedNote & Rating & { given_on: string; entry: SuggestedEntry | null }>
  /**
   * The same person thought again. `entry` as it stands from now on; one that is replaced before anybody decided
   * on it is withdrawn.
   */
  | Event<
      'FeedbackChanged',
      Rating & {
        before: Pick<Rating, 'feedback_type' | 'quality_score'>;
        contents: readonly number[];
        given_on: string;
        entry: SuggestedEntry | null;
        withdrawn: number | null;
      }
    >
  | Event<
      'EntryDecided',
      { content_id: number; kind: EntryKind; decision: EntryDecision; decided_on: string }
    >
  /** The library has followed what was asked for or decided of this entry. */
  | Event<'EntrySettled', { content_id: number }>;

const asks: Record<EntryKind, string> = {
  sample: ' and suggested it as an example',
  avoid: ' and suggested it as one to avoid',
};
const noun: Record<EntryKind, string> = { sample: 'an example', avoid: 'a text to avoid' };

export const feedbackEvents: EventVocabulary<FeedbackEvent> = {
  sentences: {
    FeedbackGiven: ({ note_id, quality_score, entry }) =>
      `rated note ${note_id} with ${quality_score} of 5${entry ? asks[entry.kind] : ''}`,
    FeedbackChanged: ({ quality_score, entry, withdrawn }) =>
      `changed a rating to ${quality_score} of 5${entry ? asks[entry.kind] : ''}${withdrawn === null ? '' : ', and withdrew a suggestion'}`,
    EntryDecided: ({ content_id, kind, decision }) =>
      `${decision} library content ${content_id} as ${noun[kind]}`,
    EntrySettled: ({ content_id }) => `library content ${content_id} stands as it was decided`,
  },
  audited: {
    FeedbackGiven: 'create',
    FeedbackChanged: 'change',
    EntryDecided: 'change',
    // The library tells what came of it.
    EntrySettled: null,
  },
  upcasters: { FeedbackGiven: [withText], FeedbackChanged: [withText] },
};

/** Version 1 held the text of the entry itself. */
function withText(data: JsonObject): JsonObject {
  const { entry } = data as { entry: JsonObject | null };
  if (!entry) return data;
  const { content, replacements, ...rest } = entry as { content: string; replacements: JsonObject[] };
  return { ...data, entry: { ...rest, text: { content, replacements } } };
}

export const feedbackStream = (id: number) => `feedback-${id}`;
