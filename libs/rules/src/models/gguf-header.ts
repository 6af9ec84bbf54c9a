/**
 * More than any model has [seen: 60 pairs, 2,000 tensors, 900,000 entries of lists]. Without them a header of small
 * things would hold whoever reads it for seconds.
 */
export const GGUF_MOST = { pairs: 1_000, tensors: 100_000, entries: 2_000_000 } as const;

export const BROKEN = 'This file is damaged: its header cannot be read.';

/** What a person reads of a file that is none. */
export class GgufFault extends Error {}
/** The bytes given end before the header does. */
export const END = new Error('end');

const NO_BYTES = new Uint8Array();

const type = { string: 8, array: 9 } as const;
/** Bytes of one value, by the number of its type. */
const valueBytes: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const DEEPEST = 4;
/** A longer one of those that are told is none that a person reads. */
const LONGEST_TOLD = 500;

/** Of a text its bytes: only what is asked for is made into letters. */
export type Told = Uint8Array | number;

/** Reads the beginning of a file from value to value. @throws GgufFault, END */
export class GgufHeader {
  at = 0;
  private entries = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  letters(length: number): string {
    return String.fromCharCode(...this.bytes.subarray(this.skip(length), this.at));
  }

  u32(): number {
    return this.view.getUint32(this.skip(4), true);
  }

  /** A number of 64 bits; one that no file can hold is a fault. */
  count(): number {
    const at = this.skip(8);
    const high = this.view.getUint32(at + 4, true);
    if (high > 0x1fffff) throw new GgufFault(BROKEN);
    return high * 2 ** 32 + this.view.getUint32(at, true);
  }

  /** Null where it is longer than what is told. */
  text(longest = LONGEST_TOLD): Uint8Array | null {
    const length = this.count();
    const at = this.skip(length);
    return length > longest ? null : this.bytes.subarray(at, at + length);
  }

  /** A pair's name, of letters of ASCII as the format wants them. */
  key(): string | null {
    const bytes = this.text();
    return bytes && String.fromCharCode(...bytes);
  }

  skipText(): void {
    this.skip(this.count());
  }

  /** Texts and numbers; of all else it only finds the end. A long text is told as that it is there. */
  value(kind: number, depth: number, longest?: number): Told | null {
    if (kind === type.string) return this.text(longest) ?? NO_BYTES;
    if (kind === type.array) return this.skipList(depth);
    const size = valueBytes[kind];
    if (size === undefined) throw new GgufFault(BROKEN);
    const at = this.skip(size);
    if (kind === 4) return this.view.getUint32(at, true);
    if (kind === 5) return this.view.getInt32(at, true);
    return kind === 10 ? Number(this.view.getBigUint64(at, true)) : null;
  }

  private skipList(depth: number): null {
    const [kind, length] = [this.u32(), this.count()];
    const size = valueBytes[kind];
    if (size !== undefined) {
      this.skip(length * size);
      return null;
    }
    if (depth >= DEEPEST || (this.entries += length) > GGUF_MOST.entries) throw new GgufFault(BROKEN);
    for (let n = 0; n < length; n += 1) {
      if (kind === type.string) this.skipText();
      else if (kind === type.array) this.skipList(depth + 1);
      else throw new GgufFault(BROKEN);
    }
    return null;
  }

  /** Where what is passed over begins. */
  private skip(length: number): number {
    const at = this.at;
    if (length > this.bytes.length - at) throw END;
    this.at = at + length;
    return at;
  }
}
