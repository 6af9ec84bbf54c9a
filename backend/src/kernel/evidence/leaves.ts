import { Frontier, type Hash } from './merkle.ts';

const BYTES = 32;

/** The leaves of a log, in one piece of memory: 32 MB for a million events. */
export class Leaves {
  private bytes = Buffer.alloc(BYTES * 1024);
  length = 0;

  push(leaf: Hash): void {
    if ((this.length + 1) * BYTES > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.bytes.length)]);
    leaf.copy(this.bytes, this.length * BYTES);
    this.length += 1;
  }

  /** From 0. */
  at(index: number): Hash {
    return this.bytes.subarray(index * BYTES, (index + 1) * BYTES);
  }

  slice(from: number, to: number): Hash[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, n) => this.at(from + n));
  }

  static of(leaves: Iterable<Hash>): Leaves {
    const made = new Leaves();
    for (const leaf of leaves) made.push(leaf);
    return made;
  }

  /** Of the first so many. */
  frontier(size: number): Frontier {
    const frontier = new Frontier();
    for (let index = 0; index < size; index += 1) frontier.add(this.at(index));
    return frontier;
  }
}
