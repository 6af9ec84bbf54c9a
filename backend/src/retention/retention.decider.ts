import { periodRefused, retentionNames, type RetentionPeriods, usualPeriods } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import type { Command, Decider } from '../kernel/deciding/decider.ts';
import type { RetentionEvent } from './retention.events.ts';

/** What is left out stays as it is. */
export type RetentionCommand = Command<'SetRetention'> & {
  readonly periods: Partial<RetentionPeriods>;
  readonly reason: string;
};

export const retentionDecider: Decider<RetentionPeriods, RetentionCommand, RetentionEvent> = {
  initial: usualPeriods,
  decide({ periods: asked, reason }, state) {
    const refused = retentionNames.flatMap((name) => {
      const why = periodRefused(name, asked[name] ?? state[name]);
      return why === null ? [] : [[name, why] as const];
    });
    if (refused.length > 0) throw invalid('period', refused[0]![1], Object.fromEntries(refused));
    const changed = retentionNames.filter((name) => (asked[name] ?? state[name]) !== state[name]);
    if (changed.length === 0) return [];
    const periods = { ...state, ...only(asked, changed) };
    return [{ type: 'RetentionPeriodsSet', data: { periods, was: only(state, changed), reason } }];
  },
  // A period that came later begins as it usually is.
  evolve: (_, { data }) => ({ ...usualPeriods, ...data.periods }),
};

/** Nothing but what is known goes on. */
function only(
  periods: Partial<RetentionPeriods>,
  names: readonly (keyof RetentionPeriods)[],
): Partial<RetentionPeriods> {
  return Object.fromEntries(names.map((name) => [name, periods[name]!]));
}
