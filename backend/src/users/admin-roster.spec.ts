import { given } from '../testing/given.ts';
import { adminRosterDecider } from './admin-roster.decider.ts';
import { adminRosterWorkflow } from './admin-roster.workflow.ts';
import type { AdminRosterEvent } from './admin-roster.events.ts';

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
