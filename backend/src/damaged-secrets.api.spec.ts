import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openEmbedded } from './embedded.ts';
import { ENTRIES, SITE_KEY_CHECK } from './kernel/vault/entries.ts';
import { siteKey } from './site-key.ts';
import { ADMIN, startApp } from './testing/app.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { copyOf, serve } from './testing/torture/site-images.ts';

const folder = temporaryFolder();
const keyFile = () => join(at, '..', 'keys', 'site.key');
const SECRETS = 'secrets.sqlite';
let at: string;

/** A site at which somebody has signed in, failed to, and worked. */
beforeAll(async () => {
  at = join(folder(), 'data');
  const app = await serve(at, keyFile());
  const wrong = { ...ADMIN, password: 'another long password' };
  await app.anyone().post('/auth/login').send(wrong).expect(401);
  const admin = await app.admin();
  await admin.post('/patients').send({ first_name: 'Ann', last_name: 'Doe' }).expect(201);
  await app.newUser();
  await app.close();
});

function inSecrets(dataDir: string, sql: string, ...params: string[]) {
  const database = new DatabaseSync(join(dataDir, SECRETS));
  try {
    return database.prepare(sql).all(...params);
  } finally {
    database.close();
  }
}

const names = () => inSecrets(at, 'SELECT key FROM secrets').map(({ key }) => String(key));

/** The site with one entry of the vault in which a byte has become another. */
function damaged(name: string): string {
  const dataDir = copyOf(at, folder);
  inSecrets(
    dataDir,
    `UPDATE secrets SET value = iif(value LIKE 'A%', 'B', 'A') || substr(value, 2) WHERE key = ?`,
    name,
  );
  return dataDir;
}

test('of every kind of entry that a site at work keeps, the start refuses the damaged one or does without', async () => {
  const outcomes: Record<string, string> = {};
  for (const begin of Object.keys(ENTRIES)) {
    const name = names().find((one) => one.startsWith(begin));
    if (name === undefined) continue;
    try {
      const app = await serve(damaged(name), keyFile());
      await app.admin();
      await app.close();
      outcomes[begin] = 'served';
    } catch (error) {
      expect(error).toMatchObject({ name: 'StartError' });
      expect((error as Error).message).toContain(`The secrets are damaged: 1 entries do not open (${name})`);
      outcomes[begin] = 'refused';
    }
  }
  expect(outcomes).toMatchObject({
    'log-mark': 'refused',
    'patient-key/': 'refused',
    'password/': 'refused',
    'session/': 'served',
    'attempts/': 'served',
    'at-home/': 'served',
  });
});

test('a damaged check of the site key is made anew where the key opens the rest, and another key is refused', async () => {
  const dataDir = damaged(SITE_KEY_CHECK);
  const told: string[] = [];
  const engines = await openEmbedded(dataDir);
  await siteKey(keyFile(), engines, (line) => told.push(line));
  await siteKey(keyFile(), engines, (line) => told.push(line));
  await engines.close();
  expect(told).toEqual([expect.stringMatching(/^The check of the site key was damaged and is made anew/)]);
  await (await serve(dataDir, keyFile())).close();
  const otherKey = join(folder(), 'site.key');
  writeFileSync(otherKey, `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 });
  await expect(serve(copyOf(at, folder), otherKey)).rejects.toThrow('does not belong to this data');
});

/** What the opening of a file has not met yet. */
function spoilWhileOpen(dataDir: string): void {
  const path = join(dataDir, SECRETS);
  writeFileSync(path, readFileSync(path).fill(0xff, 4096));
}

test('a page that turns out damaged during the start ends it with what to do', async () => {
  const told = {
    name: 'StartError',
    message: expect.stringMatching(
      /^The secrets store could not be read \(.+\)\. Restore it from a backup; without one, `npm run repair` shows what can be saved\.$/,
    ) as string,
  };
  const engines = await openEmbedded(copyOf(at, folder));
  const key = await siteKey(keyFile(), engines);
  await engines.close();

  const early = copyOf(at, folder);
  const before = await openEmbedded(early);
  spoilWhileOpen(early);
  await expect(siteKey(keyFile(), before)).rejects.toMatchObject(told);
  await before.close();

  const late = copyOf(at, folder);
  const opened = await openEmbedded(late);
  spoilWhileOpen(late);
  await expect(startApp({ engines: opened, siteKey: key })).rejects.toMatchObject(told);
  await opened.close();
});
