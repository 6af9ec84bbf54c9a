/** `YYYY-MM-DD` that names a day of the calendar, year 1 to 9999. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day before or after, by so many days; `day` is real and of the years 1000 to 9999. */
export function shiftedDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** A real date not after a day `YYYY-MM-DD`: the site's own, wherever the server and the browser stand. */
export function isPastOrPresentDay(text: string, today: string): boolean {
  return isRealDate(text) && text <= today;
}

/** Whole years from a birth date to a day; null where the birth date is unknown, not real or later. */
export function ageOn(dob: string | null | undefined, day: string): number | null {
  if (!dob || !isRealDate(dob) || dob > day) return null;
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** `2/3/1950` → `1950-02-03`; an ISO day as it is; null where it is neither, or no real date. */
export function writtenDay(text: string): string | null {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = us ? `${us[3]}-${us[1]!.padStart(2, '0')}-${us[2]!.padStart(2, '0')}` : text;
  return isRealDate(day) ? day : null;
}
