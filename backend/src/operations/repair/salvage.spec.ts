import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { definition } from '../../adapters/secrets/sqlite.ts';
import { openForWriting } from '../../adapters/sqlite/connection.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DamagedSite } from './damaged-site.fixture.ts';
import { salvageEntries } from './salvage-entries.ts';

const PAGE = 4096;
const folder = temporaryFolder();

/** Fills a page with what is none; pages count from 1. */
function breakPage(path: string, page: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, (page - 1) * PAGE, page * PAGE);
  writeFileSync(path, bytes);
}

/** A file of so many entries, some of which went again, and what is saved of it. */
function secretsOf(entries: number) {
  const path = join(folder(), 'secrets.sqlite');
  const database = openForWriting(path, definition);
  const put = database.prepare('INSERT INTO secrets (key, value) VALUES (?, ?)');
  for (let n = 0; n < entries; n += 1) put.run(`patient-key/${n}`, `sealed ${n} `.repeat(20));
  database.exec('DELETE FROM secrets WHERE rowid % 7 = 0');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const rows = () =>
    new Map(
      database
        .prepare('SELECT key, value FROM secrets')
        .all()
        .map(({ key, value }) => [key, value]),
    );
  const kept = rows();
  database.close();
  const saved = () => {
    const target = new DatabaseSync(':memory:');
    target.exec(definition.migrations[0]!.join(';'));
    const result = salvageEntries(path, target);
    const found = target.prepare('SELECT key, value FROM secrets').all();
    target.close();
    return { ...result, found };
  };
  return { path, kept, saved, pages: readFileSync(path).length / PAGE };
}

test('whichever page is broken, what is saved is as it was, and what is not on it is saved', () => {
  const { path, kept, saved, pages } = secretsOf(400);
  const whole = readFileSync(path);
  /** So many entries fit on one page. */
  const ON_A_PAGE = 20;
  let named = 0;
  for (let page = 1; page <= pages; page += 1) {
    writeFileSync(path, whole);
    breakPage(path, page);
    // The root of the table: what lies below it is not found without.
    if (page === 2) {
      expect(saved).toThrow('can be read, so nothing of it can be saved');
      continue;
    }
    const { found, lost } = saved();
    for (const { key, value } of found) expect([key, value]).toEqual([key, kept.get(key)]);
    expect([page, kept.size - found.length <= ON_A_PAGE]).toEqual([page, true]);
    for (const name of lost) expect(kept.has(name) && !found.some(({ key }) => key === name)).toBe(true);
    named += lost.length;
  }
  // The names of what is lost with a page of the table stand in the index.
  expect(named).toBeGreaterThan(300);
  expect(readdirSync(join(path, '..'))).toEqual(['secrets.sqlite']);
});

test('what is no file of secrets at all is refused, and left as it is', () => {
  const path = join(folder(), 'secrets.sqlite');
  writeFileSync(path, Buffer.alloc(5 * PAGE, 0xa5));
  const target = new DatabaseSync(':memory:');
  target.exec(definition.migrations[0]!.join(';'));
  expect(() => salvageEntries(path, target)).toThrow(
    /^No entry of .* Restore a backup\. Nothing was changed\.$/,
  );
  expect(readFileSync(path).equals(Buffer.alloc(5 * PAGE, 0xa5))).toBe(true);
  target.close();
});

describe('a site whose file of secrets is damaged', () => {
  let site: DamagedSite;
  let path: string;
  beforeEach(async () => {
    site = await DamagedSite.of(folder);
    path = join(site.dataDir, 'secrets.sqlite');
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  });

  /** The page of the table on which this entry lies. */
  function pageOf(name: string): number {
    const bytes = readFileSync(path);
    const value = new DatabaseSync(path, { readOnly: true });
    const text = String(value.prepare('SELECT value FROM secrets WHERE key = ?').get(name)!['value']);
    value.close();
    return Math.floor(bytes.indexOf(text.slice(0, 40)) / PAGE) + 1;
  }

  test('in its first page: everything is saved', async () => {
    breakPage(path, 1);
    await expect(site.serve()).rejects.toThrow('is not a database');
    expect(await site.repair()).toMatch(/is not a database\.\nSaved: \d+ entries.*Nothing was changed\./s);
    await expect(site.serve()).rejects.toThrow('is not a database');
    expect(await site.repair('no other copy')).toMatch(/Accepted and recorded/);
    expect(await site.patients()).toMatch(/Elm/);
    expect((await site.decision())!.data).toMatchObject({ lost_events: 0, lost_keys: 0 });
  });

  test('in the page of a patient’s key: the loss is told, accepted and recorded, and the others are served', async () => {
    const page = pageOf('patient-key/5');
    breakPage(path, page);
    const broken = readFileSync(path);
    await expect(site.serve()).rejects.toThrow('is damaged');
    const shown = await site.repair();
    expect(shown).toMatch(
      /is damaged\.\nSaved: \d+ entries of the secrets\. Lost: \d+ that their index still names \(.*patient-key\/5/,
    );
    expect(shown).toMatch(/Lost: the keys of [1-5] patients or texts.*\nNothing was changed\./);
    expect(readFileSync(path).equals(broken)).toBe(true);
    expect(await site.repair('no other copy')).toMatch(/Accepted and recorded/);
    const { data, metadata } = (await site.decision())!;
    expect(data).toMatchObject({
      lost_events: 0,
      lost_keys: expect.any(Number) as number,
      saved_entries: expect.any(Number) as number,
    });
    expect([Number(data['lost_keys']) > 0, Number(data['saved_entries']) > 0]).toEqual([true, true]);
    expect(metadata['reason']).toBe('no other copy');
    const aside = join(site.dataDir, 'replaced-2026-11-21T10-00-00-000Z');
    expect(readFileSync(join(aside, 'secrets.sqlite')).equals(broken)).toBe(true);
    expect(readdirSync(site.dataDir).filter((name) => /salvaged|partial|ready|^repair/.test(name))).toEqual(
      [],
    );
    const app = await site.serve();
    const admin = await app.admin();
    const { status, body } = await admin.get('/patients/5');
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'history_damaged' })]);
    await app.close();
    const [next] = await site.register('Fir');
    expect(next).toBeGreaterThan(5);
    expect(existsSync(aside)).toBe(true);
  });

  test('and so is the log: both are saved as far as they go', async () => {
    breakPage(path, 1);
    const log = join(site.dataDir, 'events.sqlite');
    const bytes = readFileSync(log);
    bytes.fill(0xa5, Math.ceil(bytes.length / 3 / PAGE) * PAGE);
    writeFileSync(log, bytes);
    for (const end of ['-wal', '-shm']) rmSync(log + end, { force: true });
    expect(await site.repair('the disk failed')).toMatch(/Accepted and recorded/);
    await (await site.serve()).close();
  });
});
