import type { Position } from '../log/event-log.port.ts';
import type { Hash } from './merkle.ts';

/** A leaf on its way into a store: the hashes that it completes, its own first, and its event's place in the log. */
export interface StoredLeaf {
  readonly completed: readonly Hash[];
  readonly position: Position;
}

/** A tree's hashes, disposable: they are made anew from the log. Implementation: adapters/disk/tree-file.ts. */
export interface TreeStore {
  /** Leaves */
  readonly size: number;
  read(level: number, n: number): Hash;
  /** Of the event of this leaf. From 0 */
  position(index: number): Position;
  append(leaves: readonly StoredLeaf[]): void;
  clear(): void;
  close(): void;
}

/**
 * Where the nth hash of a level stands when all are written as they are completed (the order of Go's
 * golang.org/x/mod/sumdb/tlog): each leaf, and behind it the subtrees that it ends.
 */
export function storedPlace(level: number, n: number): number {
  let last = n;
  for (let above = level; above > 0; above -= 1) last = 2 * last + 1;
  return storedCount(last) + level;
}

/** How many hashes so many leaves complete. */
export function storedCount(leaves: number): number {
  let [count, whole] = [0, leaves];
  while (whole > 0) {
    count += whole;
    whole = Math.floor(whole / 2);
  }
  return count;
}

/** For a process that keeps none on its disk. */
export function treeInMemory(): TreeStore {
  let hashes: Hash[] = [];
  let positions: Position[] = [];
  return {
    get size() {
      return positions.length;
    },
    read: (level, n) => hashes[storedPlace(level, n)]!,
    position: (index) => positions[index]!,
    append(leaves) {
      for (const { completed, position } of leaves) {
        hashes.push(...completed);
        positions.push(position);
      }
    },
    clear() {
      [hashes, positions] = [[], []];
    },
    close: () => undefined,
  };
}
