/** A set of small whole numbers, quick to intersect: one bit each. */
export class IdSet {
  private readonly bits: Uint32Array;

  /** @param capacity one more than the largest id */
  constructor(capacity: number) {
    this.bits = new Uint32Array((capacity + 31) >>> 5);
  }

  add(id: number): void {
    this.bits[id >>> 5]! |= 1 << (id & 31);
  }

  has(id: number): boolean {
    return (this.bits[id >>> 5]! & (1 << (id & 31))) !== 0;
  }

  /** Keeps what both hold. The two must have the same capacity. */
  intersect(other: IdSet): void {
    for (let at = 0; at < this.bits.length; at += 1) this.bits[at]! &= other.bits[at]!;
  }
}
