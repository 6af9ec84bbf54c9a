import type { RetentionPeriods } from '@vouchwell/rules';
import { IsObject } from 'class-validator';
import { RequiredText } from './fields.ts';

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
