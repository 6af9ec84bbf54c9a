import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import { conflict, invalid, missing } from '../kernel/basics/problem.ts';
import type {
  EntryDecision,
  EntryKind,
  FeedbackEvent,
  RatedNote,
  Rating,
  SuggestedEntry,
} from './feedback.events.ts';
import { evolveFeedback, type FeedbackState, type GivenFeedback, type Unsettled } from './feedback.state.ts';

/** From this score on a note may become an example [specification, detailed feedback]. */
const SAMPLE_FROM = 4;
/** Up to this score a note may become one to avoid. */
const AVOID_UP_TO = 2;

export type FeedbackCommand =
  | (Command<'RateNote'> & {
      readonly note: RatedNote;
      readonly rating: Rating;
      readonly asked: EntryKind | null;
      /** What to suggest where a new entry is needed; null where the caller saw that none is. */
      readonly suggestion: SuggestedEntry | null;
      /** YYYY-MM-DD */
      readonly today: string;
    })
  | (Command<'DecideEntry'> & { readonly decision: EntryDecision; readonly today: string })
  | (Command<'SettleEntries'> & { readonly settled: readonly Unsettled[] });

type RateNote = Extract<FeedbackCommand, { type: 'RateNote' }>;

/** What one person says of one version of a note, and what becomes of the entry it asks for. */
export const feedbackDecider: Decider<FeedbackState, FeedbackCommand, FeedbackEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'RateNote') return rate(command, state);
    if (state.stage === 'none') throw missing('feedback_missing', 'Feedback not found.');
    switch (command.type) {
      case 'DecideEntry':
        return decideEntry(command.decision, command.today, state);
      case 'SettleEntries':
        return settle(command.settled, state);
      default:
        return never(command);
    }
  },
  evolve: evolveFeedback,
};

/** True where the rating needs an entry that is not there: what was decided once is not asked again. */
export function needsEntry(state: FeedbackState, asked: EntryKind | null): boolean {
  if (asked === null) return false;
  const entry = state.stage === 'given' ? state.entry : null;
  return !entry || (entry.state === 'pending' && entry.kind !== asked);
}

function rate(command: RateNote, state: FeedbackState): FeedbackEvent[] {
  const { note, rating, asked, today } = command;
  if (asked) demandScore(asked, rating.quality_score);
  const entry = needsEntry(state, asked) ? command.suggestion : null;
  if (needsEntry(state, asked) && !entry) throw meanwhile();
  if (state.stage === 'none')
    return [
      {
        type: 'FeedbackGiven',
        data: { ...note, ...rating, given_on: today, entry },
        subject: note.patient_id,
      },
    ];
  const kept = state.entry && (state.entry.state !== 'pending' || state.entry.kind === asked);
  const next = kept ? suggestionOf(state) : entry;
  const withdrawn = state.entry && !kept ? state.entry.content_id : null;
  if (withdrawn === null && !entry && same(rating, state.rating)) return [];
  const { feedback_type, quality_score } = state.rating;
  const { contents, given_on } = state;
  const before = { feedback_type, quality_score };
  const data = { ...rating, before, contents, given_on, entry: next, withdrawn };
  return [{ type: 'FeedbackChanged', data, subject: state.patient_id }];
}

/** @throws DomainError naming the field that the score does not allow */
export function demandScore(asked: EntryKind, score: number): void {
  if (asked === 'sample' && score < SAMPLE_FROM)
    throw unfit('should_add_to_rag', 'Only a note rated 4 or 5 can become an example.');
  if (asked === 'avoid' && score > AVOID_UP_TO)
    throw unfit('should_exclude_from_rag', 'Only a note rated 1 or 2 can become one to avoid.');
}

const unfit = (field: string, message: string) => invalid('feedback_score', message, { [field]: message });

function suggestionOf({ entry }: GivenFeedback): SuggestedEntry | null {
  if (!entry) return null;
  const { state: _, ...suggested } = entry;
  return suggested;
}

function same(a: Rating, b: Rating): boolean {
  return (
    a.feedback_type === b.feedback_type &&
    a.quality_score === b.quality_score &&
    a.comments === b.comments &&
    a.issues.join() === b.issues.join()
  );
}

function decideEntry(decision: EntryDecision, decided_on: string, state: GivenFeedback): FeedbackEvent[] {
  const { entry, patient_id: subject } = state;
  if (!entry) throw missing('entry_missing', 'This feedback asks for no library entry.');
  if (entry.state === decision) return [];
  if (entry.state !== 'pending')
    throw conflict('entry_decided', `This library entry was already ${entry.state}.`);
  const { content_id, kind } = entry;
  return [{ type: 'EntryDecided', data: { content_id, kind, decision, decided_on }, subject }];
}

/** Nothing of what was decided otherwise since. */
function settle(
  settled: readonly Unsettled[],
  { unsettled, patient_id: subject }: GivenFeedback,
): FeedbackEvent[] {
  return settled
    .filter(({ content_id, target }) =>
      unsettled.some((one) => one.content_id === content_id && one.target === target),
    )
    .map(({ content_id }) => ({ type: 'EntrySettled', data: { content_id }, subject }));
}

const meanwhile = () =>
  conflict(
    'changed_meanwhile',
    'This was changed by someone else meanwhile. Load it again and repeat your change.',
  );
