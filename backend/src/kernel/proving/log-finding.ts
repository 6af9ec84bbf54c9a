import { setImmediate as breathe } from 'node:timers/promises';
import type { LogFinding } from '@vouchwell/contract';
import { compare } from '../evidence/compare.ts';
import { Leaves } from '../evidence/leaves.ts';
import { Frontier, type Hash } from '../evidence/merkle.ts';
import type { EventLog, StoredEvent } from '../log/event-log.port.ts';
import { leafOf } from '../log/running-hash.ts';
import { firstBroken, type KeptCheckpoint } from './kept-checkpoints.ts';
import type { LogMark } from './log-mark.ts';

const PAGE = 200;

/** The hashes that were kept of every event as it was written. */
export interface KeptTree {
  readonly size: number;
  /** From 0 */
  leaf(index: number): Hash;
}

/** A stretch behind which the log is not the one that was signed, or marked where none was signed. */
interface Stretch {
  /** So many events are those that were signed. */
  readonly from: number;
  readonly to: number;
  /** Of the tree of `to` events. Null: nobody knows it. */
  readonly root: Hash | null;
}

const nobody = { position: null, stream: null, type: null } as const;

/** `isBehindGap`: it is whole, and what its stream held before it is missing. */
export function wrongEvent(event: StoredEvent, place: number, isBehindGap: boolean): LogFinding {
  const { position, stream, type } = event;
  const kind = isBehindGap ? 'deleted' : event.unreadable ? 'unreadable' : 'altered';
  return { kind, event: place, up_to: null, position, stream, type };
}

/** Which stretch of the log differs from what was signed. `signed`: the smallest first; `roots`: of the log as it is */
export function differing(
  mark: LogMark,
  signed: readonly KeptCheckpoint[],
  roots: ReadonlyMap<number, Hash>,
): Stretch {
  const found = firstBroken(signed, roots);
  if (found) {
    const { broken, held } = found;
    return { from: held?.size ?? 0, to: broken.size, root: Buffer.from(broken.root, 'hex') };
  }
  const held = signed.findLast(({ size }) => roots.has(size) && size <= mark.events);
  const root = mark.tree ? Frontier.from(mark.tree, mark.events).root() : null;
  return { from: held?.size ?? 0, to: mark.events, root };
}

/** Names the very event by the hashes that were kept, as far as they are the ones that were signed; else the stretch. */
export async function findAltered(
  log: Pick<EventLog, 'readAll'>,
  tree: KeptTree | undefined,
  { from, to, root }: Stretch,
): Promise<LogFinding> {
  const stretch: LogFinding = { kind: 'rehashed', event: from + 1, up_to: to, ...nobody };
  const kept = tree && root && (await provedLeaves(tree, to, root));
  if (!kept) return stretch;
  const leaves = new Leaves();
  await eachEvent(log, (event) => {
    leaves.push(Buffer.from(leafOf(event), 'hex'));
    // A few more than are compared tell what was put in from what was changed.
    return leaves.length <= to + 1;
  });
  const found = compare(leaves, kept);
  if (!found)
    return leaves.length < to
      ? { kind: 'truncated', event: leaves.length + 1, up_to: null, ...nobody }
      : stretch;
  const standing = await eventAt(log, found.event);
  return { kind: found.kind, event: found.event, up_to: null, ...(standing ?? nobody) };
}

/** Null where they are not the hashes of the events that were signed: what keeps them is disposable. */
async function provedLeaves(tree: KeptTree, to: number, root: Hash): Promise<Leaves | null> {
  if (tree.size < to) return null;
  const [leaves, frontier] = [new Leaves(), new Frontier()];
  for (let index = 0; index < to; index += 1) {
    const leaf = tree.leaf(index);
    leaves.push(leaf);
    frontier.add(leaf);
    if (index % PAGE === 0) await breathe();
  }
  return frontier.root().equals(root) ? leaves : null;
}

async function eventAt(log: Pick<EventLog, 'readAll'>, place: number) {
  let [at, found]: [number, StoredEvent | null] = [0, null];
  await eachEvent(log, (event) => {
    at += 1;
    if (at === place) found = event;
    return at < place;
  });
  const event = found as StoredEvent | null;
  return event && { position: event.position, stream: event.stream, type: event.type };
}

/** Until it wants no more. */
async function eachEvent(log: Pick<EventLog, 'readAll'>, wants: (event: StoredEvent) => boolean) {
  for (let after: string | null = null; ;) {
    const page: readonly StoredEvent[] = await log.readAll(after, PAGE);
    for (const event of page) if (!wants(event)) return;
    if (page.length === 0) return;
    after = page.at(-1)!.position;
    await breathe();
  }
}
