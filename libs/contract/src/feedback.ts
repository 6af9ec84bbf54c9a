import type { Sort } from '@vouchwell/rules';
import { IsBoolean, IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { Identifier, Optional, OptionalText } from './fields.ts';
import { Type } from './filled.ts';
import type { ContentResponse } from './library.ts';
import { PageQuery, SortedBy } from './paging.ts';

export const feedbackTypes = ['positive', 'neutral', 'negative'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

const TYPES = 'feedback_type must be positive, neutral or negative.';

export const feedbackIssues = ['grammar', 'accuracy', 'completeness', 'compliance'] as const;
export type FeedbackIssue = (typeof feedbackIssues)[number];

export class FeedbackIssuesRequest implements Partial<Record<FeedbackIssue, boolean>> {
  @Optional()
  @IsBoolean({ message: 'grammar must be true or false.' })
  grammar?: boolean;

  @Optional()
  @IsBoolean({ message: 'accuracy must be true or false.' })
  accuracy?: boolean;

  @Optional()
  @IsBoolean({ message: 'completeness must be true or false.' })
  completeness?: boolean;

  @Optional()
  @IsBoolean({ message: 'compliance must be true or false.' })
  compliance?: boolean;
}

/** POST /rag/feedback, by anybody who may work on the case. */
export class FeedbackRequest {
  @Identifier('note_id must be the number of a note.')
  note_id!: number;

  @Identifier('case_id must be the number of a case.')
  case_id!: number;

  @IsIn(feedbackTypes, { message: TYPES })
  feedback_type!: FeedbackType;

  @Max(5, { message: 'Quality score must be from 1 to 5.' })
  @Min(1, { message: 'Quality score must be from 1 to 5.' })
  @IsInt({ message: 'Quality score must be a whole number from 1 to 5.' })
  quality_score!: number;

  @OptionalText('Comments', 2000, { lines: 'many' })
  comments?: string;

  @Optional()
  @ValidateNested()
  @IsObject({ message: 'specific_issues must be an object.' })
  @Type(() => FeedbackIssuesRequest)
  specific_issues?: FeedbackIssuesRequest;

  /** Only with a score of 4 or 5. */
  @Optional()
  @IsBoolean({ message: 'should_add_to_rag must be true or false.' })
  should_add_to_rag?: boolean;

  /** Only with a score of 1 or 2. */
  @Optional()
  @IsBoolean({ message: 'should_exclude_from_rag must be true or false.' })
  should_exclude_from_rag?: boolean;
}

export interface FeedbackSavedResponse {
  success: true;
  feedback_id: number;
  /** The library entry that waits for an admin; null where none was asked for. */
  content_id: number | null;
  /** A sentence for the screen. */
  message: string;
}

/** GET /rag/notes-feedback, 10 per page; newest first where nothing else is asked. */
export class ListFeedbackQuery extends PageQuery {
  @Optional()
  @IsIn(feedbackTypes, { message: TYPES })
  feedback_type?: FeedbackType;

  @SortedBy('rated_notes')
  sort?: Sort<'rated_notes'>;
}

/** What became of the library entry that feedback asked for. */
export type EntryState = 'pending' | 'approved' | 'rejected';

export interface RatedNoteResponse {
  id: number;
  case_id: number;
  note_id: number;
  patient_name: string;
  quick_feedback: FeedbackType;
  /** The quality score, 1 to 5. */
  detailed_rating: number;
  /** Ratings that no feedback carries are null. */
  accuracy_rating: number | null;
  completeness_rating: number | null;
  clarity_rating: number | null;
  relevance_rating: number | null;
  issues: FeedbackIssue[];
  comments: string | null;
  given_by: string;
  created_at: string;
  note_content: string;
  entry: { content_id: number; kind: 'sample' | 'avoid'; state: EntryState } | null;
}

export interface RatedNotesResponse {
  feedback: RatedNoteResponse[];
  pages: number;
  total: number;
}

/** One identifier that was taken out of a text. */
export interface Replacement {
  /** Such as `patient name`, `date of birth`, `NPI`. */
  kind: string;
  original: string;
  /** Such as `[patient name]`. */
  placeholder: string;
  count: number;
}

/** GET /rag/feedback/{id}/entry: what an admin decides on. */
export interface PendingEntryResponse {
  feedback_id: number;
  kind: 'sample' | 'avoid';
  state: EntryState;
  /** Null where it was deleted from the library. */
  content: ContentResponse | null;
  replacements: Replacement[];
}

/** GET /rag/feedback-effect: rated notes by week (its Monday), oldest first, weeks without any left out. */
export interface FeedbackEffectResponse {
  weeks: {
    /** YYYY-MM-DD */
    week: string;
    rated: number;
    /** Mean quality score, two decimals. */
    average: number;
    positive: number;
    neutral: number;
    negative: number;
    /** Entries from feedback that were approved by the end of the week, altogether. */
    approved_entries: number;
  }[];
}
