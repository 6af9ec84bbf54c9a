import type { PasswordSetBy, Role } from '@vouchwell/rules';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import { type SecondFactorRuleEvent, SECOND_FACTOR_RULE } from './second-factor-rule.events.ts';
import type { SecondFactorEvent } from './second-factor.events.ts';

export interface SecondFactorDoc {
  /** The user's. */
  readonly id: number;
  readonly revision: number;
  /** How many were set up: the number of the last, under which its secret lies. */
  readonly number: number;
  readonly on: boolean;
  /** When it was confirmed; null: it is not on. ISO 8601, UTC. */
  readonly since: string | null;
  /** Who last took one away that was not their own: they could have set up the present one. */
  readonly reset_by: PasswordSetBy | null;
}

export const secondFactors = projection<SecondFactorDoc, SecondFactorEvent>({
  name: 'second_factors',
  version: 1,
  indexes: [],
  search: [],
  on: {
    SecondFactorSetUp: (doc, event) => ({
      id: streamNumber(event.stream),
      number: (doc?.number ?? 0) + 1,
      on: false,
      since: null,
      reset_by: doc?.reset_by ?? null,
      revision: event.revision,
    }),
    SecondFactorConfirmed: (doc, event) => moved(doc, event, { on: true, since: event.at }),
    SecondFactorRemoved: (doc, event) => moved(doc, event, { on: false, since: null }),
    SecondFactorReset: (doc, event) =>
      moved(doc, event, { on: false, since: null, reset_by: whoReset(event) }),
    RecoveryCodesReplaced: (doc, event) => moved(doc, event, {}),
    RecoveryCodeUsed: (doc, event) => moved(doc, event, {}),
  },
});

export interface SecondFactorRuleDoc {
  readonly id: number;
  readonly revision: number;
  readonly roles: readonly Role[];
}

export const secondFactorRules = projection<SecondFactorRuleDoc, SecondFactorRuleEvent>({
  name: 'second_factor_rules',
  version: 1,
  indexes: [],
  search: [],
  on: {
    SecondFactorRequired: (_, { data: { roles }, revision }) => ({ id: SECOND_FACTOR_RULE, revision, roles }),
  },
});

function moved(
  doc: SecondFactorDoc | null,
  { revision }: Readable,
  change: Partial<SecondFactorDoc>,
): SecondFactorDoc | null {
  return doc && { ...doc, ...change, revision };
}

function whoReset({ actor, at }: Readable): PasswordSetBy {
  return { user_id: actor.id, name: actor.full_name ?? actor.username, at };
}
