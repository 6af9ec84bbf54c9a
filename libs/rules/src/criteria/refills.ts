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

/**
 * What is to be done on a day: the patient’s yes no earlier than 30 days before the supply ends, the delivery no earlier
 * than 10; a yes that was given earlier is none [A55426].
 */
export function refillState({ end, confirmed, delivery }: RefillDays, today: Day): RefillState {
  const { ask, deliver } = refillWindow(end);
  if (delivery !== null && deliver <= delivery && delivery <= today) return 'delivered';
  if (today > end) return 'overdue';
  if (confirmed === null || confirmed < ask) return today < ask ? 'early' : 'ask';
  return today < deliver ? 'confirmed' : 'deliver';
}
