import { Matches } from 'class-validator';
import { Optional } from './fields.ts';

const SIZE = /^(0|[1-9]\d{0,14})$/;

/** GET /audit/consistency: two sizes of the log, in events; without `to`, up to now. */
export class ConsistencyQuery {
  @Matches(SIZE, { message: 'from must be a number of events, such as 1200.' })
  from!: string;

  @Optional()
  @Matches(SIZE, { message: 'to must be a number of events, such as 1200.' })
  to?: string;
}

/** GET /audit/verify: how far the log was compared with its hashes and with what was signed. */
export interface LogVerificationResponse {
  /** Whether a pass is under way. */
  running: boolean;
  /** Events that the present or the last pass has compared, and how many there are to compare. */
  verified: number;
  of: number;
  /** When the last pass ended, ISO 8601, UTC; null before the first since the server started. */
  finished_at: string | null;
  /** Events that are not what their own hash says. */
  damaged: number;
  /** Whether the log is another one than was marked and signed. */
  altered: boolean;
  /** Events that the newest checkpoint covers among those that hold. */
  checkpoint: number;
}
