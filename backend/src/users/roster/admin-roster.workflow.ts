import type { Workflow } from '../../kernel/committing/workflow.ts';
import type { Command } from '../../kernel/deciding/decider.ts';
import {
  type AdminRosterCommand,
  adminRosterDecider,
  type AdminRosterState,
} from './admin-roster.decider.ts';
import type { AdminRosterEvent } from './admin-roster.events.ts';

/** An admin, and the revision of their own stream on which they are one. */
export interface StandingAdmin {
  readonly id: number;
  readonly revision: number;
}

export type RosterMessage =
  | Extract<AdminRosterCommand, { type: 'CountAdmin' }>
  /** On their own stream, as of this revision; then they are counted behind it. */
  | (Command<'ConfirmAdmin'> & StandingAdmin);

/**
 * Counts admins who are missing: those of a log older than the roster, and those whose change was cut off. One who
 * was let go and is an admin all the same is confirmed on their own stream first: a change of them that is still
 * under way then finds its stream moved on and starts again.
 */
export const adminRosterWorkflow: Workflow<
  AdminRosterState,
  readonly StandingAdmin[],
  AdminRosterEvent,
  RosterMessage
> = {
  name: 'roster of admins',
  initial: adminRosterDecider.initial,
  evolve: adminRosterDecider.evolve,
  decide: (admins, { counted, released }) =>
    admins
      .filter(({ id }) => !counted.has(id))
      .map(({ id, revision }): RosterMessage => {
        const cutOff = (released.get(id) ?? -1) >= revision;
        if (cutOff) return { type: 'ConfirmAdmin', id, revision };
        return { type: 'CountAdmin', user_id: id, as_of: revision };
      }),
};
