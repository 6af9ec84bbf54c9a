import type { Found } from '../found.ts';
import type { Reading } from '../words/reading.ts';
import { findCounts } from './find-counts.ts';
import { findItemKinds } from './find-item-kinds.ts';
import { findLabelled } from './find-labelled.ts';
import { findOtherCounts } from './find-other-counts.ts';
import { findOtherPeriods } from './find-other-periods.ts';
import { findOtherRates } from './find-other-rates.ts';
import { findRegimens } from './find-regimens.ts';
import { findRivals } from './find-rivals.ts';
import { findSpans } from './find-spans.ts';
import { findTurned } from './find-turned.ts';

/**
 * What is told of one thing by its name: how a drug is taken, how long lies between two days, what was measured, in
 * which of several states somebody is. Reads before the numbers, and claims what is told as in the case.
 */
export const findToldByName = (reading: Reading): Found[] =>
  [
    findSpans,
    findRegimens,
    findLabelled,
    findRivals,
    findTurned,
    findCounts,
    findItemKinds,
    findOtherCounts,
    findOtherPeriods,
    findOtherRates,
  ].flatMap((find) => find(reading));
