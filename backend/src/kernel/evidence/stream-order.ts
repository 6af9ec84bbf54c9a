import type { Finding } from './finding.ts';

interface Gap {
  /** Where it was noticed: the place of the event behind it. */
  readonly event: number;
  readonly missing: Set<number>;
  /** How many were missing. */
  readonly width: number;
}

/** More revisions than that at once are no gap, but a number that somebody wrote. */
const WIDEST_GAP = 100_000;

/** Revisions count from 0 in each stream, in the order of the log: whatever does not was moved, added or taken out. */
export class StreamOrder {
  private readonly next = new Map<string, number>();
  private readonly gaps = new Map<string, Gap[]>();
  private readonly found: Finding[] = [];

  /** `event`: its place in the log, from 1. */
  add(stream: string, revision: number, event: number): void {
    const next = this.next.get(stream) ?? 0;
    if (revision < next) return this.late(stream, revision, event);
    this.next.set(stream, revision + 1);
    if (revision === next) return;
    const width = Math.min(revision - next, WIDEST_GAP);
    const missing = new Set(Array.from({ length: width }, (_, n) => next + n));
    this.gaps.set(stream, [...(this.gaps.get(stream) ?? []), { event, missing, width }]);
  }

  private late(stream: string, revision: number, event: number): void {
    if (this.gaps.get(stream)?.some(({ missing }) => missing.delete(revision))) return;
    const sentence = `Event ${event} is a second one at revision ${revision} of ${stream}.`;
    this.found.push({ kind: 'inserted', event, sentence });
  }

  /** How many events are known to have been taken out. */
  lacking(): number {
    const gaps = [...this.gaps.values()].flat().filter(isWhole);
    return gaps.reduce((sum, { width }) => sum + width, 0);
  }

  /** In the order of the log. */
  findings(): Finding[] {
    const gaps = [...this.gaps].flatMap(([stream, some]) => some.map((gap) => findingOf(stream, gap)));
    return [...this.found, ...gaps].sort((one, other) => one.event - other.event);
  }
}

/** Nothing of it has come up elsewhere. */
const isWhole = ({ missing, width }: Gap) => missing.size === width;

function findingOf(stream: string, gap: Gap): Finding {
  const { event, missing, width } = gap;
  const [first] = missing;
  if (first === undefined) {
    const sentence = `Event ${event} stands before events of ${stream} that were written before it.`;
    return { kind: 'swapped', event, sentence };
  }
  if (!isWhole(gap)) {
    const sentence = `Event ${event} of ${stream} has another revision than it was written at.`;
    return { kind: 'altered', event, sentence };
  }
  const lost = width === 1 ? `An event of ${stream} is missing` : `${width} events of ${stream} are missing`;
  const sentence = `${lost} before event ${event}, from revision ${first} on.`;
  return { kind: 'deleted', event, sentence };
}
