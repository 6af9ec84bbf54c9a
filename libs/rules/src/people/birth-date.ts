import { isPastOrPresentDay, isRealDate } from '../days/dates.ts';

/** Nobody is known to have lived longer than 122 years: what lies further back is a mistyped year. */
const MOST_YEARS = 130;

/** The earliest birth date that a patient of today, the site's day, may have. */
export function earliestBirthDate(today: string): string {
  return `${String(Number(today.slice(0, 4)) - MOST_YEARS).padStart(4, '0')}${today.slice(4)}`;
}

/** Why nobody who is a patient today, the site's day, was born then; null where it can be. */
export function birthDateProblem(dob: string, today: string): string | null {
  if (!isRealDate(dob)) return 'Date of birth must be a real date, written YYYY-MM-DD.';
  if (!isPastOrPresentDay(dob, today)) return 'Date of birth cannot be in the future.';
  if (dob < earliestBirthDate(today))
    return `Date of birth is more than ${MOST_YEARS} years ago. Check the year.`;
  return null;
}
