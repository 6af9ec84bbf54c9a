import type { LoginResponse } from '@vouchwell/contract';
import { createHmac } from 'node:crypto';
import { Vault } from '../kernel/vault/vault.ts';
import { ADMIN, startApp } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let good: string;
beforeAll(async () => {
  app = await startApp();
  good = ((await app.anyone().post('/auth/login').send(ADMIN).expect(200)).body as LoginResponse)
    .access_token;
});
afterAll(() => app.close());

const me = (token: string) => app.anyone().get('/auth/me').set('Authorization', `Bearer ${token}`);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () =>
  JSON.parse(Buffer.from(good.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const siteSecret = () => app.nest.get(Vault, { strict: false }).derivedKey('session-tokens');
/** A token as an attacker, or with the true key, would make it. */
const signed = (header: object, payload: object, key: Buffer = siteSecret(), hash = 'sha256') => {
  const body = `${part(header)}.${part(payload)}`;
  return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`;
};
const HS256 = { alg: 'HS256', typ: 'JWT' };

test('a token made like ours is accepted: what follows is refused for its own reason', async () => {
  await me(signed(HS256, claims())).expect(200);
});

test.each<[string, () => string]>([
  ['alg none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
  ['alg None, with a signature', () => signed({ alg: 'None', typ: 'JWT' }, claims())],
  ['no alg', () => signed({ typ: 'JWT' }, claims())],
  ['another HMAC', () => signed({ alg: 'HS512', typ: 'JWT' }, claims(), siteSecret(), 'sha512')],
  ['RS256 in its header, HMAC in its signature', () => signed({ alg: 'RS256', typ: 'JWT' }, claims())],
  ['another key', () => signed(HS256, claims(), Buffer.alloc(32, 1))],
  ['an empty key', () => signed(HS256, claims(), Buffer.alloc(0))],
  ['kid that points to a file', () => signed({ ...HS256, kid: '/dev/null' }, claims(), Buffer.alloc(0))],
  ['kid with SQL', () => signed({ ...HS256, kid: "x' UNION SELECT 'a" }, claims(), Buffer.from('a'))],
  ['jku', () => signed({ ...HS256, jku: 'http://127.0.0.1:1/keys' }, claims(), Buffer.alloc(32, 1))],
  ['a key of its own', () => signed({ ...HS256, jwk: { kty: 'oct', k: 'AQ' } }, claims(), Buffer.from([1]))],
  ['another audience', () => signed(HS256, { ...claims(), aud: 'elsewhere' })],
  ['no audience', () => signed(HS256, { ...claims(), aud: undefined })],
  ['a time that has passed', () => signed(HS256, { ...claims(), exp: Math.floor(Date.now() / 1000) - 1 })],
  ['another user', () => signed(HS256, { ...claims(), sub: '2' })],
  ['a user that is an object', () => signed(HS256, { ...claims(), sub: { $ne: 0 } })],
  ['no session', () => signed(HS256, { ...claims(), sid: undefined })],
  ['a session that is a list', () => signed(HS256, { ...claims(), sid: [claims()['sid']] })],
  ['a path in its session', () => signed(HS256, { ...claims(), sid: `x/../${String(claims()['sid'])}` })],
  [
    'a changed payload',
    () => good.replace(/\.(.{10})/, (_, head: string) => `.${[...head].reverse().join('')}`),
  ],
  ['a changed signature', () => `${good.slice(0, -4)}AAAA`],
  ['no signature', () => good.slice(0, good.lastIndexOf('.') + 1)],
  ['nothing', () => ''],
  ['10,000 characters', () => 'x'.repeat(10_000)],
])('a token with %s is refused', async (_, make) => {
  const answer = await me(make()).expect(401);
  expect(answer.body).toMatchObject({ code: 'unauthenticated', success: false });
});

test('a token counts in the bearer header only', async () => {
  await app.anyone().get(`/auth/me?access_token=${good}&token=${good}`).expect(401);
  await app.anyone().get('/auth/me').set('Cookie', `token=${good}`).expect(401);
  await app.anyone().get('/auth/me').set('Authorization', `Basic ${good}`).expect(401);
  await app.anyone().get('/auth/me').set('Authorization', good).expect(401);
});

test('a token holds no more than who and which session', () => {
  expect(Object.keys(claims()).sort()).toEqual(['aud', 'exp', 'iat', 'sid', 'sub']);
});
