import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

/**
 * Who counts as an active admin who can manage users. `as_of`: the revision of the user's own stream that this
 * was said about.
 */
export type AdminRosterEvent =
  | Event<'AdminCounted', { user_id: number; as_of: number }>
  | Event<'AdminReleased', { user_id: number; as_of: number }>;

export const adminRosterEvents: EventVocabulary<AdminRosterEvent> = {
  sentences: {
    AdminCounted: ({ user_id }) => `counted user ${user_id} among the admins who manage users`,
    AdminReleased: ({ user_id }) => `let user ${user_id} go from the admins who manage users`,
  },
  audited: {
    // It follows a change of the user, who tells it.
    AdminCounted: null,
    AdminReleased: null,
  },
};

export const ADMIN_ROSTER = 'admins';
