import { ageOn } from '../days/dates.ts';
import type { RetentionPeriods } from './retention.ts';

/** What happened last of each kind, as days of the site `YYYY-MM-DD`; null: nothing of it is known. */
export interface KeptFacts {
  readonly dob: string | null;
  /** Of the record and its cases, whatever it was. */
  readonly changed_on: string;
  /** In cases that somebody signed. */
  readonly visit_on: string | null;
  readonly delivery_on: string | null;
  readonly signed_on: string | null;
  readonly feedback_on: string | null;
  /** As a file, a print or a copy. */
  readonly left_on: string | null;
}

/** What keeps it longest. */
export type KeptBecause = 'change' | 'visit' | 'delivery' | 'signature' | 'minor' | 'feedback' | 'disclosure';

export interface KeptUntil {
  /** The first day on which nothing asks any more that it is kept. */
  readonly ends_on: string;
  readonly because: KeptBecause;
  /** From which day on that is counted. */
  readonly since_on: string;
}

export const keptBecauseLabel: Readonly<Record<KeptBecause, string>> = {
  change: 'Last change',
  visit: 'Last visit',
  delivery: 'Last delivery',
  signature: 'Last signature',
  minor: 'Came of age',
  feedback: 'Last rating',
  disclosure: 'Data last left',
};

/** What keeps a patient's data longest, and until when: the latest end of all that is known. */
export function keptUntil(facts: KeptFacts, periods: RetentionPeriods): KeptUntil {
  const { record_years, draft_years, feedback_years, access_years } = periods;
  const ends = [
    end('change', facts.changed_on, draft_years),
    end('visit', facts.visit_on, record_years),
    end('delivery', facts.delivery_on, record_years),
    end('signature', facts.signed_on, record_years),
    end('feedback', facts.feedback_on, feedback_years),
    end('disclosure', facts.left_on, access_years),
    minor(facts, periods),
  ];
  return ends
    .filter((one) => one !== null)
    .reduce((latest, one) => (one.ends_on > latest.ends_on ? one : latest));
}

function end<On extends string | null>(because: KeptBecause, since_on: On, years: number) {
  const ends_on = since_on === null ? null : yearsLater(since_on, years);
  return (ends_on && { because, since_on, ends_on }) as On extends string ? KeptUntil : KeptUntil | null;
}

/** Null for whoever was of age at the last visit, delivery or signature, or of whom the birth date is not known. */
function minor(facts: KeptFacts, { majority_age, minor_years }: RetentionPeriods): KeptUntil | null {
  const last = [facts.visit_on, facts.delivery_on, facts.signed_on]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  const age = last === undefined ? null : ageOn(facts.dob, last);
  if (facts.dob === null || age === null || age >= majority_age) return null;
  return end('minor', yearsLater(facts.dob, majority_age), minor_years);
}

/** The same day of a later year; of 29 February, where that year has none, the day after the 28th. */
export function yearsLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-03-01' : day.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}

/** The last day of which so many years are over on this one, as `yearsLater` counts them. */
export function yearsEarlier(day: string, years: number): string {
  const same = yearsLater(day, -years);
  // Of 29 February, where that year has none, the day before: the day after it is over a day later.
  return same.slice(4) === day.slice(4) ? same : `${same.slice(0, 4)}-02-28`;
}
