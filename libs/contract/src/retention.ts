import type { KeptUntil, RetentionPeriods } from '@vouchwell/rules';
import { IsObject, Matches } from 'class-validator';
import { Optional, RequiredText } from './fields.ts';
import { Limit } from './paging.ts';

/** A place in the list of whose keeping has ended: a moment and a number. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \d{1,15}$/;

/** PUT /admin/retention: what is left out stays as it is. */
export class SetRetentionRequest {
  @IsObject({ message: 'periods must be an object of whole numbers by name.' })
  periods!: Partial<RetentionPeriods>;

  /** Why they change, as it stands in the history. */
  @RequiredText('Reason', 500)
  reason!: string;
}

/** One change of the periods: all of them as they stood from then on. */
export interface RetentionChange {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  reason: string;
  periods: RetentionPeriods;
}

/** GET and PUT /admin/retention: for how long what is kept, in years. Nothing is ever destroyed by itself. */
export interface RetentionResponse {
  /** Of the last change; null: the usual periods stand. */
  revision: number | null;
  periods: RetentionPeriods;
  /** Newest first, the last hundred. */
  history: readonly RetentionChange[];
}

/** GET /admin/retention/due */
export class DueQuery {
  /** The `next` of the page before. */
  @Matches(PLACE, { message: 'after must be what an answer’s next said.' })
  @Optional()
  after?: string;

  /** 20 where nothing else is asked. */
  @Limit(200)
  limit?: number;
}

/** A patient whose keeping has ended, with what kept it longest. Days are the site's, `YYYY-MM-DD`. */
export interface DueResponse extends KeptUntil {
  patient_id: number;
  /** How many records the person has: this one and those that were merged into it. */
  records: number;
  name: string;
  dob: string | null;
  mrn: string | null;
}

/** First those of whom nothing was changed for longest. */
export interface DuesResponse {
  /** Fewer than were asked for, even none, where many patients had to be looked at: `next` tells whether it goes on. */
  due: DueResponse[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
}

/** GET /admin/retention/waiting: of how many patients the keeping has ended; nobody is named. */
export interface DueCountResponse {
  /** As many are listed. */
  due: number;
  /** Of how many others it has ended as well: a legal hold stands on them. */
  held: number;
  /** And of how many it was asked already that they are forgotten. */
  asked: number;
  /** Not everybody was looked at: there may be more of each. */
  more: boolean;
}
