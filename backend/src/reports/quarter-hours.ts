import { dayIn } from '@vouchwell/rules';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** No zone is further from UTC. */
const FARTHEST_MS = 15 * 3_600_000;

/** The quarter of an hour of a moment, by its beginning: `2026-01-02T13:15`, in UTC. */
export function quarterHour(at: string): string {
  return nameOf(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS);
}

const nameOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** What holds all quarters of the days `from` to `to` of any zone, to ask for. */
export function quartersAround(from: string, to: string): { gte: string; lte: string } {
  const start = Date.parse(`${from}T00:00:00Z`) - FARTHEST_MS;
  const end = Date.parse(`${to}T00:00:00Z`) + DAY_MS + FARTHEST_MS;
  return { gte: nameOf(start), lte: nameOf(end) };
}

/**
 * The day of each quarter of an hour in a zone. A zone is asked slowly, and a day of UTC lies in two of its days at the
 * most: it is asked where the second begins, once for each day of UTC.
 */
export function daysOfQuarters(zone: string): (quarter: string) => string {
  const parts = new Map<string, { first: string; last: string; from: string }>();
  const dayOf = (ms: number) => dayIn(new Date(ms), zone);
  return (quarter) => {
    const utc = quarter.slice(0, 10);
    let part = parts.get(utc);
    if (!part) {
      const start = Date.parse(`${utc}T00:00:00Z`);
      const first = dayOf(start);
      let [before, from] = [0, DAY_MS / QUARTER_MS];
      while (from - before > 1) {
        const middle = Math.floor((before + from) / 2);
        if (dayOf(start + middle * QUARTER_MS) === first) before = middle;
        else from = middle;
      }
      const last = dayOf(start + DAY_MS - QUARTER_MS);
      parts.set(utc, (part = { first, last, from: nameOf(start + from * QUARTER_MS) }));
    }
    return quarter < part.from ? part.first : part.last;
  };
}
