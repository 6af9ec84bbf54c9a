import { addDays, mondayOf } from './weeks.ts';

/** Both days within, of the site's calendar. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** The twelve weeks up to a day, its own among them. */
const USUAL_DAYS = 7 * 11;
/** No site is older, and no week of a report later. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];
/** Ten years: each of its weeks is a row. */
const MOST_DAYS = 3_660;

const isWithin = (day: string) => day >= FIRST_DAY && day <= LAST_DAY;

/** What is asked for where a day is left out or empty. Both that are named must be real days. */
export function reportPeriod(asked: Partial<ReportPeriod>, today: string): ReportPeriod {
  const to = asked.to || (asked.from && asked.from > today ? asked.from : today);
  if (asked.from) return { from: asked.from, to };
  // A day that is refused anyway has no weeks before it that could be.
  const usual = isWithin(to) ? addDays(mondayOf(to), -USUAL_DAYS) : FIRST_DAY;
  return { from: usual < FIRST_DAY ? FIRST_DAY : usual, to };
}

/** Why no report is given of it, and which day is to be changed; null: one is. */
export function reportPeriodRefused(period: ReportPeriod): { field: keyof ReportPeriod; why: string } | null {
  const { from, to } = period;
  for (const field of ['from', 'to'] as const)
    if (!isWithin(period[field]))
      return { field, why: `${field} must be a day from ${FIRST_DAY} to ${LAST_DAY}.` };
  if (from > to) return { field: 'from', why: 'from must not be after to.' };
  if (from < addDays(to, -MOST_DAYS)) return { field: 'from', why: 'A report can cover at most ten years.' };
  return null;
}
