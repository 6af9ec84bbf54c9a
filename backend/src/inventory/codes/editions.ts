import { type CodeHolding, shiftedDay } from '@vouchwell/rules';

/** Days `YYYY-MM-DD`, both included; null: not known, and without end. */
export interface Validity {
  readonly from: string | null;
  readonly until: string | null;
}

export function holdingOn({ from, until }: Validity, day: string): CodeHolding {
  if (until !== null && until < day) return 'ended';
  return from !== null && from > day ? 'not_yet' : 'today';
}

export const holdsOn = (validity: Validity, day: string): boolean => holdingOn(validity, day) === 'today';

/**
 * From when to when codes hold, told by the editions of the code set that list them: an edition is the whole set from
 * its first day until the next one's [CMS: updates take effect on October 1 and April 1]. In whatever order editions
 * come, they tell the same. A code that one edition leaves out and a later one takes up again counts as held between.
 */
export class Editions {
  /** The first days, sorted. */
  private readonly days: string[] = [];
  private readonly spans = new Map<string, Span>();

  /** The first day of the newest edition; null while there is none. */
  get newest(): string | null {
    return this.days.at(-1) ?? null;
  }

  add(day: string, codes: Iterable<string>): void {
    if (!this.days.includes(day)) this.days.push(day);
    this.days.sort();
    for (const code of codes) this.spans.set(code, widened(this.spans.get(code), day));
  }

  /** Whether an edition after this one lists the code. */
  knowsLater(code: string, edition: string | null): boolean {
    const last = this.spans.get(code)?.last;
    return edition !== null && last !== undefined && last > edition;
  }

  /** Of a code that a file lists. What only files without a day listed held until the first edition that is known. */
  of(code: string): Validity {
    return validityOf(this.spans.get(code), this.days);
  }

  /** The same as it would be with one more edition. */
  with(day: string, codes: ReadonlySet<string>): (code: string) => Validity {
    const days = [...new Set([...this.days, day])].sort();
    return (code) => {
      const span = this.spans.get(code);
      return validityOf(codes.has(code) ? widened(span, day) : span, days);
    };
  }
}

/** The first days of the oldest and the newest edition that list a code. */
interface Span {
  readonly first: string;
  readonly last: string;
}

function widened(span: Span | undefined, day: string): Span {
  if (!span) return { first: day, last: day };
  if (day < span.first) return { ...span, first: day };
  return day > span.last ? { ...span, last: day } : span;
}

/** `days`: the first days of all editions, sorted. */
function validityOf(span: Span | undefined, days: readonly string[]): Validity {
  const next = days.find((day) => span === undefined || day > span.last);
  return {
    from: span === undefined || span.first === days[0] ? null : span.first,
    until: next === undefined ? null : shiftedDay(next, -1),
  };
}
