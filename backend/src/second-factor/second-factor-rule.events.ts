import type { Role } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** In `second-factor-rule-1`: there is one site. */
export type SecondFactorRuleEvent = Event<'SecondFactorRequired', { roles: Role[] }>;

const people: Record<Role, string> = { admin: 'admins', user: 'users' };

export const secondFactorRuleEvents: EventVocabulary<SecondFactorRuleEvent> = {
  sentences: {
    SecondFactorRequired: ({ roles }) =>
      roles.length === 0
        ? 'required a second factor of nobody any more'
        : `required a second factor of ${roles.map((role) => people[role]).join(' and ')}`,
  },
  audited: { SecondFactorRequired: 'privilege' },
};

export const SECOND_FACTOR_RULE = 1;
export const secondFactorRuleStream = (id: number = SECOND_FACTOR_RULE) => `second-factor-rule-${id}`;
