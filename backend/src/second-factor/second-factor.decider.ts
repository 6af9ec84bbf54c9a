import { conflict } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { SecondFactorEvent } from './second-factor.events.ts';

/** That password and code were right is found out before. */
export type SecondFactorCommand =
  | Command<'SetUp'>
  | (Command<'Confirm'> & { readonly recovery_codes: number })
  /** `required`: by the site, of this person's role. */
  | (Command<'Remove'> & { readonly required: boolean })
  | (Command<'ReplaceRecoveryCodes'> & { readonly recovery_codes: number })
  | (Command<'UseRecoveryCode'> & { readonly left: number })
  | Command<'Reset'>;

export interface SecondFactorState {
  readonly stage: 'off' | 'begun' | 'on';
  /** How many were set up: the number of the last, under which its secret lies. */
  readonly number: number;
}

export const secondFactorDecider: Decider<SecondFactorState, SecondFactorCommand, SecondFactorEvent> = {
  initial: { stage: 'off', number: 0 },
  decide(command, { stage }) {
    switch (command.type) {
      case 'SetUp':
        if (stage === 'on') throw alreadyOn();
        return [{ type: 'SecondFactorSetUp', data: {} }];
      case 'Confirm': {
        if (stage === 'on') throw alreadyOn();
        if (stage === 'off') throw setUpOver();
        const { recovery_codes } = command;
        return [{ type: 'SecondFactorConfirmed', data: { recovery_codes } }];
      }
      case 'Remove':
        if (stage !== 'on') throw notOn();
        if (command.required) throw required();
        return [{ type: 'SecondFactorRemoved', data: {} }];
      case 'ReplaceRecoveryCodes': {
        if (stage !== 'on') throw notOn();
        const { recovery_codes } = command;
        return [{ type: 'RecoveryCodesReplaced', data: { recovery_codes } }];
      }
      case 'UseRecoveryCode':
        if (stage !== 'on') throw notOn();
        return [{ type: 'RecoveryCodeUsed', data: { left: command.left } }];
      case 'Reset':
        return stage === 'off' ? [] : [{ type: 'SecondFactorReset', data: {} }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'SecondFactorSetUp':
        return { stage: 'begun', number: state.number + 1 };
      case 'SecondFactorConfirmed':
        return { ...state, stage: 'on' };
      case 'SecondFactorRemoved':
      case 'SecondFactorReset':
        return { ...state, stage: 'off' };
      case 'RecoveryCodesReplaced':
      case 'RecoveryCodeUsed':
        return state;
      default:
        return never(event);
    }
  },
};

const alreadyOn = () =>
  conflict('second_factor_on', 'Your second factor is on already. Remove it before you set up another.');
const notOn = () => conflict('second_factor_off', 'There is no second factor to change: none is set up.');
const required = () =>
  conflict('second_factor_required', 'Your role requires a second factor, so it cannot be removed.');
/** It was confirmed, taken away or cut off. */
export const setUpOver = () =>
  conflict('set_up_over', 'This set-up is over. Begin it again: the app gets a new secret.');
