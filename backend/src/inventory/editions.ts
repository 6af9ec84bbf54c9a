import { shiftedDay } from '@vouchwell/rules';

/** Days `YYYY-MM-DD`, both included; null: not known, and without end. */
export interface Validity {
  readonly from: string | null;
  readonly until: string | null;
}

export function holdsOn({ from, until }: Validity, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}

/**
 * From when to when codes hold, told by the editions of the code set that list them: an edition is the whole set from
 * its first day until the next one's [CMS: updates take effect on October 1 and April 1]. In whatever order editions
 * come, they tell the same. A code that one edition leaves out and a later one takes up again counts as held between.
 */
export class Editions {
  /** The first days, sorted. */
  private readonly days: string[] = [];
  private readonly spans = new Map<string, { first: string; last: string }>();

  /** The first day of the newest edition; null while there is none. */
  get newest(): string | null {
    return this.days.at(-1) ?? null;
  }

  add(day: string, codes: Iterable<string>): void {
    if (!this.days.includes(day)) this.days.push(day);
    this.days.sort();
    for (const code of codes) {
      const span = this.spans.get(code);
      if (!span) this.spans.set(code, { first: day, last: day });
      else if (day < span.first) span.first = day;
      else if (day > span.last) span.last = day;
    }
  }

  /** Whether an edition after this one lists the code. */
  knowsLater(code: string, edition: string | null): boolean {
    const last = this.spans.get(code)?.last;
    return edition !== null && last !== undefined && last > edition;
  }

  /** Of a code that a file lists. What only files without a day listed held until the first edition that is known. */
  of(code: string): Validity {
    const span = this.spans.get(code);
    const [oldest] = this.days;
    const next = this.days.find((day) => span === undefined || day > span.last);
    return {
      from: span === undefined || span.first === oldest ? null : span.first,
      until: next === undefined ? null : shiftedDay(next, -1),
    };
  }
}
