import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { backUp } from './backup.ts';
import { folderWith } from './kept-events.fixture.ts';
import { noteBackup } from './note-backup.ts';

const folder = temporaryFolder();
const taken = async (dataDir: string, at: string) =>
  backUp({ dataDir, target: join(folder(), at), product: '1.2.3', now: () => new Date(at) });

test('the data folder knows the last backup that was taken of it', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 12);
  for (const at of ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']) {
    noteBackup(dataDir, await taken(dataDir, at), fail);
  }
  const text = readFileSync(join(dataDir, 'last-backup.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ taken_at: '2026-11-21T10:00:00.000Z', events: 12 });
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('a note that cannot be written says so, and nothing else', async () => {
  const dataDir = await folderWith(join(folder(), 'data'), 1);
  const manifest = await taken(dataDir, '2026-11-22T10:00:00.000Z');
  mkdirSync(join(dataDir, 'last-backup.json'));
  const said: string[] = [];
  noteBackup(dataDir, manifest, (line) => said.push(line));
  expect(said).toEqual([expect.stringMatching(/could not be written \(E\w+\)/)]);
});

function fail(line: string): never {
  throw new Error(line);
}
