import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './backup.ts';
import { contentOf, folderWith, servedFolder } from './kept-events.fixture.ts';
import { finishRestore } from '../adapters/data-folder/finish-restore.ts';
import { restore } from './restore.ts';

const folder = temporaryFolder();
const now = (): Date => new Date('2026-11-21T10:00:00.000Z');
const ASIDE = 'replaced-2026-11-21T10-00-00-000Z';

let ofFive: string;
let ofTwo: string;
beforeAll(async () => {
  ofTwo = await folderWith(join(folder(), 'data'), 2);
  ofFive = join(folder(), 'backup');
  const dataDir = await folderWith(join(folder(), 'source'), 5);
  await backUp({ dataDir, target: ofFive, product: '1.2.3', now });
});

/** A backup of five events, to do with as one likes. */
function backup(): string {
  const copy = join(folder(), 'backup');
  cpSync(ofFive, copy, { recursive: true });
  return copy;
}

/** A data folder of two events. */
function data(): string {
  const copy = join(folder(), 'data');
  cpSync(ofTwo, copy, { recursive: true });
  return copy;
}

describe('restoring over data', () => {
  let source: string;
  let dataDir: string;
  beforeEach(() => {
    source = backup();
    dataDir = data();
  });

  test('is refused, and changes nothing', async () => {
    const before = snapshot(dataDir);
    await expect(restore({ source, dataDir, replace: false, now })).rejects.toThrow('already holds data');
    expect(snapshot(dataDir)).toEqual(before);
  });

  test('moves it aside where it is asked to, read models too', async () => {
    const before = await contentOf(dataDir);
    const { aside } = await restore({ source, dataDir, replace: true, now });
    expect(aside).toBe(join(dataDir, ASIDE));
    expect(readdirSync(dataDir).sort()).toEqual(['events.sqlite', 'lock.sqlite', ASIDE, 'secrets.sqlite']);
    expect(readdirSync(aside!).sort()).toEqual(['events.sqlite', 'models.sqlite', 'secrets.sqlite']);
    expect((await contentOf(dataDir)).events).toHaveLength(5);
    expect(await contentOf(aside!)).toEqual(before);
  });

  test('takes a write-ahead log aside with its database', async () => {
    writeFileSync(join(dataDir, 'events.sqlite-wal'), 'of the old log');
    await restore({ source, dataDir, replace: true, now });
    expect(readFileSync(join(dataDir, ASIDE, 'events.sqlite-wal'), 'utf8')).toBe('of the old log');
    expect((await contentOf(dataDir)).events).toHaveLength(5);
  });

  test('is refused while a server has the folder', async () => {
    const other = join(folder(), 'data');
    const engines = await servedFolder(other, 1);
    await expect(restore({ source, dataDir: other, replace: true, now })).rejects.toThrow('is in use');
    await engines.close();
    expect((await contentOf(other)).events).toHaveLength(1);
  });
});

describe('a backup that is not whole', () => {
  const spoilings: [string, string, (source: string) => void][] = [
    ['one changed byte', 'not what its manifest says', (source) => flipByte(join(source, 'events.sqlite'))],
    [
      'one byte too many',
      'not what its manifest says',
      (source) => appendFileSync(join(source, 'secrets.sqlite'), 'x'),
    ],
    ['a missing file', 'cannot be copied: ENOENT', (source) => rmSync(join(source, 'secrets.sqlite'))],
    ['no manifest', 'holds no backup', (source) => rmSync(join(source, 'manifest.json'))],
    [
      'half a manifest',
      'is not JSON',
      (source) => writeFileSync(join(source, 'manifest.json'), '{"format":'),
    ],
    [
      'another number of events',
      'holds another event log',
      (source) => {
        const path = join(source, 'manifest.json');
        writeFileSync(path, readFileSync(path, 'utf8').replace('"events": 5', '"events": 6'));
      },
    ],
  ];
  test.each(spoilings)('%s: refused, and nothing is touched', async (_, sentence, spoil) => {
    const source = backup();
    const dataDir = data();
    spoil(source);
    const before = snapshot(dataDir);
    await expect(restore({ source, dataDir, replace: true, now })).rejects.toThrow(sentence);
    expect(snapshot(dataDir)).toEqual(before);
  });

  test('files that agree with the manifest and are no databases: refused, and nothing is touched', async () => {
    const source = backup();
    const other = backup();
    // The secrets stand in the log's place, with their own checksum.
    cpSync(join(source, 'secrets.sqlite'), join(other, 'events.sqlite'));
    const manifest = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as {
      files: { name: string }[];
    };
    const secrets = manifest.files[1]!;
    manifest.files = [{ ...secrets, name: 'events.sqlite' }, secrets];
    cpSync(join(source, 'secrets.sqlite'), join(other, 'secrets.sqlite'));
    writeFileSync(join(other, 'manifest.json'), JSON.stringify(manifest));
    const dataDir = data();
    const before = snapshot(dataDir);
    await expect(restore({ source: other, dataDir, replace: true, now })).rejects.toThrow(
      'is not a Vouchwell event log',
    );
    expect(snapshot(dataDir)).toEqual(before);
  });
});

/** What a decided restore does, one step after the other. */
const steps: ((dataDir: string) => void)[] = [
  (dataDir) => aside(dataDir, 'models.sqlite'),
  (dataDir) => aside(dataDir, 'events.sqlite'),
  (dataDir) => renameSync(join(dataDir, 'restore.ready/events.sqlite'), join(dataDir, 'events.sqlite')),
  (dataDir) => aside(dataDir, 'secrets.sqlite'),
  (dataDir) => renameSync(join(dataDir, 'restore.ready/secrets.sqlite'), join(dataDir, 'secrets.sqlite')),
  (dataDir) => rmSync(join(dataDir, 'restore.ready/aside')),
];

test.each([0, 1, 2, 3, 4, 5, 6])('cut off after step %d, the next start finishes it', async (done) => {
  const source = backup();
  const dataDir = data();
  const ready = join(dataDir, 'restore.ready');
  mkdirSync(ready);
  for (const name of ['events.sqlite', 'secrets.sqlite']) cpSync(join(source, name), join(ready, name));
  writeFileSync(join(ready, 'aside'), ASIDE);
  for (const step of steps.slice(0, done)) step(dataDir);
  const { events, secret } = await contentOf(dataDir);
  expect(events).toHaveLength(5);
  expect(secret).toMatch(/source$/);
  expect(readdirSync(dataDir)).not.toContain('restore.ready');
  expect((await contentOf(join(dataDir, ASIDE))).events).toHaveLength(2);
});

test('cut off before it was decided, everything is as before', async () => {
  const dataDir = data();
  mkdirSync(join(dataDir, 'restore.partial'));
  writeFileSync(join(dataDir, 'restore.partial', 'events.sqlite'), 'half');
  finishRestore(dataDir);
  expect((await contentOf(dataDir)).events).toHaveLength(2);
  await restore({ source: backup(), dataDir, replace: true, now });
  expect((await contentOf(dataDir)).events).toHaveLength(5);
});

function aside(dataDir: string, name: string): void {
  mkdirSync(join(dataDir, ASIDE), { recursive: true });
  renameSync(join(dataDir, name), join(dataDir, ASIDE, name));
}

function flipByte(path: string): void {
  const bytes = readFileSync(path);
  bytes[5000]! ^= 1;
  writeFileSync(path, bytes);
}

/** Names and contents of a folder; the empty lock file is made by asking for it. */
function snapshot(dataDir: string): [string, string][] {
  return readdirSync(dataDir)
    .filter((name) => name !== 'lock.sqlite')
    .sort()
    .map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')]);
}
