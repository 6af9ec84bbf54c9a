import { addDays, dayIn } from '@vouchwell/rules';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** No zone is further from UTC, nor from it by other than quarters of an hour. */
const FARTHEST_MS = 15 * 3_600_000;

/** When days of a zone's calendar begin and end, both within, as ISO 8601 in UTC. */
export function momentsOf(
  { from, to }: { readonly from?: string; readonly to?: string },
  zone: string,
): { readonly gte?: string; readonly lt?: string } {
  return {
    ...(from !== undefined && { gte: startOf(from, zone) }),
    ...(to !== undefined && { lt: startOf(addDays(to, 1), zone) }),
  };
}

function startOf(day: string, zone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Before the first it is another day, at the last it is this one or a later.
  let [before, at] = [utc - FARTHEST_MS - QUARTER_MS, utc + DAY_MS];
  while (at - before > QUARTER_MS) {
    const middle = before + Math.floor((at - before) / QUARTER_MS / 2) * QUARTER_MS;
    if (dayIn(new Date(middle), zone) < day) before = middle;
    else at = middle;
  }
  return new Date(at).toISOString();
}
