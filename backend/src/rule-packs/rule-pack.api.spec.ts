import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulePacksResponse } from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { StartError } from '../kernel/basics/start-error.ts';
import { startApp } from '../testing/app.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deliveredPacks } from './delivered-packs.ts';

test('an admin reads every pack as it is delivered, and the day of the site', async () => {
  const app = await startApp({
    clock: { now: () => new Date('2026-07-02T03:00:00Z') },
    env: { TZ: 'America/Denver' },
  });
  try {
    const admin = await app.admin();
    const body = (await admin.get('/admin/rule-packs').expect(200)).body as RulePacksResponse;
    const nothing = { revision: null, imported: [], keys: [] };
    const delivered = deliveredPacks().map((pack) => {
      const { id, title, version } = pack;
      return { id, title, version, hash: canonicalHash(pack), release: '0.1.0' };
    });
    expect(body).toEqual({ today: '2026-07-01', packs: deliveredPacks(), delivered, ...nothing });
    const titles = body.packs.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(titles).toContain('Medicare: glucose monitors');
  } finally {
    await app.close();
  }
});

const glucose = deliveredPacks().findLast(({ id }) => id === 'medicare-glucose')!;
const newFolder = temporaryFolder();
const folderOf = (files: Record<string, string>) => {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
};

test.each([
  ['cut off', { 'a.json': '{"format":' }, /damaged\. .*JSON/],
  ['of another format', { 'a.json': JSON.stringify({ ...glucose, format: 2 }) }, /format: 1 is expected/],
  [
    'there in two versions at once',
    { 'a.json': JSON.stringify(glucose), 'b.json': JSON.stringify({ ...glucose, version: '2' }) },
    `begins on ${glucose.effective_from} as well`,
  ],
])('the program does not start with a pack that is %s, and says why in a line', (_, files, words) => {
  expect(() => deliveredPacks(folderOf(files))).toThrow(StartError);
  expect(() => deliveredPacks(folderOf(files))).toThrow(words);
});
