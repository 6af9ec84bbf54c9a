import {
  ConflictError,
  DuplicateEventError,
  type EventLog,
  type Position,
  type StoredEvent,
} from '../../kernel/log/event-log.port.ts';
import { damageOf } from '../../kernel/log/codec.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { canonicalText, LogHash } from './log-hash.ts';

export type CopyPhase = 'comparing' | 'copying' | 'verifying';

export interface CopyOptions {
  readonly progress?: (phase: CopyPhase, events: number) => void;
  /** Stops between two appends; a later call goes on from there. */
  readonly signal?: AbortSignal;
}

export interface Copied {
  /** In both logs. */
  readonly events: number;
  /** How many of them this call wrote. */
  readonly written: number;
  /** LogHash of both. */
  readonly sha256: string;
}

const PAGE = 1000;
/** Of the JSON of one append's events: EventStoreDB refuses appends of more than a mebibyte. */
const APPEND_LENGTH = 500_000;

/**
 * Copies one log into another, in order, as it stands: ids, streams, revisions, data and metadata. What the
 * target already has must be the source's beginning, and is kept. Nobody else may write to either meanwhile.
 * In the end the target is read from its beginning and compared by count and hash.
 * @throws StartError where the target holds something else; UnavailableError; the signal's reason
 */
export async function copyLog(from: EventLog, to: EventLog, options: CopyOptions = {}): Promise<Copied> {
  const hash = new LogHash();
  let after = await comparePrefix(from, to, hash, options);
  const known = hash.count;
  for (;;) {
    const page = await from.readAll(after, PAGE);
    if (page.length === 0) break;
    refuseDamaged(page);
    for (const run of runs(page)) {
      options.signal?.throwIfAborted();
      await appendRun(to, run);
      run.forEach((event) => hash.add(event));
      options.progress?.('copying', hash.count);
    }
    after = page.at(-1)!.position;
  }
  await verify(to, hash, options);
  return { events: hash.count, written: hash.count - known, sha256: hash.value() };
}

function refuseDamaged(page: readonly StoredEvent[]): void {
  const [damage] = page.flatMap((event) => damageOf(event) ?? []);
  if (damage)
    throw new StartError(`The source is not whole. ${damage.message} Copy it from a backup that is whole.`);
}

/** Walks both logs side by side to the target's end. Resolves the source's position there. */
async function comparePrefix(
  from: EventLog,
  to: EventLog,
  hash: LogHash,
  { progress, signal }: CopyOptions,
): Promise<Position | null> {
  let [after, reached]: (Position | null)[] = [null, null];
  for (;;) {
    signal?.throwIfAborted();
    const present = await to.readAll(reached ?? null, PAGE);
    if (present.length === 0) return after ?? null;
    const expected = await from.readAll(after ?? null, present.length);
    present.forEach((event, index) => {
      const other = expected[index];
      if (!other || canonicalText(event) !== canonicalText(other)) throw somethingElse(hash.count);
      hash.add(other);
    });
    after = expected.at(-1)!.position;
    reached = present.at(-1)!.position;
    progress?.('comparing', hash.count);
  }
}

function somethingElse(same: number): StartError {
  return new StartError(
    `The target holds something else: its event ${same + 1} is not the source's. Nothing was changed. Name an empty target.`,
  );
}

/** Neighbours of one stream go together as far as one append may hold them, still in the log's order. */
function runs(page: readonly StoredEvent[]): StoredEvent[][] {
  const found: StoredEvent[][] = [];
  let length = 0;
  for (const event of page) {
    const current = found.at(-1);
    const own = JSON.stringify(event).length;
    length += own;
    if (current?.[0]!.stream === event.stream && length <= APPEND_LENGTH) current.push(event);
    else {
      found.push([event]);
      length = own;
    }
  }
  return found;
}

async function appendRun(to: EventLog, run: readonly StoredEvent[]): Promise<void> {
  const { stream, revision } = run[0]!;
  const events = run.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  try {
    await to.append(stream, events, revision === 0 ? 'none' : revision - 1);
  } catch (error) {
    if (error instanceof ConflictError || error instanceof DuplicateEventError) {
      throw new StartError(`Something else writes to the target (${error.message}) The copy has stopped.`);
    }
    throw error;
  }
}

async function verify(to: EventLog, wanted: LogHash, { progress, signal }: CopyOptions): Promise<void> {
  const hash = new LogHash();
  let after: Position | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const page: StoredEvent[] = await to.readAll(after, PAGE);
    if (page.length === 0) break;
    page.forEach((event) => hash.add(event));
    after = page.at(-1)!.position;
    progress?.('verifying', hash.count);
  }
  if (hash.count !== wanted.count || hash.value() !== wanted.value()) {
    throw new StartError(
      `The copy does not agree with its source: ${hash.count} events (${hash.value()}) of ${wanted.count} (${wanted.value()}). Do not use it.`,
    );
  }
}
