import type {
  ContentResponse,
  FeedbackSavedResponse,
  PendingEntryResponse,
  RatedNoteResponse,
} from '@vouchwell/contract';
import type { EntryKind, EntryText } from './feedback.events.ts';
import type { RatedNoteDoc } from './feedback.projections.ts';
import type { GivenFeedback } from './feedback.state.ts';

type Entry = GivenFeedback['entry'];

const SUGGESTED: Record<EntryKind, string> = {
  sample: 'Thank you. The note was suggested as an example; an admin decides on it before it is used.',
  avoid: 'Thank you. The note was suggested as one to avoid; an admin decides on it.',
};

/** An example teaches every note that follows, so that nothing may stand in it for which nobody stands. */
const HAS_OPEN_MARKS =
  'Thank you. The note was not suggested as an example, because it has places in brackets, or marked places that nobody ' +
  'has confirmed. While it is not signed, mend them, or sign what is right as it stands; then rate it again.';

/** `entry`: as it stands after the rating. */
export function savedResponse(
  feedbackId: number,
  asked: EntryKind | null,
  entry: Entry,
): FeedbackSavedResponse {
  const isPending = entry?.state === 'pending';
  return {
    success: true,
    feedback_id: feedbackId,
    content_id: isPending ? entry.content_id : null,
    message: sentence(asked, entry),
  };
}

function sentence(asked: EntryKind | null, entry: Entry): string {
  if (asked === 'sample' && !entry) return HAS_OPEN_MARKS;
  if (!asked || !entry) return 'Thank you for your feedback.';
  if (entry.state === 'pending') return SUGGESTED[asked];
  return `Thank you. An admin has already ${entry.state} the suggestion from this note.`;
}

export function ratedNote({ rating, entry, ...doc }: RatedNoteDoc): RatedNoteResponse {
  return {
    id: doc.id,
    case_id: doc.case_id,
    note_id: doc.note_id,
    patient_name: doc.patient_name,
    quick_feedback: rating.feedback_type,
    detailed_rating: rating.quality_score,
    accuracy_rating: null,
    completeness_rating: null,
    clarity_rating: null,
    relevance_rating: null,
    issues: [...rating.issues],
    comments: rating.comments,
    given_by: doc.given_by,
    created_at: doc.created_at,
    note_content: doc.note_content,
    entry: entry && { content_id: entry.content_id, kind: entry.kind, state: entry.state },
  };
}

export function pendingEntry(
  { id, entry }: { id: number; entry: NonNullable<RatedNoteDoc['entry']> },
  text: EntryText | null,
  content: ContentResponse | null,
): PendingEntryResponse {
  const { kind, state } = entry;
  return { feedback_id: id, kind, state, content, replacements: [...(text?.replacements ?? [])] };
}
