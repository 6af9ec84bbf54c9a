import type { PasswordSetBy, Permissions, Role } from '@vouchwell/rules';
import { foldText, isDrawnSignature } from '@vouchwell/rules';
import type { AccessEvent } from '../../kernel/access/access.events.ts';
import type { Event, Readable, Recorded } from '../../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../../kernel/projecting/projection.ts';
import type { ProfileSummary } from '@vouchwell/contract';
import { noProfile } from './profile.rules.ts';
import type { ProfessionalProfile, UserEvent, UserFields } from './user.events.ts';

export interface UserDoc {
  id: number;
  /** Of the user's own stream: what moves their rights. */
  revision: number;
  username: string;
  /** How names are compared: any case, accents folded. */
  username_folded: string;
  full_name: string | null;
  /** How people are sorted by name; the username where there is none. */
  name_folded: string;
  email: string | null;
  role: Role;
  flags: Partial<Permissions>;
  is_active: boolean;
  /** Of the professional profile, by which a case finds its provider's account. */
  npi: string | null;
  /** The signature itself is read from the stream. */
  profile: ProfileSummary;
  must_change_password: boolean;
  /** Who last set a password for this person; `first`: with the account itself. */
  password_set_by: (PasswordSetBy & { first: boolean }) | null;
  /** When the operator last restored them as an admin. */
  recovered_at: string | null;
  /** A code is asked of them beside the password; who asks for one looks at its own stream. */
  second_factor: boolean;
  case_count: number;
  last_login: string | null;
  created_at: string;
}

/** What users hear of cases and second factors, which stand on them. */
export type HeardByUsers =
  | Event<'CaseOpened', object>
  | Event<'CaseDeleted', { readonly owner_id: number }>
  | Event<'SecondFactorConfirmed', object>
  | Event<'SecondFactorRemoved', object>
  | Event<'SecondFactorReset', object>;

type Seen = UserEvent | Extract<AccessEvent, { type: 'SignedIn' }> | HeardByUsers;

export const userDirectory = projection<UserDoc, Seen>({
  name: 'users',
  version: 8,
  indexes: [
    ['username_folded'],
    ['role', 'is_active'],
    ['is_active', 'name_folded', 'username_folded'],
    ['npi', 'is_active'],
  ],
  search: ['username', 'full_name', 'email'],
  key: concerned,
  on: {
    UserCreated: (_, event) => {
      const { username, ...fields } = event.data;
      return {
        id: streamNumber(event.stream),
        revision: event.revision,
        username,
        username_folded: foldText(username),
        ...fields,
        name_folded: foldText(fields.full_name ?? username),
        is_active: true,
        ...profiled(noProfile),
        must_change_password: false,
        password_set_by: null,
        recovered_at: null,
        second_factor: false,
        case_count: 0,
        last_login: null,
        created_at: event.at,
      };
    },
    UserChanged: (user, event) => {
      const changed: UserFields = event.data;
      return (
        user && moved(user, event, { ...changed, name_folded: foldText(changed.full_name ?? user.username) })
      );
    },
    UserDeactivated: (user, event) => moved(user, event, { is_active: false }),
    UserReactivated: (user, event) => moved(user, event, { is_active: true }),
    ProfileSet: (user, event) => moved(user, event, profiled(event.data)),
    PasswordSet: passwordSet,
    SessionsEnded: (user, event) => moved(user, event, {}),
    AccountUnlocked: (user, event) => moved(user, event, {}),
    AdminRecovered: (user, event) => moved(user, event, { recovered_at: event.at }),
    AdminConfirmed: (user, event) => moved(user, event, {}),
    SignedIn: (user, event) => user && { ...user, last_login: event.at },
    SecondFactorConfirmed: (user) => user && { ...user, second_factor: true },
    SecondFactorRemoved: (user) => user && { ...user, second_factor: false },
    SecondFactorReset: (user) => user && { ...user, second_factor: false },
    CaseOpened: (user) => user && { ...user, case_count: user.case_count + 1 },
    CaseDeleted: (user) => user && { ...user, case_count: user.case_count - 1 },
  },
  // A case that can no longer be read was opened all the same.
  forgotten: (user) => user,
});

function profiled({ signature, ...profile }: ProfessionalProfile): Pick<UserDoc, 'npi' | 'profile'> {
  const kind = signature === null ? null : isDrawnSignature(signature) ? 'drawn' : 'typed';
  return { npi: profile.npi, profile: { ...profile, signature: kind } };
}

/** What happened to the user's own stream. */
function moved(user: UserDoc | null, { revision }: Readable, change: Partial<UserDoc>): UserDoc | null {
  return user && { ...user, ...change, revision };
}

/** The person's own change leaves it to be told who had set one before. */
function passwordSet(
  user: UserDoc | null,
  event: Readable<Extract<UserEvent, { type: 'PasswordSet' }>>,
): UserDoc | null {
  const { must_change } = event.data;
  if (!user || !must_change) return moved(user, event, { must_change_password: false });
  const { id, full_name, username } = event.actor;
  const set = { user_id: id, name: full_name ?? username, at: event.at, first: user.revision === 0 };
  return moved(user, event, { must_change_password: true, password_set_by: set });
}

/** Cases count for whoever opened them; a sign-in names its user; a second factor's stream ends with its user's number. */
function concerned(event: Recorded<Seen>): string | null {
  if (event.type === 'CaseOpened') return event.actor.id === null ? null : String(event.actor.id);
  if (event.forgotten) return null;
  switch (event.type) {
    case 'SignedIn':
      return String(event.data.user_id);
    case 'CaseDeleted':
      return String(event.data.owner_id);
    default:
      return String(streamNumber(event.stream));
  }
}
