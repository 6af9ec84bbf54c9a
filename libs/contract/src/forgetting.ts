import { OneOf, Optional, RequiredText, TypedPassword } from './fields.ts';
import { PageQuery } from './paging.ts';
import { OptionalCode } from './second-factor.ts';

/** POST /patients/:id/forgetting and POST /patients/:id/hold; it stays for ever, so it may not name the patient. */
export class ForgettingReasonRequest {
  @RequiredText('Reason', 500)
  reason!: string;
}

/** POST /patients/:id/forgetting/confirm, by another admin than the one who asked. */
export class ConfirmForgettingRequest {
  @TypedPassword('Password', 'Password is required to confirm.')
  password!: string;

  /** Of whoever has a second factor. */
  @OptionalCode()
  code?: string;
}

/** `forgetting`: confirmed, and not done to its end yet. */
export type ForgettingStage = 'none' | 'asked' | 'forgetting' | 'forgotten';

/** Who did one step of it, and when (ISO 8601, UTC). */
export interface ForgettingStep {
  user_id: number | null;
  by: string;
  at: string;
}

/** How the forgetting of one patient stands. */
export interface ForgettingResponse {
  patient_id: number;
  /** All records of the person: this one and those that were merged into it. */
  patients: number[];
  stage: ForgettingStage;
  /** Why it was asked for. */
  reason: string | null;
  asked: ForgettingStep | null;
  confirmed: ForgettingStep | null;
  /** When nothing of the patient could be read any more. */
  forgotten_at: string | null;
  /** While one stands, nothing is forgotten. */
  hold: (ForgettingStep & { reason: string }) | null;
  /** Null once the patient is forgotten. */
  patient: { name: string; dob: string | null; mrn: string | null } | null;
}

/** `waiting`: for a second admin, or to be done to its end; `over`: held or forgotten. */
export const forgettingStandings = ['waiting', 'over'] as const;
export type ForgettingStanding = (typeof forgettingStandings)[number];

/** GET /forgettings: 20 a page where nothing else is asked. */
export class ForgettingsQuery extends PageQuery {
  /** Without one: all of them. */
  @OneOf('standing', forgettingStandings)
  @Optional()
  standing?: ForgettingStanding;
}

/** What waits first, then holds, then what was forgotten, the newest of each first. */
export interface ForgettingsResponse {
  forgettings: ForgettingResponse[];
  total: number;
  /** At least 1. */
  pages: number;
}
