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

/** The day of each quarter of an hour in a zone. Days are looked up once for each of their hours. */
export function daysOfQuarters(zone: string): (quarter: string) => string {
  const known = new Map<string, string>();
  return (quarter) => {
    let day = known.get(quarter);
    if (day === undefined) known.set(quarter, (day = dayIn(new Date(`${quarter}:00Z`), zone)));
    return day;
  };
}
