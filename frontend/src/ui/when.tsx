import { localDay } from '@vouchwell/rules';

const hour = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: '2-digit', day: '2-digit' });
const medium = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** Today and yesterday as words with the hour, else the date the user's way. */
function timeText(time: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const dayOfTime = localDay(time);
  if (dayOfTime === localDay(now)) return `Today, ${hour.format(time)}`;
  if (dayOfTime === localDay(yesterday)) return `Yesterday, ${hour.format(time)}`;
  return day.format(time);
}

/** A moment (ISO 8601); the full time with its zone on hover. */
export function When({ at }: { at: string | null | undefined }) {
  if (!at) return <>–</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={full.format(time)} className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {timeText(time, new Date())}
    </time>
  );
}

/** A calendar day, `YYYY-MM-DD`, the user's way; never shifted by a time zone. */
export function dayText(date: string | null | undefined): string {
  if (!date) return 'Not given';
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  const time = new Date(2000, 0, 1);
  time.setFullYear(year ?? 2000, (month ?? 1) - 1, dayOfMonth ?? 1);
  return day.format(time);
}

/** A moment (ISO 8601) with its time and zone: what a signature carries. */
export function fullTime(at: string): string {
  return medium.format(new Date(at));
}
