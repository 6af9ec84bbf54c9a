import type { Command, Decider } from '../kernel/decider.ts';
import { never } from '../kernel/decider.ts';
import { conflict, missing } from '../kernel/problem.ts';
import type { UserEvent, UserFields } from './user.events.ts';

export type UserCommand =
  | (Command<'CreateUser'> & UserFields & { username: string; must_change_password: boolean })
  /** Fields left out stay as they are. `last_admin`: no other active admin is left. */
  | (Command<'ChangeUser'> & Partial<UserFields> & { active?: boolean; last_admin: boolean; self: boolean })
  | (Command<'DeactivateUser'> & { last_admin: boolean; self: boolean })
  | (Command<'SetPassword'> & { must_change: boolean });

export type UserState =
  | { readonly stage: 'none' }
  | { readonly stage: 'known'; readonly active: boolean; readonly fields: UserFields };

export const userDecider: Decider<UserState, UserCommand, UserEvent> = {
  initial: { stage: 'none' },
  decide(command, state) {
    if (command.type === 'CreateUser') return create(command, state);
    if (state.stage === 'none') throw missing('user_missing', 'User not found.');
    switch (command.type) {
      case 'ChangeUser':
        return change(command, state);
      case 'DeactivateUser':
        return state.active ? deactivate(command, state) : [];
      case 'SetPassword':
        return [{ type: 'PasswordSet', data: { must_change: command.must_change } }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'UserCreated': {
        const { username: _, ...fields } = event.data;
        return { stage: 'known', active: true, fields };
      }
      case 'UserChanged':
        return { stage: 'known', active: isActive(state), fields: event.data };
      case 'UserDeactivated':
        return { ...state, active: false } as UserState;
      case 'UserReactivated':
        return { ...state, active: true } as UserState;
      case 'PasswordSet':
        return state;
      default:
        return never(event);
    }
  },
};

type Known = Extract<UserState, { stage: 'known' }>;
type Of<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

const isActive = (state: UserState) => state.stage === 'known' && state.active;

function create(command: Of<'CreateUser'>, state: UserState): UserEvent[] {
  if (state.stage === 'known') throw conflict('user_exists', 'This user exists already.');
  const { username, full_name, email, role, flags } = command;
  return [
    { type: 'UserCreated', data: { username, full_name, email, role, flags } },
    { type: 'PasswordSet', data: { must_change: command.must_change_password } },
  ];
}

function change(command: Of<'ChangeUser'>, state: Known): UserEvent[] {
  const events: UserEvent[] = [];
  const fields: UserFields = {
    full_name: command.full_name === undefined ? state.fields.full_name : command.full_name,
    email: command.email === undefined ? state.fields.email : command.email,
    role: command.role ?? state.fields.role,
    flags: { ...state.fields.flags, ...command.flags },
  };
  if (fields.role !== 'admin' || fields.flags.can_manage_users === false) keepAnAdmin(command, state);
  if (!sameFields(fields, state.fields)) events.push({ type: 'UserChanged', data: fields });
  if (command.active === true && !state.active) events.push({ type: 'UserReactivated', data: {} });
  if (command.active === false && state.active) events.push(...deactivate(command, state));
  return events;
}

function deactivate(command: { last_admin: boolean; self: boolean }, state: Known): UserEvent[] {
  if (command.self) throw conflict('own_account', 'You cannot deactivate your own account.');
  keepAnAdmin(command, state);
  return [{ type: 'UserDeactivated', data: {} }];
}

/** Someone must stay who can let others in. */
function keepAnAdmin(command: { last_admin: boolean }, state: Known): void {
  if (state.active && state.fields.role === 'admin' && command.last_admin) {
    throw conflict('last_admin', 'This is the last active admin. Make another user an admin first.');
  }
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
