import type { Workflow } from '../../kernel/committing/workflow.ts';
import type { Actor, Command } from '../../kernel/deciding/decider.ts';
import { allRights } from '../account/grant.rules.ts';
import { type UserCommand, userDecider, type UserState } from '../account/user.decider.ts';
import type { UserEvent } from '../account/user.events.ts';

/** A password that stands in the vault, and who set it. */
export interface SetInVault {
  readonly user_id: number;
  readonly by: Actor;
}

export type PasswordMessage =
  /** All but the one that asked for its own password. */
  | (Command<'EndSessions'> & { readonly except: string | null })
  | Extract<UserCommand, { type: 'SetPassword' }>
  | Command<'ForgetUnrecorded'>;

/**
 * A revocation: the vault first, then the event. What stands between the two is kept until both are there. `found`: what
 * the vault holds and the history does not yet; null where there is none.
 */
export const passwordWorkflow: Workflow<UserState, SetInVault | null, UserEvent, PasswordMessage> = {
  name: 'the password of user',
  initial: userDecider.initial,
  evolve: userDecider.evolve,
  decide: (found) => (found ? [...standing(found), { type: 'ForgetUnrecorded' }] : []),
};

/** Whether they might was decided before it stood; what stands is recorded whatever their rights are now. */
export function standing({ user_id, by }: SetInVault) {
  const self = by.id === user_id;
  return [
    { type: 'EndSessions', except: self ? by.session_id : null },
    { type: 'SetPassword', by: allRights, self },
  ] as const;
}
