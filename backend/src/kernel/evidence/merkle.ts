import { hash } from 'node:crypto';

/** SHA-256, 32 bytes. */
export type Hash = Buffer;

const sha256 = (...parts: readonly Buffer[]): Hash => hash('sha256', Buffer.concat(parts), 'buffer');

/** RFC 6962, section 2.1: of no leaf at all. */
export const EMPTY_ROOT = sha256();
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const leafHash = (bytes: Buffer | string): Hash =>
  sha256(LEAF, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
export const nodeHash = (left: Hash, right: Hash): Hash => sha256(NODE, left, right);

/** The hash of the whole subtree of 2^level leaves that is the nth of its size. */
export type NodeReader = (level: number, n: number) => Hash;

/**
 * A Merkle tree (RFC 6962) as its whole subtrees, largest first: all that is needed to add leaves and to know the
 * root. At most one hash for each bit of the size.
 */
export class Frontier {
  constructor(
    private peaks: readonly Hash[] = [],
    public size = 0,
  ) {}

  /** @returns the hashes that this leaf completes, its own first: of the subtrees of 1, 2, 4 … leaves that it ends */
  add(leaf: Hash): Hash[] {
    const peaks = [...this.peaks];
    const completed = [leaf];
    for (let n = this.size; n % 2 === 1; n = (n - 1) / 2)
      completed.push(nodeHash(peaks.pop()!, completed.at(-1)!));
    peaks.push(completed.at(-1)!);
    this.peaks = peaks;
    this.size += 1;
    return completed;
  }

  root(): Hash {
    const [smallest, ...larger] = this.peaks.toReversed();
    return smallest ? larger.reduce((right, left) => nodeHash(left, right), smallest) : EMPTY_ROOT;
  }

  /** From the largest. In hexadecimal */
  toJSON(): string[] {
    return this.peaks.map((hash) => hash.toString('hex'));
  }

  /** @param peaks as `toJSON` gives them */
  static from(peaks: readonly string[], size: number): Frontier {
    return new Frontier(
      peaks.map((hex) => Buffer.from(hex, 'hex')),
      size,
    );
  }

  copy(): Frontier {
    return new Frontier(this.peaks, this.size);
  }

  static of(size: number, read: NodeReader): Frontier {
    const peaks: Hash[] = [];
    for (let at = 0; at < size;) {
      const level = Math.floor(Math.log2(size - at));
      peaks.push(read(level, at / 2 ** level));
      at += 2 ** level;
    }
    return new Frontier(peaks, size);
  }
}

/** The largest power of two below n. n > 1 */
function split(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** MTH of the leaves from `from` to before `to`; `from` is a multiple of the power of two that holds them. */
function rangeHash(from: number, to: number, read: NodeReader): Hash {
  const n = to - from;
  const level = Math.log2(n);
  if (Number.isInteger(level)) return read(level, from / n);
  const middle = from + split(n);
  return nodeHash(rangeHash(from, middle, read), rangeHash(middle, to, read));
}

/** MTH of RFC 6962. */
export const rootOf = (size: number, read: NodeReader): Hash =>
  size === 0 ? EMPTY_ROOT : rangeHash(0, size, read);

/** PATH of RFC 6962: from the leaf's sibling up. @throws RangeError unless 0 ≤ index < size */
export function inclusionProof(index: number, size: number, read: NodeReader): Hash[] {
  if (!(index >= 0 && index < size)) throw new RangeError('There is no such leaf.');
  const path = (from: number, to: number): Hash[] => {
    if (to - from === 1) return [];
    const middle = from + split(to - from);
    return index < middle
      ? [...path(from, middle), rangeHash(middle, to, read)]
      : [...path(middle, to), rangeHash(from, middle, read)];
  };
  return path(0, size);
}

/** PROOF of RFC 6962: that the tree of `size` begins with the tree of `old`. @throws RangeError unless 0 ≤ old ≤ size */
export function consistencyProof(old: number, size: number, read: NodeReader): Hash[] {
  if (!(old >= 0 && old <= size)) throw new RangeError('There is no such tree.');
  const proof = (from: number, to: number, whole: boolean): Hash[] => {
    if (old === to) return whole ? [] : [rangeHash(from, to, read)];
    const middle = from + split(to - from);
    return old <= middle
      ? [...proof(from, middle, whole), rangeHash(middle, to, read)]
      : [...proof(middle, to, false), rangeHash(from, middle, read)];
  };
  return old === 0 || old === size ? [] : proof(0, size, true);
}
