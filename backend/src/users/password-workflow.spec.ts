import { given } from '../testing/given.ts';
import { actor } from '../testing/boxes.ts';
import { allRights } from './grant.rules.ts';
import { passwordWorkflow } from './password.workflow.ts';

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
