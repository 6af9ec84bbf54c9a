import { shiftedDay } from '../days/dates.ts';
import type { Day } from './pack.ts';

/** The same day so many calendar months before; the month's last where it has no such day: 31 August, six months, 28 February. */
export function monthsBefore(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** The first day of so many months or days up to a day. */
export function windowStart(day: Day, { months = 0, days = 0 }: { months?: number; days?: number }): Day {
  return shiftedDay(monthsBefore(day, months), -days);
}

/** The last day on which an event lies within such a window: a visit of 28 February holds six months, until 31 August. */
export function lastDayWithin(event: Day, length: { months?: number; days?: number }): Day {
  let day = shiftedDay(monthsBefore(event, -(length.months ?? 0)), length.days ?? 0);
  while (windowStart(shiftedDay(day, 1), length) <= event) day = shiftedDay(day, 1);
  return day;
}

/** Whole months from a birth date to a day. */
export function ageInMonths(dob: Day, day: Day): number {
  const [from, to] = [dob, day].map((one) => one.split('-').map(Number)) as [number[], number[]];
  const months = (to[0]! - from[0]!) * 12 + to[1]! - from[1]!;
  return to[2]! < from[2]! ? months - 1 : months;
}
