import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** In `second-factor-7`, of user 7. Secrets and recovery codes are in the vault. */
export type SecondFactorEvent =
  /** A secret was shown; without a code of it nothing is asked of anybody. */
  | Event<'SecondFactorSetUp', Record<string, never>>
  /** From now on a code is asked. */
  | Event<'SecondFactorConfirmed', { recovery_codes: number }>
  | Event<'SecondFactorRemoved', Record<string, never>>
  | Event<'RecoveryCodesReplaced', { recovery_codes: number }>
  | Event<'RecoveryCodeUsed', { left: number }>
  /** Taken away by whoever manages users, or holds the machine. */
  | Event<'SecondFactorReset', Record<string, never>>;

const codes = (count: number) => (count === 1 ? '1 recovery code' : `${count} recovery codes`);

export const secondFactorEvents: EventVocabulary<SecondFactorEvent> = {
  sentences: {
    SecondFactorSetUp: () => 'began to set up a second factor',
    SecondFactorConfirmed: ({ recovery_codes }) => `confirmed a second factor, with ${codes(recovery_codes)}`,
    SecondFactorRemoved: () => 'removed their second factor',
    RecoveryCodesReplaced: ({ recovery_codes }) =>
      `replaced their recovery codes by ${recovery_codes} new ones`,
    RecoveryCodeUsed: ({ left }) => `used a recovery code (${left} left)`,
    SecondFactorReset: () => 'reset the second factor of a user',
  },
  audited: {
    SecondFactorSetUp: 'change',
    SecondFactorConfirmed: 'change',
    SecondFactorRemoved: 'change',
    RecoveryCodesReplaced: 'change',
    RecoveryCodeUsed: 'change',
    // Who takes another's second factor away could sign in as them with the password alone.
    SecondFactorReset: 'privilege',
  },
};

export const secondFactorStream = (userId: number) => `second-factor-${userId}`;
