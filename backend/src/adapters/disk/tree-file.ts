import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  storedCount,
  storedPlace,
  type StoredLeaf,
  treeInMemory,
  type TreeStore,
} from '../../kernel/evidence/tree-store.ts';
import { acquireLock, type Lock } from '../sqlite/lock-file.ts';

const HASH_BYTES = 32;
const POSITION_BYTES = 8;

/**
 * A tree's hashes in two files of a folder, each only appended to: all hashes as they are completed, and the place of
 * each leaf's event in the log. 72 bytes an event. They are disposable and never waited for by anybody, so nothing is
 * flushed: what a power cut leaves is cut to what is whole. Of several processes on one folder, those that come later
 * keep theirs in memory, as does one on a disk that is full: no start fails for what can be made anew.
 */
export function openTreeFile(folder: string): TreeStore {
  let lock: Lock | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const held = (lock = acquireLock(join(folder, 'log-tree.lock')));
    return treeIn(folder, () => held.release());
  } catch {
    lock?.release();
    return treeInMemory();
  }
}

function treeIn(folder: string, closed: () => void): TreeStore {
  const open = (name: string) => openSync(join(folder, name), 'a+', 0o600);
  const [hashes, positions] = [open('log-tree.hashes'), open('log-tree.positions')];
  let size = wholeLeaves(fstatSync(hashes).size, fstatSync(positions).size);
  const cut = () => {
    ftruncateSync(hashes, storedCount(size) * HASH_BYTES);
    ftruncateSync(positions, size * POSITION_BYTES);
  };
  cut();
  return {
    get size() {
      return size;
    },
    read: (level, n) => record(hashes, storedPlace(level, n), HASH_BYTES),
    position: (index) => String(record(positions, index, POSITION_BYTES).readBigUInt64BE()).padStart(20, '0'),
    append(leaves) {
      try {
        write(hashes, Buffer.concat(leaves.flatMap(({ completed }) => completed)));
        write(positions, positionsOf(leaves));
        size += leaves.length;
      } catch (error) {
        cut();
        throw error;
      }
    },
    clear() {
      size = 0;
      cut();
    },
    close() {
      closeSync(hashes);
      closeSync(positions);
      closed();
    },
  };
}

/** So many leaves both files hold whole. */
function wholeLeaves(hashBytes: number, positionBytes: number): number {
  let leaves = Math.floor(positionBytes / POSITION_BYTES);
  while (leaves > 0 && storedCount(leaves) * HASH_BYTES > hashBytes) leaves -= 1;
  return leaves;
}

function positionsOf(leaves: readonly StoredLeaf[]): Buffer {
  const bytes = Buffer.alloc(leaves.length * POSITION_BYTES);
  leaves.forEach(({ position }, n) => bytes.writeBigUInt64BE(BigInt(position), n * POSITION_BYTES));
  return bytes;
}

function record(file: number, place: number, bytes: number): Buffer {
  const read = Buffer.alloc(bytes);
  readSync(file, read, 0, bytes, place * bytes);
  return read;
}

function write(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}
