import { JwtService } from '@nestjs/jwt';
import { MOST_SESSIONS } from '@vouchwell/rules';
import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { DownloadLinks, Sessions } from '../auth/public.ts';
import { Vault } from '../kernel/vault/vault.ts';
import type { UserQueries, UserStanding } from '../users/account/user.queries.ts';
import { SignedIn } from './session.ts';
import { tokensOf } from './tokens.ts';

const secrets = await openSqliteSecrets(':memory:');
const siteKey = randomBytes(32);
const vault = new Vault(secrets, siteKey);
const sessions = new Sessions(vault, systemClock, 12);
const links = new DownloadLinks(vault, systemClock);
const jwt = new JwtService(tokensOf(vault, 12));
const user = { is_active: true, username: 'sam', full_name: 'Sam', role: 'user', flags: {} } as UserStanding;
const users = { standing: () => Promise.resolve(user) } as unknown as UserQueries;
const now = Date.now;
afterEach(() => void (Date.now = now));
afterAll(() => secrets.close());

async function signedIn() {
  const { id: sid } = await sessions.begin(7);
  const authorization = `Bearer ${jwt.sign({ sub: '7', sid })}`;
  return { sid, request: { headers: { authorization } }, ask: new SignedIn(jwt, sessions, users, links) };
}

test('a session that another process ends is over at the next request', async () => {
  const { sid, request, ask } = await signedIn();
  expect(await ask.person(request)).toMatchObject({ id: 7, session_id: sid });
  expect(await ask.person(request)).toMatchObject({ id: 7 });
  await new Sessions(new Vault(secrets, siteKey), systemClock, 12).end(7, sid);
  expect(await ask.person(request)).toBeNull();
});

test('who comes back to a session that made room for newer ones is told so', async () => {
  const { request, ask } = await signedIn();
  for (let n = 0; n < MOST_SESSIONS; n++) await sessions.begin(7);
  await expect(ask.person(request)).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'session_made_room',
    message: 'You were signed out here because you have signed in more than 20 times elsewhere since.',
  });
});

test('a token that was known to be ours is refused once its time has passed', async () => {
  const { request, ask } = await signedIn();
  expect(await ask.person(request)).not.toBeNull();
  Date.now = () => now() + 12 * 3_600_000 + 1000;
  expect(await ask.person(request)).toBeNull();
});

test('what is remembered of a session is what stands: another one under its name counts', async () => {
  const { sid, request, ask } = await signedIn();
  expect(await ask.person(request)).not.toBeNull();
  await vault.put(`session/7/${sid}`, { id: sid, user_id: 7, expires_at: '2001-01-01T00:00:00.000Z' });
  expect(await ask.person(request)).toBeNull();
});
