import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FORGOTTEN_NUMBERS } from '../../kernel/proving/given-numbers.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DamagedSite } from '../repair/damaged-site.fixture.ts';
import { backUp } from './backup.ts';
import { numbersGiven } from './numbers-given.ts';
import { restore } from './restore.ts';

const folder = temporaryFolder();
const now = (): Date => new Date('2026-11-21T10:00:00.000Z');

let site: DamagedSite;
let source: string;
beforeAll(async () => {
  site = await DamagedSite.of(folder);
  source = join(folder(), 'backup');
  await backUp({ dataDir: site.dataDir, target: source, product: '1.2.3', now });
});

/** The patients' highest number that a copy of the site's folder tells. */
function patients(
  change: (dataDir: string) => void,
  restored = join(source, 'events.sqlite'),
): number | undefined {
  const dataDir = join(folder(), 'data');
  cpSync(site.dataDir, dataDir, { recursive: true });
  change(dataDir);
  return numbersGiven(dataDir, site.config.siteKeyFile, restored)['patient'];
}

function inFile(dataDir: string, name: string, ...statements: string[]): void {
  const file = new DatabaseSync(join(dataDir, name));
  if (name === 'events.sqlite')
    file.exec('DROP TRIGGER events_are_never_deleted; DROP TRIGGER events_are_never_changed');
  for (const statement of statements) file.exec(statement);
  file.close();
}
const remove = (dataDir: string, ...names: string[]) =>
  names.forEach((name) => rmSync(join(dataDir, name), { force: true }));
const log = 'events.sqlite';
const secrets = 'secrets.sqlite';
const noKeys = "DELETE FROM secrets WHERE key LIKE 'patient-key/%'";
const noMark = "DELETE FROM secrets WHERE key = 'log-mark'";

test('a whole site tells its numbers exactly, whatever its mark has not heard of', () => {
  expect(patients(() => undefined)).toBe(5);
  const behind = patients((dataDir) => {
    inFile(
      dataDir,
      log,
      `INSERT INTO events (stream, revision, id, type, data, metadata)
       VALUES ('patient-numbers', 5, 'a', 'NumberTaken', '{}', '{}'), ('patient-numbers', 6, 'b', 'NumberTaken', '{}', '{}')`,
    );
  });
  expect(behind).toBe(7);
  const atOnce = patients((dataDir) =>
    inFile(
      dataDir,
      log,
      `INSERT INTO events (stream, revision, id, type, data, metadata)
       VALUES ('patient-numbers', 5, 'a', 'NumberTaken', '{"through":40}', '{}')`,
    ),
  );
  expect(atOnce).toBe(40);
});

test.each<[string, (dataDir: string) => void]>([
  ['without its secrets', (dataDir) => remove(dataDir, secrets)],
  ['with secrets that are no database', (dataDir) => writeFileSync(join(dataDir, secrets), 'Dear diary')],
  ['without a mark', (dataDir) => inFile(dataDir, secrets, noMark, noKeys)],
  ['without its log', (dataDir) => remove(dataDir, log)],
  ['with keys alone', (dataDir) => (inFile(dataDir, secrets, noMark), remove(dataDir, log))],
  [
    'with a log that has lost the stream of numbers',
    (dataDir) => {
      inFile(dataDir, log, "DELETE FROM events WHERE stream = 'patient-numbers'");
      inFile(dataDir, secrets, noMark, noKeys);
    },
  ],
])('a site %s tells as much, and leaves a margin', (_, change) => {
  expect(patients(change)).toBe(5 + FORGOTTEN_NUMBERS);
});

test('a log that cannot be read at all leaves a margin behind what the backup tells', () => {
  const told = patients((dataDir) => {
    remove(dataDir, secrets);
    writeFileSync(join(dataDir, log), 'Dear diary');
  });
  expect(told).toBe(5 + FORGOTTEN_NUMBERS);
});

test('a log with broken pages tells what stands on the others', () => {
  const told = patients((dataDir) => {
    remove(dataDir, secrets);
    const path = join(dataDir, log);
    const bytes = readFileSync(path);
    const page = Math.floor(bytes.length / 4096 / 2) * 4096;
    writeFileSync(path, bytes.fill(0xa5, page, page + 8 * 4096));
  });
  expect(told).toBeGreaterThanOrEqual(5 + FORGOTTEN_NUMBERS);
});

test('another site tells nothing of this one, and an empty folder nothing at all', async () => {
  const other = await DamagedSite.of(folder);
  expect(patients(() => undefined, join(other.dataDir, log))).toBeUndefined();
  expect(patients((dataDir) => remove(dataDir, log, secrets))).toBeUndefined();
});

test('damaged secrets that were moved away: after a restore no number is given twice', async () => {
  await site.register('Fir', 'Gorse');
  remove(site.dataDir, secrets, `${secrets}-wal`, `${secrets}-shm`);
  const { dataDir, config } = site;
  await restore({ source, dataDir, replace: true, siteKeyFile: config.siteKeyFile, now });
  const [next] = await site.register('Hazel');
  expect(next).toBeGreaterThan(7);
});
