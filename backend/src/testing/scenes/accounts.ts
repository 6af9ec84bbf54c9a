import type { SessionsResponse } from '@vouchwell/contract';
import { Authenticator, codeAt } from '../authenticator.ts';
import { type Desk, got, posted, type Scenes } from './desk.ts';

export async function aUser({ admin, next }: Desk) {
  const account = { username: `one.of.many${next()}`, password: 'chosen by the admin' };
  const { user } = await posted(admin, '/admin/users', account);
  return { path: `/admin/users/${user.id}`, ...account };
}

/** From an address of their own: those from which others guess passwords are slowed. */
async function signedIn({ visitor }: Desk, { username, password }: { username: string; password: string }) {
  const agent = visitor();
  const { access_token } = await posted(agent, '/auth/login', { username, password });
  return agent.set('Authorization', `Bearer ${access_token}`);
}

async function aNewcomer(desk: Desk) {
  const { path, ...account } = await aUser(desk);
  return { path, given: account.password, by: await signedIn(desk, account) };
}

async function withFactor(desk: Desk) {
  const newcomer = await aNewcomer(desk);
  const phone = await Authenticator.setUp(newcomer.by, newcomer.given);
  return { ...newcomer, body: { password: newcomer.given, code: phone.code(1) } };
}

/** The address of a session, and who may end it there. */
async function sessionOf(desk: Desk, seen: 'by themselves' | 'by an admin') {
  const { path, ...account } = await aUser(desk);
  const first = await signedIn(desk, account);
  if (seen === 'by an admin') {
    const { sessions } = await got<SessionsResponse>(desk.admin, `${path}/sessions`);
    return { address: `${path}/sessions/${sessions[0]!.id}`, by: desk.admin };
  }
  const { sessions } = await got<SessionsResponse>(first, '/auth/sessions');
  return { address: `/auth/sessions/${sessions[0]!.id}`, by: await signedIn(desk, account) };
}

export const ofAccounts: Scenes = {
  'POST /auth/password': async (desk) => {
    const { by, given } = await aNewcomer(desk);
    const body = { current_password: given, new_password: 'a phrase of my own' };
    return { address: '/auth/password', body, by };
  },
  'POST /auth/second-factor/set-up': async (desk) => {
    const { by, given } = await aNewcomer(desk);
    return { address: '/auth/second-factor/set-up', body: { password: given }, by };
  },
  'POST /auth/second-factor/confirm': async (desk) => {
    const { by, given } = await aNewcomer(desk);
    const { secret } = await posted(by, '/auth/second-factor/set-up', { password: given });
    return { address: '/auth/second-factor/confirm', body: { code: codeAt(secret, Date.now()) }, by };
  },
  'POST /auth/second-factor/remove': async (desk) => {
    const { by, body } = await withFactor(desk);
    return { address: '/auth/second-factor/remove', body, by };
  },
  'POST /auth/second-factor/recovery-codes': async (desk) => {
    const { by, body } = await withFactor(desk);
    return { address: '/auth/second-factor/recovery-codes', body, by };
  },
  'DELETE /auth/sessions/:session_id': (desk) => sessionOf(desk, 'by themselves'),
  'POST /admin/users': ({ admin, next }) => ({
    address: '/admin/users',
    by: admin,
    body: { username: `one.of.many${next()}`, password: 'chosen by the admin' },
  }),
  'PUT /admin/users/:id': async (desk) => ({
    address: (await aUser(desk)).path,
    by: desk.admin,
    body: { full_name: 'Another Name', password: 'another one, chosen for them' },
  }),
  'DELETE /admin/users/:id': async (desk) => ({ address: (await aUser(desk)).path, by: desk.admin }),
  'POST /admin/users/:id/unlock': async (desk) => {
    const { path, username } = await aUser(desk);
    const guesser = desk.visitor();
    for (let n = 0; n < 6; n++)
      await guesser.post('/auth/login').send({ username, password: 'not the password' });
    return { address: `${path}/unlock`, by: desk.admin };
  },
  'DELETE /admin/users/:id/second-factor': async (desk) => ({
    address: `${(await withFactor(desk)).path}/second-factor`,
    by: desk.admin,
  }),
  'DELETE /admin/users/:id/sessions': async (desk) => ({
    address: `${(await aNewcomer(desk)).path}/sessions`,
    by: desk.admin,
  }),
  'DELETE /admin/users/:id/sessions/:session_id': (desk) => sessionOf(desk, 'by an admin'),
  'PUT /admin/users/:id/profile': async (desk) => ({
    address: `${(await aUser(desk)).path}/profile`,
    by: desk.admin,
    body: { printed_name: 'Dr. An Other', npi: '1234567893' },
  }),
};
