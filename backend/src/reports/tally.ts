/** Sums by name. A name such as `opened 3` says what is counted and of whom. */
export class Tally {
  private readonly sums = new Map<string, number>();

  static of(parts: Iterable<Tally>): Tally {
    const all = new Tally();
    for (const part of parts) for (const [name, sum] of part.sums) all.count(name, sum);
    return all;
  }

  add(sums: Readonly<Record<string, number>>): void {
    for (const [name, sum] of Object.entries(sums)) this.count(name, sum);
  }

  /** 0 where nothing was counted. */
  get(name: string): number {
    return this.sums.get(name) ?? 0;
  }

  total(): number {
    return [...this.sums.values()].reduce((all, sum) => all + sum, 0);
  }

  /** What comes to something, by name. */
  entries(): [name: string, sum: number][] {
    return [...this.sums].filter(([, sum]) => sum !== 0);
  }

  /** The sums whose names begin with this word, by the rest of them. */
  startingWith(word: string): Tally {
    return this.part((name) => (name.startsWith(`${word} `) ? name.slice(word.length + 1) : null));
  }

  /** The sums whose names end with these words, by what stands before. */
  endingWith(words: string): Tally {
    return this.part((name) => (name.endsWith(` ${words}`) ? name.slice(0, -words.length - 1) : null));
  }

  private part(rest: (name: string) => string | null): Tally {
    const part = new Tally();
    for (const [name, sum] of this.sums) {
      const short = rest(name);
      if (short !== null) part.count(short, sum);
    }
    return part;
  }

  private count(name: string, by: number): void {
    this.sums.set(name, this.get(name) + by);
  }
}
