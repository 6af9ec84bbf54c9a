import type { Codec } from './codec.ts';
import { ConflictError, type EventLog } from './event-log.port.ts';
import { systemActor } from '../deciding/system-actor.ts';

/** The stream of what concerns the log itself. */
export const LOG_STREAM = 'log';

/** After these the log goes on from an earlier state than read models may have seen. */
const TURNS: readonly string[] = ['LogRestored', 'LogRepaired'];

/**
 * Tells one log from another: the id of its first event, and where it lies, which is elsewhere in a copy on
 * another engine; and the last turn it took, so that read models from before it are left behind. An empty log is
 * begun with an event, so that several first starts at once agree.
 */
export async function logIdentity(log: EventLog, codec: Codec): Promise<string> {
  const first = await identityOf(log);
  if (first) return first;
  const writing = { stream: LOG_STREAM, actor: systemActor(), command: null };
  const begun = await codec.encode([{ type: 'LogBegun', data: {} }], writing);
  await log.append(LOG_STREAM, begun, 'none').catch((error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
  });
  return (await identityOf(log))!;
}

/** The id of the event with which the log began, or of the last turn it took: what its checkpoints name it by. */
export const logName = (identity: string): string => identity.split(' ').at(-1)!;

/** Every name that checkpoints of this log were ever given, the present one last. */
export async function logNames(log: Pick<EventLog, 'readAll' | 'readStream'>): Promise<string[]> {
  const [first] = await log.readAll(null, 1);
  if (!first) return [];
  const own = await log.readStream(LOG_STREAM, 0, MOST_TURNS);
  return [first.id, ...own.filter(({ type }) => TURNS.includes(type)).map(({ id }) => id)];
}

/** Null for an empty log. */
export async function identityOf(log: Pick<EventLog, 'readAll' | 'readStream'>): Promise<string | null> {
  const [first] = await log.readAll(null, 1);
  if (!first) return null;
  const turn = (await log.readStream(LOG_STREAM, 0, MOST_TURNS)).findLast(({ type }) => TURNS.includes(type));
  return [first.position, first.id, ...(turn ? [turn.id] : [])].join(' ');
}

/** Of one log, in all its time. */
const MOST_TURNS = 10_000;
