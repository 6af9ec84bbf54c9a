import { DomainError } from './kernel/basics/problem.ts';
import { StartError } from './kernel/basics/start-error.ts';
import { UnavailableError } from './kernel/log/event-log.port.ts';
import { DamagedReadModelsError } from './kernel/projecting/read-models.port.ts';

/**
 * What ended a start, as the one line that an operator reads where it is something that a person can act on: an
 * engine's file or server, or a history that no start can do without. Anything else is handed back as it is.
 */
export function startErrorOf(error: unknown): unknown {
  if (error instanceof DomainError) return ofHistory(error);
  // An engine says itself what to do.
  if (error instanceof UnavailableError) return new StartError(error.message);
  if (error instanceof DamagedReadModelsError)
    return new StartError(
      `${error.message} Nothing is lost: start again, and it is built anew from the event log.`,
    );
  return error;
}

/** Its cause tells the stream and the event, never patient data. */
function ofHistory({ code, message, cause }: DomainError): StartError {
  if (code !== 'history_damaged') return new StartError(`${message} The start needs it.`);
  const where = typeof cause === 'string' ? ` (${cause})` : '';
  return new StartError(
    `A history that the start needs is damaged${where}. Restore a backup from before the damage; \`npm run repair\` shows what is damaged.`,
  );
}
