import type { Logger } from 'pino';
import { Passwords, Sessions } from '../../auth/public.ts';
import { actor, kernel } from '../../testing/boxes.ts';
import { killedBehind } from '../../testing/cut.ts';
import { given } from '../../testing/given.ts';
import type { AdminRoster } from '../roster/admin-roster.ts';
import { allRights } from '../account/grant.rules.ts';
import { PasswordChanges } from './password-changes.ts';
import { passwordWorkflow } from './password.workflow.ts';
import { UserChanges } from '../roster/user-changes.ts';
import { userEvents, userStream } from '../account/user.events.ts';

const set = (self: boolean) => ({ type: 'SetPassword', by: allRights, self }) as const;
const forget = { type: 'ForgetUnrecorded' } as const;

test('a password that stands and is not recorded ends sessions, is recorded, and then forgotten as such', () => {
  const by = actor();
  given(passwordWorkflow)
    .when({ user_id: by.id + 1, by })
    .then({ type: 'EndSessions', except: null }, set(false), forget);
});

test('the session that asked for its own goes on', () => {
  const by = actor();
  given(passwordWorkflow)
    .when({ user_id: by.id, by })
    .then({ type: 'EndSessions', except: by.session_id }, set(true), forget);
});

test('where nothing is left there is nothing to do', () => {
  given(passwordWorkflow).when(null).then();
});

describe('a process that is killed behind a password that stands', () => {
  const ID = 1;
  let site: Awaited<ReturnType<typeof kernel>>;
  let passwords: Passwords;
  let sessions: Sessions;
  const by = { ...actor(), id: 2, session_id: 'theirs' };
  const silent = { warn: () => undefined } as unknown as Logger;
  const changesOf = (parts: { sessions: Sessions; users: UserChanges; passwords: Passwords }) =>
    new PasswordChanges(site.commit, parts.passwords, parts.sessions, parts.users, silent);

  beforeEach(async () => {
    site = await kernel({ vocabularies: [userEvents] as never, projections: [] });
    passwords = new Passwords(site.vault);
    sessions = new Sessions(site.vault, site.clock, 12);
    const fields = { full_name: null, email: null, role: 'user', flags: {} } as const;
    await site.append(userStream(ID), { type: 'UserCreated', data: { username: 'ana.sample', ...fields } });
    await passwords.replace(ID, 'a long enough password', true, by);
  });
  afterEach(() => site.close());

  test.each([0, 1, 2])('and %d messages is whole after the next start', async (most) => {
    const session = await sessions.begin(ID);
    // Nobody becomes or ceases to be an admin.
    const users = new UserChanges(site.commit, {} as AdminRoster);
    const killed = killedBehind(most);
    const parts = {
      sessions: killed(sessions, 'endAll'),
      users: killed(users, 'to'),
      passwords: killed(passwords, 'recorded'),
    };
    await expect(changesOf(parts).finish(ID)).rejects.toThrow('killed');
    expect(await passwords.allUnrecorded()).toEqual([ID]);

    const whole = changesOf({ sessions, users, passwords });
    await whole.finishAll();
    await whole.finishAll();
    expect(await passwords.allUnrecorded()).toEqual([]);
    expect(await sessions.isLive(ID, session.id)).toBe(false);
    const recorded = (await site.log.readStream(userStream(ID), 0, 10)).map(({ type }) => type);
    expect(recorded).toEqual(['UserCreated', 'PasswordSet']);
  });
});
