import { setImmediate as breathe } from 'node:timers/promises';
import type { LogFinding } from '@vouchwell/contract';
import { compare, type Stretch as SignedStretch } from '../evidence/compare.ts';
import { Leaves } from '../evidence/leaves.ts';
import { Frontier, type Hash } from '../evidence/merkle.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import { leafOf } from '../log/running-hash.ts';
import { walkLog } from '../log/walk-log.ts';
import type { BrokenCheckpoint, KeptCheckpoint } from './kept-checkpoints.ts';
import type { LogMark } from './log-mark.ts';

/** Leaves that are read in one turn. */
const PAGE = 200;

/** The hashes that were kept of every event as it was written. */
export interface KeptTree {
  readonly size: number;
  /** From 0 */
  leaf(index: number): Hash;
  /** Behind which the event of this index is read, from 0; null: at the log's beginning. */
  positionBefore(index: number): Position | null;
}

/** It may also end where the vault's mark does. `root`: null where nobody knows it. */
type Stretch = Omit<SignedStretch, 'root'> & { readonly root: Hash | null };

const nobody = { position: null, stream: null, type: null } as const;

/** `isBehindGap`: it is whole, and what its stream held before it is missing. */
export function wrongEvent(event: StoredEvent, place: number, isBehindGap: boolean): LogFinding {
  const { position, stream, type } = event;
  const kind = isBehindGap ? 'deleted' : event.unreadable ? 'unreadable' : 'altered';
  return { kind, event: place, up_to: null, position, stream, type };
}

/**
 * Which stretch of the log differs from what was signed. `signed`: the smallest first; `roots`: of the log as it is;
 * `found`: the first checkpoint that does not hold
 */
export function differing(
  mark: LogMark,
  signed: readonly KeptCheckpoint[],
  roots: ReadonlyMap<number, Hash>,
  found: BrokenCheckpoint | null,
): Stretch {
  if (found) {
    const { broken, held } = found;
    return { from: held?.size ?? 0, to: broken.size, root: Buffer.from(broken.root, 'hex') };
  }
  const held = signed.findLast(({ size }) => roots.has(size) && size <= mark.events);
  const root = mark.tree ? Frontier.from(mark.tree, mark.events).root() : null;
  return { from: held?.size ?? 0, to: mark.events, root };
}

/** What is known without the hashes of each event. */
export const someOf = ({ from, to }: Stretch): LogFinding => ({
  ...{ kind: 'rehashed', event: from + 1, up_to: to },
  ...nobody,
});

/**
 * Names the very event by the hashes that were kept, as far as they are the ones that were signed. Null where no more
 * than the stretch is known, and where the signal ended the search.
 */
export async function findAltered(
  log: Pick<EventLog, 'readAll'>,
  tree: KeptTree,
  { to, root }: Stretch,
  signal: AbortSignal,
): Promise<LogFinding | null> {
  const kept = root && (await provedLeaves(tree, to, root, signal));
  if (!kept) return null;
  const leaves = new Leaves();
  await walkLog(log, null, (event) => {
    leaves.push(Buffer.from(leafOf(event), 'hex'));
    // A few more than are compared tell what was put in from what was changed.
    if (leaves.length > to + 1 || signal.aborted) return false;
  });
  if (signal.aborted) return null;
  const found = compare(leaves, kept);
  if (!found)
    return leaves.length < to
      ? { kind: 'truncated', event: leaves.length + 1, up_to: null, ...nobody }
      : null;
  const index = found.event - 1;
  const [event] = await log.readAll(tree.positionBefore(index), 1);
  // Where the places themselves were rewritten, another one stands there.
  const isIt = event && Buffer.from(leafOf(event), 'hex').equals(leaves.at(index));
  const { position, stream, type } = isIt ? event : nobody;
  return { kind: found.kind, event: found.event, up_to: null, position, stream, type };
}

/** Null where they are not the hashes of the events that were signed: what keeps them is disposable. */
async function provedLeaves(
  tree: KeptTree,
  to: number,
  root: Hash,
  signal: AbortSignal,
): Promise<Leaves | null> {
  const [leaves, frontier] = [new Leaves(), new Frontier()];
  for (let index = 0; index < to; index += 1) {
    // It may be made anew meanwhile.
    if (tree.size < to || signal.aborted) return null;
    const leaf = tree.leaf(index);
    leaves.push(leaf);
    frontier.add(leaf);
    if (index % PAGE === 0) await breathe();
  }
  return frontier.root().equals(root) ? leaves : null;
}
