import { IsIn, IsString } from 'class-validator';
import type { CaseStatus } from '@vouchwell/rules';
import { IsCalendarDay, Optional } from './fields.ts';

/** GET /admin/reports: days of the site's calendar, both within; without them, the twelve weeks up to today. */
export class ReportQuery {
  @Optional()
  @IsCalendarDay('from')
  @IsString({ message: 'from must be a day, written YYYY-MM-DD.' })
  from?: string;

  @Optional()
  @IsCalendarDay('to')
  @IsString({ message: 'to must be a day, written YYYY-MM-DD.' })
  to?: string;
}

export const reportParts = [
  'weeks',
  'statuses',
  'categories',
  'users',
  'signing',
  'models',
  'feedback',
] as const;
export type ReportPart = (typeof reportParts)[number];

/** GET /admin/reports/csv */
export class ReportFileQuery extends ReportQuery {
  @IsIn(reportParts, { message: `part must be one of ${reportParts.join(', ')}.` })
  part!: ReportPart;
}

/** Cases opened in one week, and what has become of them since. */
export interface CaseWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string;
  opened: number;
  signed: number;
  completed: number;
  /** Written in that week, of whatever case. */
  notes: number;
}

/** How long something took; all null where nothing did. */
export interface Spread {
  count: number;
  median: number | null;
  /** A quarter of them took less. */
  lower_quartile: number | null;
  /** A quarter of them took longer. */
  upper_quartile: number | null;
}

/** How many took so long: longer than the bucket before, up to this one. */
export interface DurationBucket {
  /** Within; null: however long. */
  up_to: number | null;
  count: number;
}

export interface ReportedUser {
  user_id: number;
  /** Null for somebody nobody knows any more. */
  full_name: string | null;
  username: string | null;
  opened: number;
  signed: number;
  completed: number;
}

export interface ReportedModel {
  /** Null: the template wrote it, or a person. */
  model: string | null;
  notes: number;
  /** In seconds, of those that a model wrote. */
  seconds: Spread;
}

/** Figures of a period. They name users, and nobody else. */
export interface ReportResponse {
  /** Both within, days of the site's calendar. */
  period: { from: string; to: string; time_zone: string };
  /** Of the cases that were opened in the period and are there, as they stand now. */
  cases: {
    opened: number;
    signed: number;
    statuses: { status: CaseStatus; cases: number }[];
    categories: { category: string; cases: number }[];
    users: ReportedUser[];
    weeks: CaseWeek[];
    /** From opening to signature, in minutes. */
    minutes_to_signature: Spread;
    /** The same, counted by its length, the shortest first. */
    signed_within: DurationBucket[];
  };
  /** Of the notes that were written in the period. */
  notes: {
    written: number;
    /** Where the template stood in for a model that failed, or was not to be had. */
    fallbacks: number;
    models: ReportedModel[];
    signatures: number;
    /** Signatures whose signer confirmed places that the check had marked. */
    with_marks: number;
    /** The places themselves. */
    marks: number;
  };
  /** Of the ratings that were first given in the period, as they stand now. */
  feedback: { rated: number; average: number | null; positive: number; neutral: number; negative: number };
  storage: StorageState;
}

export interface StorageState {
  /** Sizes in bytes of what this server keeps in its own folder; null where other machines keep it. */
  files: { name: string; bytes: number }[] | null;
  /** What is known of what other machines keep; null where this server keeps everything. */
  servers: {
    /** In the event log, which does not tell how large it is. */
    events: number | null;
    /** Bytes that the database of read models and secrets takes on its disk; null where it does not tell. */
    database: number | null;
  } | null;
  /** Bytes free on the folder's disk; null where that is not known. */
  free: number | null;
  /** When the whole log was last compared with its hashes, ISO 8601; null: not since the start. */
  verified_at: string | null;
  /** Events that are not what was written. */
  damaged: number;
  /** The last backup that was taken of this folder; null where none is known. */
  backup: { taken_at: string; events: number } | null;
}
