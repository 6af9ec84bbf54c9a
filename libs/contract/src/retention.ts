import type { KeptUntil, RetentionPeriods } from '@vouchwell/rules';
import { IsObject } from 'class-validator';
import { RequiredText } from './fields.ts';
import { PageQuery } from './paging.ts';

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

/** GET /admin/retention/due: pages start at 1. */
export class DueQuery extends PageQuery {}

/** A patient whose keeping has ended, with what kept it longest. Days are the site's, `YYYY-MM-DD`. */
export interface DueResponse extends KeptUntil {
  patient_id: number;
  /** How many records the person has: this one and those that were merged into it. */
  records: number;
  name: string;
  dob: string | null;
  mrn: string | null;
}

/** By the day on which the keeping ended, the longest ago first. */
export interface DuesResponse {
  due: DueResponse[];
  total: number;
  pages: number;
  /** Of how many others it has ended as well: a legal hold stands on them. */
  held: number;
  /** And of how many it was asked already that they are forgotten. */
  asked: number;
}

/** GET /admin/retention/waiting: of how many patients the keeping has ended; nobody is named. */
export interface DueCountResponse {
  due: number;
}
