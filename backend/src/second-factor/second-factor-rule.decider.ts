import type { Role } from '@vouchwell/rules';
import type { Command, Decider } from '../kernel/deciding/decider.ts';
import type { SecondFactorRuleEvent } from './second-factor-rule.events.ts';

export type SecondFactorRuleCommand = Command<'RequireSecondFactor'> & { readonly roles: readonly Role[] };

export interface SecondFactorRuleState {
  /** Of whom it is required, each once and sorted. */
  readonly roles: readonly Role[];
}

export const secondFactorRuleDecider: Decider<
  SecondFactorRuleState,
  SecondFactorRuleCommand,
  SecondFactorRuleEvent
> = {
  initial: { roles: [] },
  decide({ roles: asked }, state) {
    const roles = [...new Set(asked)].sort();
    if (roles.join() === state.roles.join()) return [];
    return [{ type: 'SecondFactorRequired', data: { roles } }];
  },
  evolve: (_, event) => ({ roles: event.data.roles }),
};
