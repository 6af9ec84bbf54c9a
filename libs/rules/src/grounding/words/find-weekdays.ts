import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { type DateAt, datesOf } from '../text/dates-in-text.ts';
import type { Reading } from './reading.ts';

const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const NAME = `(${DAYS.join('|')})`;
const BEFORE = new RegExp(`\\b${NAME},?(?: the)? $`, 'i');
const AFTER = new RegExp(`^,? \\(?(?:a )?${NAME}\\b`, 'i');
/** Longer than a weekday and what joins it to its date. */
const SPAN = 16;

/** Without its year it is a day of the case, whose keys have two digits of it. */
function weekdaysOf({ year, month, day }: DateAt['readings'][number], held: Held): number[] {
  if (day === null) return [];
  const years =
    year === null
      ? [...held.dateKeys].flatMap((key) =>
          key.endsWith(`/${month}/${day}`) ? [2000 + Number.parseInt(key, 10)] : [],
        )
      : [year];
  return years.filter((one) => one >= 1900).map((one) => new Date(Date.UTC(one, month - 1, day)).getUTCDay());
}

/** A weekday that is none of the date beside it. Of the softer tier: either may be the slip. */
export function findWeekdays({ page, held, isOpen }: Reading): Found[] {
  return datesOf(page).flatMap(({ start, end, readings }): Found[] => {
    const from = Math.max(0, start - SPAN);
    const before = BEFORE.exec(page.text.slice(from, start));
    const after = before ? null : AFTER.exec(page.text.slice(end, end + SPAN));
    const match = before ?? after;
    if (!match || isOpen({ start })) return [];
    const weekday = DAYS.indexOf(match[1]!.toLowerCase());
    const days = readings.flatMap((reading) => weekdaysOf(reading, held));
    if (days.length === 0 || days.includes(weekday)) return [];
    const at = (before ? from : end) + match.index + match[0].toLowerCase().indexOf(match[1]!.toLowerCase());
    return [{ start: at, end: at + match[1]!.length, kind: 'date', tier: 'untraced' }];
  });
}
