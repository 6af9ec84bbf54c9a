import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A write-ahead log of SQLite. https://sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;
/** So often a log may have been begun again since the oldest pages that still lie behind its end were written. */
const EARLIER_TURNS = 2 ** 24;

type Sum = readonly [number, number];

/**
 * From which byte on SQLite passes over what a write-ahead log holds, although it was written since the log was begun
 * the last time: a page there, or the header, is not what its checksum says, and nothing behind it counts any more.
 * Null where all of it counts, or where nothing lies behind its end but pages of its earlier turns.
 */
export function unverifiedFrom(path: string): number | null {
  const file = openIfThere(path);
  if (file === null) return null;
  try {
    const { size } = fstatSync(file);
    if (size === 0) return null;
    const header = new Pages(file, HEADER);
    if (size < HEADER || !header.read(0)) return 0;
    const [magic, pageSize] = [header.word(0), header.word(8)];
    if (magic >>> 1 !== MAGIC >>> 1) return 0;
    const little = magic === MAGIC;
    let sum = header.sum([0, 0], 0, 24, little);
    if (!header.states(24, sum) || pageSize < 512 || pageSize > 65_536) return 0;
    const salts = [header.word(16), header.word(20)] as const;
    const frame = new Pages(file, FRAME_HEADER + pageSize);
    for (let at = HEADER; at + frame.bytes <= size; at += frame.bytes) {
      frame.read(at);
      const own = frame.word(8) === salts[0] && frame.word(12) === salts[1];
      const next = frame.sum(frame.sum(sum, 0, 8, little), FRAME_HEADER, frame.bytes, little);
      if (!own || !frame.states(16, next)) return isEarlier(frame, at, size, salts) ? null : at;
      sum = next;
    }
    return null;
  } finally {
    closeSync(file);
  }
}

/** Whether all frames from here on are of earlier turns of the log: the first salt rises by one with each turn. */
function isEarlier(frame: Pages, from: number, size: number, [first, second]: readonly [number, number]) {
  for (let at = from; at + frame.bytes <= size; at += frame.bytes) {
    frame.read(at);
    const turns = (first - frame.word(8)) >>> 0;
    if (turns === 0 || turns > EARLIER_TURNS || frame.word(12) === second) return false;
  }
  return true;
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Pieces of one size, one at a time. */
class Pages {
  private readonly view: DataView;

  constructor(
    private readonly file: number,
    readonly bytes: number,
  ) {
    this.view = new DataView(new ArrayBuffer(bytes));
  }

  read(at: number): boolean {
    return readSync(this.file, this.view, 0, this.bytes, at) === this.bytes;
  }

  word(at: number): number {
    return this.view.getUint32(at);
  }

  /** Whether the two words here are this sum. */
  states(at: number, [first, second]: Sum): boolean {
    return this.word(at) === first && this.word(at + 4) === second;
  }

  /** Goes on from a sum over these bytes. */
  sum([first, second]: Sum, from: number, to: number, little: boolean): Sum {
    for (let at = from; at < to; at += 8) {
      first = (first + this.view.getUint32(at, little) + second) >>> 0;
      second = (second + this.view.getUint32(at + 4, little) + first) >>> 0;
    }
    return [first, second];
  }
}
