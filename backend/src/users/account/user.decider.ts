import type { Command, Decider } from '../../kernel/deciding/decider.ts';
import { never } from '../../kernel/deciding/decider.ts';
import { conflict, invalid, missing } from '../../kernel/basics/problem.ts';
import { fullNameProblem } from '@vouchwell/rules';
import {
  grantable,
  noRights,
  ownRightsKept,
  passwordSettable,
  type Rights,
  rightsOf,
} from './grant.rules.ts';
import { noProfile, ownNameKept, ownProfileKept, profileSet } from './profile.rules.ts';
import type { ProfessionalProfile, UserEvent, UserFields } from './user.events.ts';

/** Who asks: what they may themselves, and whether it is about themselves. */
interface By {
  readonly by: Rights;
  readonly self: boolean;
}

/** Whether nobody else manages users, who could be asked. */
interface Alone {
  readonly alone: boolean;
}

export type UserCommand =
  | (Command<'CreateUser'> &
      UserFields & { username: string; active: boolean; must_change_password: boolean; by: Rights })
  /** Fields left out stay as they are. */
  | (Command<'ChangeUser'> & Partial<UserFields> & By & Alone & { active?: boolean })
  /** Fields left out stay as they are. */
  | (Command<'SetProfile'> & { profile: Partial<ProfessionalProfile>; self: boolean } & Alone)
  | (Command<'DeactivateUser'> & { self: boolean })
  | (Command<'SetPassword'> & By)
  /** `sessions`: how many were ended. */
  | (Command<'EndSessions'> & { sessions: number; self: boolean })
  /** `slowed`: whether it was. */
  | (Command<'UnlockAccount'> & { slowed: boolean })
  | Command<'RecoverAdmin'>
  | Command<'ConfirmAdmin'>
  /** Of a creation that was cut off. `taken`: the sentence where the user stands and has their name. */
  | (Command<'GiveUpUser'> & { taken: string });

export type UserState =
  | { readonly stage: 'none' | 'given_up' }
  | {
      readonly stage: 'known';
      readonly active: boolean;
      readonly fields: UserFields;
      readonly profile: ProfessionalProfile;
    };

/** All rules of one user; that an admin stays is decided on the roster. */
export const userDecider: Decider<UserState, UserCommand, UserEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'CreateUser') return create(command, state);
    if (command.type === 'GiveUpUser') return giveUp(command, state);
    if (state.stage !== 'known') throw missing('user_missing', 'User not found.');
    switch (command.type) {
      case 'ChangeUser':
        return change(command, state);
      case 'SetProfile':
        if (command.self && !command.alone) ownProfileKept(command.profile, state.profile);
        return profileSet(command.profile, state.profile);
      case 'DeactivateUser':
        return state.active ? deactivate(command) : [];
      case 'SetPassword':
        return setPassword(command, state);
      case 'EndSessions':
        return command.sessions > 0 ? [sessionsEnded(command)] : [];
      case 'UnlockAccount':
        return command.slowed ? [{ type: 'AccountUnlocked', data: {} }] : [];
      case 'RecoverAdmin':
        return [{ type: 'AdminRecovered', data: {} }];
      case 'ConfirmAdmin':
        return [{ type: 'AdminConfirmed', data: {} }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'UserCreated': {
        const { username: _, ...fields } = event.data;
        return { stage: 'known', active: true, fields, profile: noProfile };
      }
      case 'UserChanged':
        return { ...state, fields: event.data } as UserState;
      case 'UserDeactivated':
        return { ...state, active: false } as UserState;
      case 'UserReactivated':
        return { ...state, active: true } as UserState;
      case 'ProfileSet':
        return { ...state, profile: event.data } as UserState;
      case 'PasswordSet':
      case 'SessionsEnded':
      case 'AccountUnlocked':
      case 'AdminRecovered':
      case 'AdminConfirmed':
        return state;
      case 'UserGivenUp':
        return { stage: 'given_up' };
      default:
        return never(event);
    }
  },
};

type Known = Extract<UserState, { stage: 'known' }>;
type Of<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

function create(command: Of<'CreateUser'>, state: UserState): UserEvent[] {
  if (state.stage === 'known') throw conflict('user_exists', 'This user exists already.');
  if (state.stage === 'given_up') throw givenUp();
  const { username, full_name, email, role, flags, active, by } = command;
  fullNameReadable(full_name);
  grantable(noRights, rightsOf({ active: true, fields: { role, flags } }), by);
  return [
    { type: 'UserCreated', data: { username, full_name, email, role, flags } },
    { type: 'PasswordSet', data: { must_change: command.must_change_password } },
    ...(active ? [] : [{ type: 'UserDeactivated', data: {} } as const]),
  ];
}

export const givenUp = () =>
  conflict(
    'user_given_up',
    'This request was cut off, and its username was free for others since. Create the user again.',
  );

function giveUp({ taken }: Of<'GiveUpUser'>, { stage }: UserState): UserEvent[] {
  if (stage === 'known') throw conflict('name_taken', taken);
  return stage === 'none' ? [{ type: 'UserGivenUp', data: {} }] : [];
}

/** Whose name is shown as who did something is nobody else's in another script's letters. @throws DomainError invalid */
function fullNameReadable(name: string | null): void {
  const problem = name === null ? null : fullNameProblem(name);
  if (problem) throw invalid('full_name', problem, { full_name: problem });
}

function change(command: Of<'ChangeUser'>, state: Known): UserEvent[] {
  const events: UserEvent[] = [];
  const fields: UserFields = {
    full_name: command.full_name === undefined ? state.fields.full_name : command.full_name,
    email: command.email === undefined ? state.fields.email : command.email,
    role: command.role ?? state.fields.role,
    flags: { ...state.fields.flags, ...command.flags },
  };
  const active = command.active ?? state.active;
  // A name from before this rule stays until it is changed.
  if (fields.full_name !== state.fields.full_name) fullNameReadable(fields.full_name);
  if (command.self) ownRightsKept(state.fields, fields);
  if (command.self && !command.alone) ownNameKept(state, fields.full_name);
  grantable(rightsOf(state), rightsOf({ active, fields }), command.by);
  if (!sameFields(fields, state.fields)) events.push({ type: 'UserChanged', data: fields });
  if (active && !state.active) events.push({ type: 'UserReactivated', data: {} });
  if (!active && state.active) events.push(...deactivate(command));
  return events;
}

function deactivate({ self }: { self: boolean }): UserEvent[] {
  if (self) throw conflict('own_account', 'You cannot deactivate your own account.');
  return [{ type: 'UserDeactivated', data: {} }];
}

const sessionsEnded = ({ sessions, self }: Of<'EndSessions'>): UserEvent => ({
  type: 'SessionsEnded',
  data: { sessions, self },
});

/** Whoever may not sign in now may come back: the rights that they would have then count. */
function setPassword({ by, self }: Of<'SetPassword'>, { fields }: Known): UserEvent[] {
  if (!self) passwordSettable(rightsOf({ active: true, fields }), by);
  return [{ type: 'PasswordSet', data: { must_change: !self } }];
}

function sameFields(a: UserFields, b: UserFields): boolean {
  const flags = new Set([...Object.keys(a.flags), ...Object.keys(b.flags)]) as Set<keyof UserFields['flags']>;
  return (
    a.full_name === b.full_name &&
    a.email === b.email &&
    a.role === b.role &&
    [...flags].every((flag) => a.flags[flag] === b.flags[flag])
  );
}
