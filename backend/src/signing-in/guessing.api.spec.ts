import { ADMIN, startApp } from '../testing/app.ts';
import { testClock } from '../testing/boxes.ts';

const clock = testClock(new Date().toISOString());
const app = await startApp({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
afterAll(() => app.close());

const signIn = async (username: string, password: string, from: string) =>
  (await app.anyone().post('/auth/login').set('X-Forwarded-For', from).send({ username, password })).status;

test('guesses from 38 addresses are slowed; the person is let in beside them, where they were before', async () => {
  expect(await signIn(ADMIN.username, ADMIN.password, '10.1.1.1')).toBe(200);
  const answers: number[] = [];
  for (let n = 0; n < 76; n++)
    answers.push(await signIn(ADMIN.username, `guess number ${n}`, `10.0.0.${n % 38}`));
  expect(answers.slice(0, 15)).toEqual(Array<number>(15).fill(401));
  expect(answers.slice(15).every((status) => status === 429)).toBe(true);
  expect(await signIn(ADMIN.username, ADMIN.password, '10.1.1.1')).toBe(200);
  clock.pass(6 * 60_000);
  expect(await signIn(ADMIN.username, ADMIN.password, '10.2.2.2')).toBe(200);
});

test('60 accounts tried from one address: thirty, then a wait, told the same of known and unknown names', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 60; n++) answers.push(await signIn(`nobody-${n}`, 'Spring is here 2026', '10.3.3.3'));
  expect(answers.filter((status) => status === 401)).toHaveLength(30);
  expect(await signIn(ADMIN.username, 'guess', '10.3.3.3')).toBe(429);
  expect(await signIn('nobody', 'guess', '10.3.3.3')).toBe(429);
});

test('who is turned away again and again is written down once until a try is let through, and cannot fill the disk', async () => {
  const failures = async () => {
    const all = await app.engines.log.readAll(null, 10_000);
    return all.filter(({ type }) => type === 'SignInFailed').map(({ data }) => data['cause']);
  };
  const before = (await failures()).length;
  const guess = (names: number) =>
    Promise.all(Array.from({ length: names }, (_, n) => signIn(`many-${n}`, 'any password', '10.5.5.5')));
  for (let n = 0; n < 30; n++) await signIn(`one-${n}`, 'any password', '10.5.5.5');
  await guess(40);
  const thirty = Array<string>(30).fill('unknown');
  expect((await failures()).slice(before)).toEqual([...thirty, 'too_many']);
  clock.pass(1_000);
  expect(await signIn('one-more', 'any password', '10.5.5.5')).toBe(401);
  await guess(40);
  expect((await failures()).slice(before)).toEqual([...thirty, 'too_many', 'unknown', 'too_many']);
});

test('more sign-ins at once than can be checked are told so; nobody is kept out afterwards', async () => {
  const all = Array.from({ length: 290 }, (_, n) => signIn(`crowd-${n}`, 'any password', `10.4.${n}.1`));
  const answers = new Set(await Promise.all(all));
  expect([...answers].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(await signIn(ADMIN.username, ADMIN.password, '10.1.1.1')).toBe(200);
});
