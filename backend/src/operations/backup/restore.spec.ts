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
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { backUp } from './backup.ts';
import { contentOf, folderWith, servedFolder } from './kept-events.fixture.ts';
import { finishRestore } from '../../adapters/data-folder/finish-restore.ts';
import { openEmbedded } from '../../embedded.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { siteKey as makeSiteKey } from '../../site-key.ts';
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
      "does not hold Vouchwell's event log",
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

describe('keys that were destroyed since the backup', () => {
  const siteKey = Buffer.alloc(32, 7);
  const keyFile = () => {
    const file = join(folder(), 'site.key');
    writeFileSync(file, siteKey.toString('base64'));
    return file;
  };

  /** A folder with the keys of patients 1 and 2, and its backup. */
  async function keptFolder(): Promise<{ dataDir: string; source: string }> {
    const [dataDir, source] = [join(folder(), 'keys'), join(folder(), 'keys-backup')];
    const engines = await servedFolder(dataDir, 2);
    await makeSiteKey(keyFile(), engines);
    const keys = new PatientKeys(new Vault(engines.secrets, siteKey), 0);
    for (const patient of [1, 2]) await keys.forSealing(patient);
    await engines.close();
    await backUp({ dataDir, target: source, product: '1.2.3', now });
    return { dataDir, source };
  }

  async function keysOf<T>(dataDir: string, work: (keys: PatientKeys) => Promise<T>): Promise<T> {
    const engines = await openEmbedded(dataDir);
    const keys = new PatientKeys(new Vault(engines.secrets, siteKey), 0);
    return work(keys).finally(() => engines.close());
  }

  test('are not brought back, nor does any file of the site hold them any more', async () => {
    const { dataDir, source } = await keptFolder();
    const gone = await keysOf(dataDir, async (keys) => {
      const key = await keys.forOpening(1);
      // Of a patient who came after the backup.
      await keys.forSealing(3);
      await keys.parts.keep('event-1', { subject: 2, version: 1, data: { kept: true } });
      await keys.destroy(1);
      await keys.destroy(3);
      return key;
    });
    expect(gone).toHaveLength(32);
    const { destroyed } = await restore({ source, dataDir, replace: true, siteKeyFile: keyFile(), now });
    expect(destroyed).toBe(1);
    await keysOf(dataDir, async (keys) => {
      expect(await keys.forOpening(1)).toBeNull();
      expect(await keys.forOpening(2)).toHaveLength(32);
      await expect(keys.forSealing(3)).rejects.toMatchObject({ code: 'forgotten' });
      expect(await keys.parts.of('event-1')).toMatchObject({ subject: 2, data: { kept: true } });
    });
  });

  test('of another site say nothing of this one', async () => {
    const { dataDir } = await keptFolder();
    await keysOf(dataDir, (keys) => keys.destroy(1));
    const other = Buffer.alloc(32, 9);
    const foreign = join(folder(), 'foreign');
    const engines = await servedFolder(foreign, 5);
    const file = join(folder(), 'foreign.key');
    writeFileSync(file, other.toString('base64'));
    await makeSiteKey(file, engines);
    await new PatientKeys(new Vault(engines.secrets, other), 0).forSealing(1);
    await engines.close();
    const source = join(folder(), 'foreign-backup');
    await backUp({ dataDir: foreign, target: source, product: '1.2.3', now });
    const { destroyed } = await restore({ source, dataDir, replace: true, siteKeyFile: keyFile(), now });
    expect(destroyed).toBe(0);
    const restored = await openEmbedded(dataDir);
    expect(await new PatientKeys(new Vault(restored.secrets, other), 0).forOpening(1)).toHaveLength(32);
    await restored.close();
  });

  test('cannot be told from damaged secrets: refused, and nothing is touched', async () => {
    const { dataDir, source } = await keptFolder();
    writeFileSync(join(dataDir, 'secrets.sqlite'), 'no database at all');
    const before = snapshot(dataDir);
    await expect(restore({ source, dataDir, replace: true, siteKeyFile: keyFile(), now })).rejects.toThrow(
      'who was forgotten since the backup',
    );
    expect(snapshot(dataDir)).toEqual(before);
  });
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
