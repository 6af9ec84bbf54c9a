import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { type AuditAction, auditActions, type AuditOutcome, auditOutcomes, type Why } from '@vouchwell/rules';
import { IsCalendarDay, IsNetworkAddress, IsNotAfter, Optional, OptionalText } from './fields.ts';
import { Type } from './filled.ts';
import { Limit } from './paging.ts';

/** A place in the history, newest first: what an entry's `moment` says. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \d{20}$/;

const COMMA_LIST = (known: readonly string[]) => new RegExp(`^(${known.join('|')})(,(${known.join('|')}))*$`);

/** What the history is narrowed by, but for words: it names nobody but by their numbers. All of it must hold. */
export class AuditFilterById {
  /** Days of the site's calendar, both within. */
  @Optional()
  @IsNotAfter('to', 'from')
  @IsCalendarDay('from')
  @IsString({ message: 'from must be a day, written YYYY-MM-DD.' })
  from?: string;

  @Optional()
  @IsCalendarDay('to')
  @IsString({ message: 'to must be a day, written YYYY-MM-DD.' })
  to?: string;

  /** Who did it: a user's number. */
  @IsId('person')
  person?: number;

  @IsId('patient')
  patient?: number;

  @IsId('case')
  case?: number;

  /** What was done with one note of a case: written, edited, signed, shown as a letter, sent out. */
  @IsId('note')
  note?: number;

  /** One, or several with commas between. */
  @Matches(COMMA_LIST(auditActions), { message: `action must be of: ${auditActions.join(', ')}.` })
  @Optional()
  action?: string;

  @Matches(COMMA_LIST(auditOutcomes), { message: `outcome must be of: ${auditOutcomes.join(', ')}.` })
  @Optional()
  outcome?: string;

  /** The address it came from, as a whole. */
  @IsNetworkAddress('address')
  @Optional()
  address?: string;

  /** Only looks that nothing explains, neither then nor by what followed. */
  @IsIn(['none'], { message: 'why can only be none: looks without a reason.' })
  @Optional()
  why?: 'none';
}

/** What the history is narrowed by: all of it must hold. */
export class AuditFilter extends AuditFilterById {
  /** Words of the sentence, the name of whoever did it, or what it is about. */
  @OptionalText('text', 200)
  text?: string;
}

function IsId(name: string): PropertyDecorator {
  return (target, key) => {
    Optional()(target, key);
    Max(Number.MAX_SAFE_INTEGER, { message: `${name} must be a number.` })(target, key);
    Min(1, { message: `${name} must be a number from 1 on.` })(target, key);
    IsInt({ message: `${name} must be a whole number.` })(target, key);
    Type(() => Number)(target, key as string);
  };
}

/** GET /audit/entries, newest first. */
export class AuditQuery extends AuditFilter {
  /** The `next` of the page before. */
  @Matches(MOMENT, { message: 'before must be what an answer’s next said.' })
  @Optional()
  before?: string;

  /** 50 where nothing else is asked. */
  @Limit(200)
  limit?: number;
}

export const auditFormats = ['csv', 'ndjson'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** GET /audit/export; the body of POST /audit/export/link */
export class AuditExportQuery extends AuditFilter {
  @IsIn(auditFormats, { message: `format must be one of ${auditFormats.join(', ')}.` })
  format!: AuditFormat;
}

/** One thing that was done, or tried. It names patients by their numbers and says nothing of them. */
export interface AuditEntry {
  /** Its place in the log, twenty digits. */
  position: string;
  /** ISO 8601, UTC, by the server's clock. */
  at: string;
  /** Null: the program itself, or a visitor. */
  actor_id: number | null;
  username: string;
  full_name: string | null;
  role: string;
  /** The rights set apart from the role's, as they were then. */
  permissions: Readonly<Record<string, boolean>>;
  session_id: string | null;
  address: string | null;
  device: string | null;
  action: AuditAction;
  outcome: AuditOutcome;
  patients: readonly number[];
  /** What it is about, such as `case-42`. */
  object: string | null;
  /** The note of its case that it is about; null: none of its own. */
  note: number | null;
  /** What was done, after the name: `signed and locked the case`. */
  sentence: string;
  reason: string | null;
  /** What explains a look; null: there is nothing to explain, or it was recorded before reasons were. */
  why: Why | null;
  /** What is in the log. */
  event: { id: string; type: string; stream: string; revision: number };
  /** Method and route, where it was a look. */
  route: string | null;
  command: string | null;
  /** Of the request: the same for all it brought about. */
  correlation_id: string;
  causation_id: string | null;
}

/** A patient as the reader of the history may know them. */
export interface AuditPatient {
  id: number;
  /** Null: forgotten, or unknown. */
  name: string | null;
}

export interface AuditResponse {
  entries: AuditEntry[];
  patients: AuditPatient[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
  /** How many looks of the whole history nothing explains. */
  unexplained: number;
}

/** A field of what happened, before and after; null: it was not there. */
export interface AuditField {
  name: string;
  before: string | null;
  after: string | null;
}

/** GET /audit/entries/{position} */
export interface AuditEntryResponse {
  entry: AuditEntry;
  patients: AuditPatient[];
  /** Its patient was forgotten: what it said cannot be read by anybody. */
  forgotten: boolean;
  fields: AuditField[];
}
