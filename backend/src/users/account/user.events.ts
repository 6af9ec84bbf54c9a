import type { Permissions, Role } from '@vouchwell/rules';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

export interface UserFields {
  full_name: string | null;
  email: string | null;
  role: Role;
  /** Flags set apart from the role's defaults. */
  flags: Partial<Permissions>;
}

/** Who somebody is to a payer. */
export interface ProfessionalProfile {
  /** As their signature is printed; null: the full name. */
  readonly printed_name: string | null;
  readonly credentials: string | null;
  /** Ten digits. */
  readonly npi: string | null;
  /** Typed text, or a drawn one as a PNG data URL. */
  readonly signature: string | null;
}

export type UserEvent =
  | Event<'UserCreated', UserFields & { username: string }>
  | Event<'UserChanged', UserFields>
  | Event<'UserDeactivated', Record<string, never>>
  | Event<'UserReactivated', Record<string, never>>
  /** `must_change`: somebody else chose it. The password itself is in the vault. */
  | Event<'PasswordSet', { must_change: boolean }>
  /** By themselves or by whoever manages users; `sessions`: how many. */
  | Event<'SessionsEnded', { sessions: number; self: boolean }>
  /** Guesses had slowed its sign-in. */
  | Event<'AccountUnlocked', Record<string, never>>
  /** By whoever holds the machine, for a site without admins. */
  | Event<'AdminRecovered', Record<string, never>>
  | Event<'ProfileSet', ProfessionalProfile>
  /** A change that would have ended it was cut off before it stood; see the roster of admins. */
  | Event<'AdminConfirmed', Record<string, never>>
  /** Its creation was cut off and another took its name: the number stays without a user. */
  | Event<'UserGivenUp', Record<string, never>>;

export const userEvents: EventVocabulary<UserEvent> = {
  sentences: {
    UserCreated: ({ username, role }) => `created the ${role} ${username}`,
    UserChanged: ({ role }) => `changed a user (role ${role})`,
    UserDeactivated: () => 'deactivated a user',
    UserReactivated: () => 'reactivated a user',
    PasswordSet: ({ must_change }) =>
      must_change ? 'set the password of a user' : 'changed the password of the account',
    SessionsEnded: ({ sessions, self }) =>
      `ended ${sessions === 1 ? 'a session' : `${sessions} sessions`}${self ? ' of their own' : ' of a user'}`,
    AccountUnlocked: () => 'let a user try to sign in again at once',
    AdminRecovered: () => 'restored an admin at the server’s console',
    ProfileSet: ({ npi }) => `set the professional profile of a user${npi ? ` (NPI ${npi})` : ''}`,
    AdminConfirmed: () => 'confirmed that a user still is an admin',
    UserGivenUp: () => 'gave up a user whose creation had been cut off',
  },
  audited: {
    UserCreated: 'privilege',
    UserChanged: 'privilege',
    UserDeactivated: 'privilege',
    UserReactivated: 'privilege',
    // Who sets another's password could sign in as them.
    PasswordSet: ({ must_change }) => ({ action: must_change ? 'privilege' : 'change' }),
    SessionsEnded: 'change',
    AccountUnlocked: 'change',
    AdminRecovered: 'privilege',
    ProfileSet: 'change',
    AdminConfirmed: null,
    UserGivenUp: 'change',
  },
};

export const userStream = (id: number) => `user-${id}`;
