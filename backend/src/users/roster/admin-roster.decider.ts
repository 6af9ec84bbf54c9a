import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { conflict } from '../../kernel/basics/problem.ts';
import type { AdminRosterEvent } from './admin-roster.events.ts';

/** `as_of`: the revision of the user's stream on which the caller saw the user to be an admin. */
export type AdminRosterCommand =
  | (Command<'CountAdmin'> & { user_id: number; as_of: number })
  | (Command<'ReleaseAdmin'> & { user_id: number; as_of: number });

export interface AdminRosterState {
  readonly counted: ReadonlySet<number>;
  /** Up to which revision of their streams users were let go. */
  readonly released: ReadonlyMap<number, number>;
}

/**
 * Decides on one stream that somebody always stays who can let others in. Whoever is counted is an admin by their
 * own stream: they are let go here before they lose it there, and counted here after they gained it there. A count
 * that comes late, of a revision that was let go meanwhile, counts nobody.
 */
export const adminRosterDecider: Decider<AdminRosterState, AdminRosterCommand, AdminRosterEvent> = {
  initial: { counted: new Set(), released: new Map() },
  decide(command, { counted, released }) {
    const { user_id, as_of } = command;
    const letGo = released.get(user_id) ?? -1;
    switch (command.type) {
      case 'CountAdmin':
        if (counted.has(user_id) || letGo >= as_of) return [];
        return [{ type: 'AdminCounted', data: { user_id, as_of } }];
      case 'ReleaseAdmin':
        if ([...counted].every((id) => id === user_id)) throw lastAdmin();
        if (!counted.has(user_id) && letGo >= as_of) return [];
        return [{ type: 'AdminReleased', data: { user_id, as_of } }];
      default:
        return never(command);
    }
  },
  evolve({ counted, released }, event) {
    const { user_id, as_of } = event.data;
    const others = [...counted].filter((id) => id !== user_id);
    if (event.type === 'AdminCounted') return { counted: new Set([...others, user_id]), released };
    return { counted: new Set(others), released: new Map(released).set(user_id, as_of) };
  },
};

const lastAdmin = () =>
  conflict('last_admin', 'This is the last active admin. Make another user an admin first.');
