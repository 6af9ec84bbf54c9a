import type { Day } from './pack.ts';
import { refillWindow } from './timeline.ts';

/** What a refill waits for. */
export const refillStates = ['early', 'ask', 'confirmed', 'deliver', 'overdue', 'delivered'] as const;
export type RefillState = (typeof refillStates)[number];

export interface RefillDays {
  /** On which the last supply is used up. */
  readonly end: Day;
  /** On which the patient said yes; null: not yet. */
  readonly confirmed: Day | null;
  /** On which it is delivered, or planned to be. */
  readonly delivery: Day | null;
}

/** When the next of it is to be done: the patient asked, or once a yes counts, the refill delivered. */
export function refillDue({ end, confirmed }: Pick<RefillDays, 'end' | 'confirmed'>): Day {
  const { ask, deliver } = refillWindow(end);
  return hasYes(confirmed, ask) ? deliver : ask;
}

/** The delivery that ends it, made or planned; null: none does, as one that comes too early is of another supply. */
export const refillDelivery = ({ end, delivery }: Pick<RefillDays, 'end' | 'delivery'>): Day | null =>
  delivery !== null && refillWindow(end).deliver <= delivery ? delivery : null;

const hasYes = (confirmed: Day | null, ask: Day) => confirmed !== null && confirmed >= ask;

/** Whether somebody has to do something on that day. */
export const isRefillDue = (state: RefillState): boolean =>
  state === 'ask' || state === 'deliver' || state === 'overdue';

/**
 * What is to be done on a day: the patient’s yes no earlier than 30 days before the supply ends, the delivery no earlier
 * than 10; a yes that was given earlier is none [A55426].
 */
export function refillState(days: RefillDays, today: Day): RefillState {
  const delivered = refillDelivery(days);
  if (delivered !== null && delivered <= today) return 'delivered';
  if (today > days.end) return 'overdue';
  const isDue = refillDue(days) <= today;
  if (hasYes(days.confirmed, refillWindow(days.end).ask)) return isDue ? 'deliver' : 'confirmed';
  return isDue ? 'ask' : 'early';
}
