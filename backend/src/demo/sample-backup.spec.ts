import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../kernel/basics/clock.ts';
import { eventsInFile, folderWith } from '../operations/backup/kept-events.fixture.ts';
import { readManifest } from '../operations/backup/manifest.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUpSamples } from './sample-backup.ts';

const folder = temporaryFolder();

test('the demonstration has a backup that was taken, and its reports know of it', async () => {
  const place = folder();
  const dataDir = await folderWith(join(place, 'data'), 7);
  const said: string[] = [];
  await backUpSamples({ dataDir }, systemClock, (line) => said.push(line));
  const [name] = readdirSync(join(place, 'data-backups'));
  const taken = join(place, 'data-backups', name!);
  expect(await eventsInFile(taken)).toHaveLength(7);
  expect(JSON.parse(readFileSync(join(dataDir, 'last-backup.json'), 'utf8'))).toEqual({
    taken_at: readManifest(taken).created_at,
    events: 7,
  });
  expect(said).toEqual([`Backed up to ${taken}`]);
});

test('what cannot be backed up is said, and none is told of', async () => {
  const dataDir = folder();
  const said: string[] = [];
  await backUpSamples({ dataDir }, systemClock, (line) => said.push(line));
  expect(said).toEqual([expect.stringMatching('there is nothing to back up')]);
  expect(readdirSync(dataDir)).toEqual([]);
});
