const DAY_MS = 24 * 3_600_000;

/** Days and weeks of a calendar, whatever the zone; days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return addDays(day, -((date.getUTCDay() + 6) % 7));
}

/** The Mondays of all weeks that a period touches. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  // Compared as times: beyond the years 0 to 9999 a day is written in more places, and comes before all others.
  const end = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${mondayOf(from)}T00:00:00Z`); at <= end; at += 7 * DAY_MS) weeks.push(dayOf(at));
  return weeks;
}
