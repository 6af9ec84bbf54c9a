import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { CHECKPOINT_MOST } from '@vouchwell/rules';
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

/** POST /audit/consistency: a checkpoint that was kept elsewhere, held against the log of today. */
export class HeldCheckpointRequest {
  /** The signed note, or its first three lines alone, as a signed letter prints them. */
  @MaxLength(CHECKPOINT_MOST, { message: 'A checkpoint has some lines, and 8,000 characters at the most.' })
  @IsString({ message: 'The checkpoint is required.' })
  checkpoint!: string;
}

/**
 * `consistent`: the log begins with exactly the events that it covers; `forked`: it does not; `truncated`: the newest of
 * them are missing; `lost`: a restore or a repair since has not brought all of them back; `foreign`: it is of another
 * log; `unsigned`: this site has not signed it, and it says nothing of the log.
 */
export type HeldVerdict = 'consistent' | 'forked' | 'truncated' | 'lost' | 'foreign' | 'unsigned';

export interface ConsistencyResponse {
  verdict: HeldVerdict;
  /** For a person: what it means. */
  sentence: string;
  /** Events that the older one covers, and those of the newest. */
  from: number;
  to: number;
  /** Whether a key of this log has signed the older one. */
  signed: boolean;
}

/** POST /audit/verify */
export class VerifyLogRequest {
  /** Also what earlier passes have found to be as it was recorded. */
  @IsBoolean({ message: 'everything must be true or false.' })
  @Optional()
  everything?: boolean;
}

/**
 * What was done to a log. `unreadable`: something that is no event; `altered`: an event that is not what its own hash
 * says; `rehashed`: events rewritten together with their hashes; `truncated`: the newest events are missing;
 * `older`: an older copy was put in its place; `forked`: its key has signed two histories.
 */
export type LogFindingKind =
  | 'unreadable'
  | 'altered'
  | 'deleted'
  | 'inserted'
  | 'swapped'
  | 'rehashed'
  | 'truncated'
  | 'older'
  | 'forked';

/** The first event of the log that is not what was recorded. */
export interface LogFinding {
  kind: LogFindingKind;
  /** Its place in the log, from 1. */
  event: number;
  /** The last place that it may have, where only a stretch is known; else null. */
  up_to: number | null;
  /** Of the event that stands there now: its position, twenty digits, its stream and type. Null: none, or a stretch. */
  position: string | null;
  stream: string | null;
  type: string | null;
}

/** GET and POST /audit/verify: how far the log was compared with its hashes and with what was signed. */
export interface LogVerificationResponse {
  /** Whether a pass is under way. */
  running: boolean;
  /** The events up to here were left to an earlier pass, which has found nothing wrong. 0: all were compared. */
  from: number;
  /** Events up to which the present or the last pass has compared, and how many there are to compare. */
  verified: number;
  of: number;
  /** When the last pass ended, ISO 8601, UTC; null before the first since the server started. */
  finished_at: string | null;
  /** When the last pass over everything ended; null likewise. */
  whole_at: string | null;
  /** Events that are not what their own hash says. */
  damaged: number;
  /** Whether the log is another one than was marked and signed. */
  altered: boolean;
  /** Where the first of what is wrong stands; null: nothing is. */
  finding: LogFinding | null;
  /** Events that the newest checkpoint covers among those that hold. */
  checkpoint: number;
}

/** A key that signs this log's checkpoints, or did. */
export interface CheckpointKey {
  /** As it stands before each signature: that of the log. */
  name: string;
  /** Eight hexadecimal digits. */
  id: string;
  /** The public key: `name+id+key`. */
  key: string;
  /** Since when it signs. ISO 8601, UTC */
  since: string;
}

/** GET /audit/evidence: the newest checkpoint, signed up to now, and by which keys. */
export interface EvidenceResponse {
  checkpoint: {
    /** Events. */
    size: number;
    /** Of their tree, in base64. */
    root: string;
    /** When it was signed. ISO 8601, UTC */
    at: string;
    key_id: string;
    key_name: string;
    /** The signed note, to be kept elsewhere. */
    note: string;
  };
  /** The newest last. */
  keys: CheckpointKey[];
}

/** POST …/link of a long file: what stands in its address (`?link=`) in place of a session, once and for half a minute. */
export interface DownloadLinkResponse {
  link: string;
}
