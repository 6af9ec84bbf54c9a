import type { Commit } from '../../kernel/committing/commit.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { kernel } from '../../testing/boxes.ts';
import { killedBehind } from '../../testing/cut.ts';
import { given } from '../../testing/given.ts';
import { AdminRoster } from './admin-roster.ts';
import { adminRosterDecider } from './admin-roster.decider.ts';
import { adminRosterWorkflow } from './admin-roster.workflow.ts';
import { ADMIN_ROSTER, type AdminRosterEvent, adminRosterEvents } from './admin-roster.events.ts';
import { userEvents, userStream } from '../account/user.events.ts';
import { userDirectory } from '../account/user.projections.ts';
import { UserQueries } from '../account/user.queries.ts';

const counted = (user_id: number, as_of = 1): AdminRosterEvent => ({
  type: 'AdminCounted',
  data: { user_id, as_of },
});
const released = (user_id: number, as_of = 1): AdminRosterEvent => ({
  type: 'AdminReleased',
  data: { user_id, as_of },
});
const count = (user_id: number, as_of = 1) => ({ type: 'CountAdmin', user_id, as_of }) as const;
const release = (user_id: number, as_of = 1) => ({ type: 'ReleaseAdmin', user_id, as_of }) as const;
const after = (...events: AdminRosterEvent[]) => given(adminRosterDecider, ...events);

test('an admin leaves while another stays; the last one does not', () => {
  after(counted(1), counted(2)).when(release(1, 4)).then(released(1, 4));
  after(counted(1), counted(2), released(1)).when(release(2)).refused('last_admin');
  after(counted(1)).when(release(1)).refused('last_admin');
  after().when(release(1)).refused('last_admin');
});

test('who is counted is counted once, and who went can come back', () => {
  after(counted(1)).when(count(1, 9)).then();
  after(counted(1), counted(2), released(2, 3)).when(count(2, 5)).then(counted(2, 5));
});

test('a count that comes after its revision was let go counts nobody', () => {
  after(counted(1), counted(2), released(2, 3)).when(count(2, 3)).then();
  after(counted(1), counted(2), released(2, 3)).when(count(2, 2)).then();
});

test('who was let go and goes again is let go up to the later revision', () => {
  after(counted(1), counted(2), released(2, 3)).when(release(2, 3)).then();
  after(counted(1), counted(2), released(2, 3)).when(release(2, 7)).then(released(2, 7));
});

describe('a recount', () => {
  const recounted = (...events: AdminRosterEvent[]) => given(adminRosterWorkflow, ...events);
  const confirm = (id: number, revision: number) => ({ type: 'ConfirmAdmin', id, revision }) as const;

  test('counts who is missing, and nobody twice', () => {
    recounted()
      .when([
        { id: 1, revision: 0 },
        { id: 2, revision: 5 },
      ])
      .then(count(1, 0), count(2, 5));
    recounted(counted(1), counted(2))
      .when([
        { id: 1, revision: 0 },
        { id: 2, revision: 5 },
      ])
      .then();
  });

  test('first confirms who was let go and is an admin all the same', () => {
    recounted(counted(1), counted(2), released(2, 5))
      .when([{ id: 2, revision: 5 }])
      .then(confirm(2, 5));
    // Another change of theirs came since.
    recounted(counted(1), counted(2), released(2, 5))
      .when([{ id: 2, revision: 6 }])
      .then(count(2, 6));
  });
});

describe('a recount that is killed', () => {
  const created = (username: string) => ({
    type: 'UserCreated',
    data: { username, full_name: null, email: null, role: 'admin', flags: {} },
  });

  // One admin is not counted yet, another was let go and is one all the same: counted, confirmed, counted.
  test.each([0, 1, 2, 3])('behind %d messages is whole after the next start', async (most) => {
    const vocabularies = [userEvents, adminRosterEvents] as never;
    const site = await kernel({ vocabularies, projections: [userDirectory] });
    await site.append(userStream(1), created('ana.sample'));
    await site.append(userStream(2), created('bo.sample'));
    await site.append(ADMIN_ROSTER, counted(3, 0), counted(2, 0), released(2, 0));
    await site.projector.start();
    const documents = new Documents(site.models);
    const damaged = { has: () => false };
    const current = new CurrentDocuments(site.log, site.codec, documents, site.projector, damaged);
    const users = new UserQueries(documents, current, site.commit, site.vault);
    const roster = (commit: Commit) => new AdminRoster(commit, users);

    // The confirmation alone tells that it failed; what is not counted is counted by the next start.
    await roster(killedBehind(most)(site.commit, 'to'))
      .recount()
      .catch((error: unknown) => expect(error).toEqual(new Error('killed')));
    const behind = await site.log.readStream(ADMIN_ROSTER, 3, 10);
    const confirmed = async () => (await site.log.readStream(userStream(2), 1, 10)).map(({ type }) => type);
    expect(behind.length + (await confirmed()).length).toBe(most);

    await roster(site.commit).recount();
    await roster(site.commit).recount();
    const told = (await site.log.readStream(ADMIN_ROSTER, 3, 10)).map(({ type, data }) => [type, data]);
    expect(told).toEqual([
      ['AdminCounted', { user_id: 1, as_of: 0 }],
      ['AdminCounted', { user_id: 2, as_of: 1 }],
    ]);
    expect(await confirmed()).toEqual(['AdminConfirmed']);
    await site.close();
  });
});
