import { HttpException } from '@nestjs/common';
import { outcomeAtHand } from '../../kernel/basics/change-outcome.ts';
import {
  ConflictError,
  OutcomeUnknownError,
  StoppedError,
  UnavailableError,
} from '../../kernel/log/event-log.port.ts';
import type { Stop } from '../../kernel/basics/stop.ts';
import { changedMeanwhile, DomainError, type ProblemKind, statusOf } from '../../kernel/basics/problem.ts';
import { type BodyLimit, limitOf } from '../bodies/body-limits.ts';
import { DamagedReadModelsError } from '../../kernel/projecting/read-models.port.ts';

/** What is known to be a refusal; null for what is `unforeseen`. `route`: method and pattern, as `limitOf` knows it. */
export function asProblem(thrown: unknown, route = ''): DomainError | null {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof ConflictError) return changedMeanwhile();
  if (thrown instanceof UnavailableError) {
    // Of the log or of the vault; whoever only reads has nothing to save.
    const perhaps = thrown instanceof OutcomeUnknownError && !/^(?:GET|HEAD) /.test(route);
    if (perhaps || outcomeAtHand()?.mayStand) return outcomeUnknown();
    return thrown instanceof StoppedError ? stopped(thrown.stop) : unavailable();
  }
  if (thrown instanceof DamagedReadModelsError)
    return outcomeAtHand()?.mayStand ? outcomeUnknown() : damaged();
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode(thrown);
  if (status === 413) return tooLarge(limitOf(route));
  return status === null ? null : byStatus(status);
}

/** What nobody foresaw: a failure, unless a part of the change may stand all the same. */
export const unforeseen = (): DomainError =>
  outcomeAtHand()?.mayStand
    ? outcomeUnknown()
    : new DomainError('failed', 'internal', 'Something went wrong on the server. Please try again.');

const unavailable = () =>
  new DomainError(
    'unavailable',
    'unavailable',
    'The server cannot save or read right now. Nothing was changed; please try again.',
  );

/** To try again would not help whoever asked. */
const stopped = ({ cause }: Stop) =>
  new DomainError(
    'unavailable',
    'stopped',
    `The server has stopped taking changes, as its disk ${cause === 'disk_full' ? 'is full' : 'could not be written'}. Nothing was changed. The administrator must make room on the disk and restart the server.`,
  );

/** The page is mended by a restart alone; what it would have shown is in the event log, and whole. */
const damaged = () =>
  new DomainError(
    'unavailable',
    'read_models_damaged',
    'What this would show was damaged on the disk, so it is not shown. Nothing is lost: it is built anew when the administrator restarts the server.',
  );

/** A program repeats the request under the same key until it is answered. */
const outcomeUnknown = () =>
  new DomainError(
    'unavailable',
    'outcome_unknown',
    'The server cannot tell right now whether this was saved. It may have been: check before you repeat it.',
  );

function tooLarge({ bytes, larger }: BodyLimit): DomainError {
  const most = bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
  const [sentence] = Object.values(larger ?? {});
  const message = sentence ?? `The request is too large: at most ${most} are taken here.`;
  return new DomainError('too_large', 'too_large', message, larger);
}

/** What the framework refuses before a handler is asked. */
function byStatus(status: number): DomainError | null {
  if (status === 415) return new DomainError('invalid', 'unsupported_media_type', 'The body must be JSON.');
  if (status === 400) return new DomainError('invalid', 'malformed', 'The request is not well-formed JSON.');
  if (status === 429) {
    return new DomainError(
      'too_many',
      'too_many_requests',
      'Too many requests. Please wait a minute and try again.',
    );
  }
  if (status === 404) return new DomainError('missing', 'not_found', 'There is nothing at this address.');
  const kind = (Object.keys(statusOf) as ProblemKind[]).find((one) => statusOf[one] === status);
  if (!kind || kind === 'failed') return null;
  return new DomainError(kind, kind, 'The request was refused.');
}

function statusCode(thrown: unknown): number | null {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
