import type { DamagedEventError } from '../log/damaged-event.ts';
import type { EventLog, StoredEvent } from '../log/event-log.port.ts';
import { firstBroken, type KeptCheckpoint, keptCheckpoints } from './kept-checkpoints.ts';
import { readVerification } from './kept-verification.ts';
import { losses } from './log-losses.ts';
import { type LastEvent, type LogMark, Marking, readMark } from './log-mark.ts';
import { type CheckedLog, SeenLog } from './seen-log.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import { isDispensable } from '../vault/entries.ts';
import type { Secrets } from '../vault/secrets.port.ts';
import type { Vault } from '../vault/vault.ts';
import { walkLog } from '../log/walk-log.ts';

/** A log of up to so many events is read through at each start, where nothing else is said: half a second. */
const READ_THROUGH = 20_000;

export interface LogCheckParts {
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly vault: Vault;
  readonly secrets: Pick<Secrets, 'get' | 'list'>;
  readonly models: Pick<ReadModels, 'inUse'>;
  readonly progress?: (read: number) => void;
  /** Up to how many events the whole log is read through. */
  readonly readThrough?: number;
}

/**
 * Compares the log with what the vault knows of it. What came after the vault's mark is always read; a log of
 * moderate length is read from its beginning, a longer one is left to the pass in the background.
 * @throws StartError which says what is lost and since when
 */
export async function checkLog(parts: LogCheckParts): Promise<CheckedLog> {
  const mark = await readMark(parts.vault);
  const [first] = await parts.log.readAll(null, 1);
  if (!first) {
    if (mark || (await isUsed(parts.secrets))) throw losses.emptyLog(mark);
    await refuseLeftBehind(parts);
    return { mark, marking: new Marking(), damaged: [], gaps: [], unhashed: 0, whole: true };
  }
  if (!mark) return withoutMark(parts);
  if (mark.first !== first.id) throw losses.foreignSecrets();
  const known = await find(parts.log, mark.last);
  const moved = known !== null && known.position !== mark.last.position;
  const { readThrough: most = READ_THROUGH } = parts;
  const isDoubted = (await readVerification(parts.vault))?.altered === true;
  // A mark from before there was a tree, or before it told of whom the events are: the log is read through once.
  const isOlder = !mark.tree || !mark.subjects;
  const whole = !known || moved || isOlder || isDoubted || mark.events <= most;
  const kept = await keptCheckpoints(parts.vault, parts.log);
  const checked = whole ? await readThrough(parts, mark, kept) : await readOn(parts, mark, [], kept);
  refuseUnsigned(checked, kept);
  return checked;
}

/** @throws StartError where of a site nothing is left but its read models, which a new one would sweep away */
export async function refuseLeftBehind(parts: {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly secrets: Pick<Secrets, 'list'>;
  readonly models: Pick<ReadModels, 'inUse'>;
}): Promise<void> {
  const { log, secrets, models } = parts;
  if ((await isUsed(secrets)) || !(await models.inUse())) return;
  // Where another process is at its first start, its log stands before its read models.
  if ((await log.readAll(null, 1)).length === 0) throw losses.onlyReadModels();
}

/** A damaged event may have lost its very hash: then the tree is another one, and the event is told itself. */
function refuseUnsigned({ marking, damaged }: CheckedLog, kept: readonly KeptCheckpoint[]): void {
  const newest = kept.at(-1);
  const { count } = marking.running;
  if (newest && newest.size > count) throw losses.shorterThanSigned(newest.size, count);
  const found = firstBroken(kept, marking.roots);
  if (found && damaged.length === 0) throw losses.notAsSigned(found.broken.size);
}

/**
 * Entries that do not open any more, and that the site can do without, go away: whoever met one would be refused for
 * good. @throws StartError which names those that it needs
 */
export async function refuseDamagedSecrets(vault: Vault): Promise<void> {
  const damaged = await vault.damaged();
  const needed = damaged.filter((name) => !isDispensable(name));
  if (needed.length > 0) throw losses.damagedSecrets(needed);
  for (const name of damaged) await vault.delete(name);
}

/** The event itself, where it stands in its stream; null where another one or none does. */
export async function find(log: Pick<EventLog, 'readStream'>, last: LastEvent): Promise<StoredEvent | null> {
  const [event] = await log.readStream(last.stream, last.revision, 1);
  return event?.id === last.id ? event : null;
}

/** A log from before marks were set, or one whose vault is too old to hold one. */
async function withoutMark(parts: LogCheckParts): Promise<CheckedLog> {
  const seen = new SeenLog(new Marking(), 0, true);
  await walkLog(parts.log, null, (event) => seen.add(event), parts.progress);
  await seen.refuseLacking(parts);
  return seen.checked(null, true);
}

async function readThrough(
  parts: LogCheckParts,
  mark: LogMark,
  kept: readonly KeptCheckpoint[],
): Promise<CheckedLog> {
  const seen = new SeenLog(new Marking(), mark.number, true);
  seen.marking.watch(kept.map(({ size }) => size));
  let atMark: Marking['running'] | null = null;
  let idAtMark: string | null = null;
  await walkLog(
    parts.log,
    null,
    (event) => {
      seen.add(event);
      if (seen.marking.running.count !== mark.events) return;
      [atMark, idAtMark] = [seen.marking.running.copy(), event.id];
    },
    parts.progress,
  );
  if (idAtMark !== mark.last.id) throw await different(parts, mark, seen.marking);
  const same = (atMark as Marking['running'] | null)?.value === mark.chain;
  // A damaged event may have lost its very hash: it explains the difference, and is told itself.
  if (!same && seen.damaged.length === 0) throw losses.altered(mark);
  if (same) {
    await seen.refuseLacking(parts);
    return seen.checked(mark, true);
  }
  const upToMark = seen.damaged.filter(({ position }) => position <= mark.last.position);
  const told = { ...mark, subjects: mark.subjects ?? seen.marking.subjects!.toJSON() };
  return { ...(await readOn(parts, told, upToMark, kept)), mark, gaps: seen.gaps, whole: true };
}

async function different({ log }: LogCheckParts, mark: LogMark, { running, end }: Marking): Promise<Error> {
  if (await find(log, mark.last)) return losses.altered(mark);
  return running.count < mark.events
    ? losses.shorter(mark, running.count, end, 'secrets')
    : losses.otherBranch(mark, 'secrets');
}

/** What came after the mark. */
async function readOn(
  parts: LogCheckParts,
  mark: LogMark,
  damaged: readonly DamagedEventError[],
  kept: readonly KeptCheckpoint[],
): Promise<CheckedLog> {
  const { log, progress } = parts;
  const seen = new SeenLog(Marking.from(mark), mark.number, false);
  seen.marking.watch(kept.map(({ size }) => size));
  const known = await find(log, mark.last);
  await walkLog(log, known!.position, (event) => seen.add(event), progress);
  await seen.refuseLacking(parts);
  const checked = seen.checked(mark, false);
  return { ...checked, damaged: [...damaged, ...checked.damaged] };
}

/** Whether a vault holds more than what a start sets up before the log begins. */
async function isUsed(secrets: Pick<Secrets, 'list'>): Promise<boolean> {
  const found = await Promise.all(
    ['password/', 'patient-key/', 'session/'].map((prefix) => secrets.list(prefix)),
  );
  return found.some((entries) => entries.length > 0);
}
