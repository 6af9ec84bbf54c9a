import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { testClock } from '../testing/boxes.ts';
import { DownloadLinks } from './download-links.ts';

const ROUTE = 'GET /audit/log';
const secrets = await openSqliteSecrets(':memory:');
const clock = testClock();
const links = new DownloadLinks(new Vault(secrets, randomBytes(32)), clock);
afterAll(() => secrets.close());

test('a link is good for half a minute, and for the session that asked for it', async () => {
  const link = await links.issue(7, 's-1', ROUTE);
  clock.pass(29_000);
  expect(await links.take(link, ROUTE)).toMatchObject({ user_id: 7, session_id: 's-1' });
  const late = await links.issue(7, 's-1', ROUTE);
  clock.pass(30_000);
  expect(await links.take(late, ROUTE)).toBeNull();
});

test('one that was drawn while the clock ran ahead lasts no longer', async () => {
  const link = await links.issue(7, 's-1', ROUTE);
  clock.pass(-3_600_000);
  expect(await links.take(link, ROUTE)).toBeNull();
});

test('tried for another file it is good for none any more', async () => {
  const link = await links.issue(7, 's-1', ROUTE);
  expect(await links.take(link, 'GET /patients')).toBeNull();
  expect(await links.take(link, ROUTE)).toBeNull();
});

test('what was asked for lies with it, sealed, and not in the link', async () => {
  const link = await links.issue(9, 's-3', ROUTE, { text: 'Canaria' });
  expect(link).not.toContain('Canaria');
  expect(JSON.stringify(await secrets.list('download/9/'))).not.toContain('Canaria');
  expect(await links.take(link, ROUTE)).toMatchObject({ asked: { text: 'Canaria' } });
});

test('what nobody came for is forgotten with the next one, and nobody else’s', async () => {
  await links.issue(8, 's-2', ROUTE);
  await links.issue(7, 's-1', ROUTE);
  clock.pass(60_000);
  await links.issue(7, 's-1', ROUTE);
  expect(await secrets.list('download/7/')).toHaveLength(1);
  expect(await secrets.list('download/8/')).toHaveLength(1);
});
