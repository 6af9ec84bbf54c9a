/** A set of small whole numbers, quick to intersect: one bit each. */
export class IdSet {
  private readonly bits: Uint32Array;

  /** One more than the largest id. */
  readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.bits = new Uint32Array((capacity + 31) >>> 5);
  }

  copy(): IdSet {
    const copy = new IdSet(this.capacity);
    copy.bits.set(this.bits);
    return copy;
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
