/** A part of a text, by the places of its characters. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** One content as it is embedded. */
export interface Embedded {
  readonly version: number;
  /** Of what was embedded: the same id and version in another log is another text. */
  readonly hash: string;
  readonly parts: readonly Part[];
  /** One for each part, of length 1. */
  readonly vectors: readonly Float32Array[];
}

export interface Nearest {
  readonly id: number;
  readonly part: Part;
  /** Cosine, -1 to 1. */
  readonly similarity: number;
}

/** Contents by their vectors. A scan: for a few thousand it takes milliseconds, and its answer is exact. */
export class VectorIndex {
  private readonly entries = new Map<number, Embedded>();

  get size(): number {
    return this.entries.size;
  }

  all(): ReadonlyMap<number, Embedded> {
    return this.entries;
  }

  has({ id, version }: { readonly id: number; readonly version: number }): boolean {
    return this.entries.get(id)?.version === version;
  }

  set(id: number, embedded: Embedded): void {
    this.entries.set(id, embedded);
  }

  /** Forgets all but these as they are now. True where something was there. */
  keepOnly(contents: readonly { readonly id: number; readonly version: number }[]): boolean {
    const present = new Map(contents.map(({ id, version }) => [id, version]));
    const gone = [...this.entries].filter(([id, { version }]) => present.get(id) !== version);
    for (const [id] of gone) this.entries.delete(id);
    return gone.length > 0;
  }

  /** Whether any vector is of another length, which only another model makes. */
  differsFrom({ length }: Float32Array): boolean {
    for (const { vectors } of this.entries.values()) {
      if (vectors.some((vector) => vector.length !== length)) return true;
    }
    return false;
  }

  clear(): void {
    this.entries.clear();
  }

  /** The nearest part of each of the `allowed` that is there, nearest first. */
  nearest(query: Float32Array, allowed: ReadonlySet<number>): Nearest[] {
    const found: Nearest[] = [];
    for (const id of allowed) {
      const one = this.entries.get(id);
      const best = one && nearestPart(query, one);
      if (best) found.push({ id, ...best });
    }
    return found.sort((a, b) => b.similarity - a.similarity || a.id - b.id);
  }
}

function nearestPart(query: Float32Array, { parts, vectors }: Embedded): Omit<Nearest, 'id'> | null {
  let best: Omit<Nearest, 'id'> | null = null;
  for (const [index, vector] of vectors.entries()) {
    const similarity = dot(query, vector);
    if (!best || similarity > best.similarity) best = { part: parts[index]!, similarity };
  }
  return best;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
