/** A zone of the IANA database by its name, such as `America/Denver` or `UTC`; an offset such as `+02:00` is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const TIME_ZONE_MESSAGE = 'Time zone must be a name of the IANA database, such as America/Denver.';

/** The zone in which this program runs. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes much longer than using it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  formats.set(zone, made);
  return made;
}

/** What clocks show of a moment in a zone. */
export interface ClockTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM:SS`, 24 hours */
  readonly time: string;
  /** The zone's short name then, such as `MST`, or `GMT+5:30` where English has none. */
  readonly zone: string;
}

/** @throws RangeError for a moment that is none, or a zone that `isTimeZone` does not know */
export function clockTime(moment: Date, zone: string): ClockTime {
  const part = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const year = part.get('year')!.padStart(4, '0');
  return {
    day: `${year}-${part.get('month')}-${part.get('day')}`,
    time: `${part.get('hour')}:${part.get('minute')}:${part.get('second')}`,
    zone: part.get('timeZoneName')!,
  };
}

/** The calendar day of a moment in a zone, as `YYYY-MM-DD`. */
export const dayIn = (moment: Date, zone: string): string => clockTime(moment, zone).day;

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** No zone is further from UTC, nor from it by other than quarters of an hour. */
const FARTHEST_MS = 15 * 3_600_000;

/** The moment at which a day `YYYY-MM-DD` of a zone's calendar begins, as ISO 8601 in UTC. */
export function startOfDay(day: string, zone: string): string {
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
