import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { testClock } from '../testing/boxes.ts';
import { DownloadLinks } from './download-links.ts';

const ADDRESS = 'GET /audit/log';
const secrets = await openSqliteSecrets(':memory:');
const clock = testClock();
const links = new DownloadLinks(new Vault(secrets, randomBytes(32)), clock);
afterAll(() => secrets.close());

test('a link is good for half a minute, and for the session that asked for it', async () => {
  const link = await links.issue(7, 's-1', ADDRESS);
  clock.pass(29_000);
  expect(await links.take(link, ADDRESS)).toMatchObject({ user_id: 7, session_id: 's-1' });
  const late = await links.issue(7, 's-1', ADDRESS);
  clock.pass(30_000);
  expect(await links.take(late, ADDRESS)).toBeNull();
});

test('one that was drawn while the clock ran ahead lasts no longer', async () => {
  const link = await links.issue(7, 's-1', ADDRESS);
  clock.pass(-3_600_000);
  expect(await links.take(link, ADDRESS)).toBeNull();
});

test('tried for another file it is good for none any more', async () => {
  const link = await links.issue(7, 's-1', ADDRESS);
  expect(await links.take(link, 'GET /patients')).toBeNull();
  expect(await links.take(link, ADDRESS)).toBeNull();
});

test('what was asked for lies with it, sealed, and not in the link', async () => {
  const link = await links.issue(9, 's-3', ADDRESS, { text: 'Canaria' });
  expect(link).not.toContain('Canaria');
  expect(JSON.stringify(await secrets.list('download/9/'))).not.toContain('Canaria');
  expect(await links.take(link, ADDRESS)).toMatchObject({ asked: { text: 'Canaria' } });
});

test('of more than twenty that nobody came for the oldest are over, and only theirs', async () => {
  const others = await links.issue(12, 's-4', ADDRESS);
  const first = await links.issue(1, 's-5', ADDRESS);
  clock.pass(1);
  let newest = '';
  for (let n = 0; n < 20; n++) newest = await links.issue(1, 's-5', ADDRESS);
  expect(await links.take(first, ADDRESS)).toBeNull();
  expect(await links.take(newest, ADDRESS)).not.toBeNull();
  await Promise.all(Array.from({ length: 100 }, () => links.issue(1, 's-5', ADDRESS)));
  expect((await secrets.list('download/1/')).length).toBeLessThanOrEqual(20);
  expect(await links.take(others, ADDRESS)).not.toBeNull();
});

test('what nobody came for is forgotten with the next one, and nobody else’s', async () => {
  await links.issue(8, 's-2', ADDRESS);
  await links.issue(7, 's-1', ADDRESS);
  clock.pass(60_000);
  await links.issue(7, 's-1', ADDRESS);
  expect(await secrets.list('download/7/')).toHaveLength(1);
  expect(await secrets.list('download/8/')).toHaveLength(1);
});
