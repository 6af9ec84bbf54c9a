import { dayIn, shiftedDay } from '@vouchwell/rules';
import { siteZone, useSiteZone } from '../../lib/site-time.ts';

interface Formats {
  readonly hour: Intl.DateTimeFormat;
  readonly full: Intl.DateTimeFormat;
  readonly medium: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

/** The user's way of writing, the site's clock. Making a format takes much longer than using it. */
function formatsIn(timeZone: string): Formats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    hour: new Intl.DateTimeFormat(undefined, { timeZone, hour: '2-digit', minute: '2-digit' }),
    full: new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'full', timeStyle: 'long' }),
    medium: new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'long' }),
  };
  formats.set(timeZone, made);
  return made;
}

/** A calendar day is written as it stands, without a zone that could shift it. */
const calendar = new Intl.DateTimeFormat(undefined, {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today and yesterday as words with the hour, which keeps to one line, else the date the user's way. */
function timeText(time: Date, zone: string): string {
  const [today, day] = [dayIn(new Date(), zone), dayIn(time, zone)];
  const hour = () => formatsIn(zone).hour.format(time).replaceAll(/\s/g, '\u00a0');
  if (day === today) return `Today, ${hour()}`;
  if (day === shiftedDay(today, -1)) return `Yesterday, ${hour()}`;
  return dayText(day);
}

/** A moment’s time of day on the site's clock. */
export const hourText = (at: string, zone: string): string => formatsIn(zone).hour.format(new Date(at));

/** A moment (ISO 8601); the full time with its zone on hover. */
export function When({ at }: { at: string | null | undefined }) {
  const zone = useSiteZone();
  if (!at) return <>–</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={formatsIn(zone).full.format(time)} className="tabular">
      {timeText(time, zone)}
    </time>
  );
}

/** A calendar day, `YYYY-MM-DD`, the user's way; never shifted by a time zone. */
export function dayText(date: string | null | undefined): string {
  if (!date) return 'Not given';
  const time = new Date(0);
  const [year, month, day] = date.split('-').map(Number);
  time.setUTCFullYear(year ?? 2000, (month ?? 1) - 1, day ?? 1);
  return calendar.format(time);
}

/** The same as words to be shown, which follow the site's zone. */
export function FullTime({ at }: { at: string }) {
  useSiteZone();
  return <>{fullTime(at)}</>;
}

/** A moment (ISO 8601) with its time and zone: what a signature carries. */
export function fullTime(at: string): string {
  return formatsIn(siteZone()).medium.format(new Date(at));
}
