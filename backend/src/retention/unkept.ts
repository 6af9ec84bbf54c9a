import { type RetentionPeriods, shiftedDay, startOfDay, yearsEarlier } from '@vouchwell/rules';
import type { Where } from '../kernel/projecting/read-models.port.ts';

/** By what it is decided whose keeping has ended: the site's day and zone, and its periods. */
export interface Asked {
  readonly periods: RetentionPeriods;
  /** YYYY-MM-DD */
  readonly today: string;
  /** IANA name. */
  readonly zone: string;
}

export type Unkept = Where & { readonly at: { readonly lt: string } };

/**
 * The records that nothing keeps which `lastChanges` tells of them, as `keptUntil` counts it. Whether one was a minor, and
 * what keeps the other records of a person, only lengthens or shortens that for a few.
 */
export function unkept({ periods, today, zone }: Asked): Unkept {
  const { draft_years, record_years, feedback_years, access_years } = periods;
  const before = (years: number) => startOfDay(shiftedDay(yearsEarlier(today, years), 1), zone);
  return {
    at: { lt: before(draft_years) },
    signed_at: { lt: before(record_years) },
    record_on: { lte: yearsEarlier(today, record_years) },
    feedback_at: { lt: before(feedback_years) },
    left_at: { lt: before(access_years) },
  };
}

/** Who was born after this day may have been a minor whose record is kept still. */
export function minorsBornAfter({ periods: { majority_age, minor_years }, today }: Asked): string {
  return yearsEarlier(yearsEarlier(today, minor_years), majority_age);
}
