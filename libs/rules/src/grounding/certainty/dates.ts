import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { bySentence } from '../text/by-sentence.ts';
import { DATE_FORMS, readings } from '../text/written-dates.ts';
import type { Reading } from '../words/reading.ts';

const RECKONS =
  /\b(?:until|till|through|by|would|will|due|expir\w*|renew\w*|valid|birthday|turns?|turned|about|around|anniversary|review|next|policy|since)\b/i;
const reckons = bySentence((sentence) => RECKONS.test(sentence));
const daysOf = (text: string) =>
  DATE_FORMS.flatMap((pattern, form) =>
    [...text.matchAll(pattern)].flatMap((match) => readings(form, match)),
  );
/** What comes after the day of the note was reckoned or planned. */
const isAhead = ({ day: today }: Held, text: string): boolean =>
  daysOf(text).some(({ year, month, day }) => {
    if (year === null || day === null) return false;
    const whole = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)).toISOString();
    return whole.slice(0, 10) > today;
  });
/** `October 11, 2026: her 74th birthday`. */
const isDayOfBirth = ({ facts }: Held, text: string): boolean =>
  daysOf(text).some(({ month, day }) => {
    const [, bornIn, bornOn] = (facts.patient.dob ?? '').split('-').map(Number);
    return month === bornIn && day === bornOn;
  });
/** `Yesterday`, `last month`: no day of its own. */
const RELATED = /^(?:yesterday|today|the|this|last|next|.{1,16} ago)\b/i;
/**
 * A whole day: year, month and day. What lies so many days back does so from the day of the visit, the note or the
 * signature; a month alone may be told of what began or ended in it.
 */
export function isClearDate(reading: Reading, { start, end }: Found): boolean {
  const { page, held, context } = reading;
  const text = page.text.slice(start, end);
  const isWhole =
    DATE_FORMS.some((pattern, form) =>
      [...text.matchAll(pattern)].some(
        (match) =>
          match[0].length === text.length &&
          readings(form, match).some(({ year, day }) => year !== null && day !== null),
      ),
    ) || /^\p{L}+\.? \d{1,2},? \d{4}$/u.test(text);
  const lead = page.text.slice(Math.max(0, start - 24), start);
  if (/\b(?:born|birth ?date|date of birth|DOB|signed)\b[^.;,\n]*$/i.test(lead))
    return isWhole || !RELATED.test(text);
  if (!isWhole || isAhead(held, text) || isDayOfBirth(held, text)) return false;
  return !reckons(page, start) && /^(?:stated|possible)$/.test(context({ start }));
}
