/** `YYYY-MM-DD` that names a day of the calendar, year 1 to 9999. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The calendar day of `now` where this program runs, as `YYYY-MM-DD`. A clinic's server shares its day. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A real date not after the day of `now`. */
export function isPastOrPresentDate(text: string, now: Date): boolean {
  return isPastOrPresentDay(text, localDay(now));
}

/** The same against a day `YYYY-MM-DD`. */
export function isPastOrPresentDay(text: string, today: string): boolean {
  return isRealDate(text) && text <= today;
}

/** Whole years from a birth date to a day; null where the birth date is unknown, not real or later. */
export function ageOn(dob: string | null | undefined, day: string): number | null {
  if (!dob || !isRealDate(dob) || dob > day) return null;
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}
