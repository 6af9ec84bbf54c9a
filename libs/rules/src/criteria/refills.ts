import { shiftedDay } from '../days/dates.ts';
import type { Day } from './pack.ts';
import { refillWindow } from './timeline.ts';

/** What a refill waits for. */
export const refillStates = [
  'early',
  'ask',
  'confirmed',
  'deliver',
  'shipped',
  'overdue',
  'delivered',
] as const;
export type RefillState = (typeof refillStates)[number];

export interface RefillDays {
  /** On which the last supply is used up. */
  readonly end: Day;
  /** On which the patient said yes; null: not yet. */
  readonly confirmed: Day | null;
  /** On which it was sent on its way; null: it was not, or it is handed over. */
  readonly shipped: Day | null;
  /** On which it is delivered, or planned to be. */
  readonly delivery: Day | null;
}

/**
 * When the next of it is to be done: the patient asked, or once a yes counts, the refill delivered. What is on its way is
 * looked for once the supply has ended.
 */
export function refillDue({ end, confirmed, shipped }: Omit<RefillDays, 'delivery'>): Day {
  const { ask, deliver } = refillWindow(end);
  if (isSince(shipped, ask)) return shiftedDay(end, 1);
  return isSince(confirmed, ask) ? deliver : ask;
}

/** The delivery that ends it, made or planned; null: none does, as one that comes too early is of another supply. */
export const refillDelivery = ({ end, delivery }: Pick<RefillDays, 'end' | 'delivery'>): Day | null =>
  delivery !== null && refillWindow(end).deliver <= delivery ? delivery : null;

/** A yes, or a shipment, of before the patient may be asked is of another supply. */
const isSince = (day: Day | null, ask: Day) => day !== null && day >= ask;

/** Whether somebody has to do something on that day. */
export const isRefillDue = (state: RefillState): boolean =>
  state === 'ask' || state === 'deliver' || state === 'overdue';

/**
 * What is to be done on a day: the patient’s yes no earlier than 30 days before the supply ends, the delivery no earlier
 * than 10; a yes that was given earlier is none [A55426].
 */
export function refillState(days: RefillDays, today: Day): RefillState {
  const delivered = refillDelivery(days);
  const { ask } = refillWindow(days.end);
  if (delivered !== null && delivered <= today) return 'delivered';
  if (today > days.end) return 'overdue';
  if (isSince(days.shipped, ask)) return 'shipped';
  const isDue = refillDue(days) <= today;
  if (isSince(days.confirmed, ask)) return isDue ? 'deliver' : 'confirmed';
  return isDue ? 'ask' : 'early';
}
