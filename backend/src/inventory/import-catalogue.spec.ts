import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { programOf } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openEmbedded } from '../embedded.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { orderLine } from './code-sets/icd10-order-file.fixture.ts';

const folder = temporaryFolder();

/** 1,234 billable codes under one heading: three events. */
const lines = [
  orderLine('S72', '0', 'Fracture of femur'),
  ...Array.from({ length: 1233 }, (_, at) =>
    orderLine(`S72${String(at).padStart(4, '0')}`, '1', `Fracture ${at}`, at + 2),
  ),
  orderLine('Z9989', '1', 'Dependence on other enabling machines and devices', 1235),
];

function orderFile(
  content: string | Buffer = `${lines.join('\r\n')}\r\n`,
  name = 'icd10cm-order-2026.txt',
): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as an operator does. */
function run(dataDir: string, args: string[], more: Record<string, string> = {}): Promise<Ended> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, ...more };
  const child = spawn('node', [programOf('import-catalogue'), ...args], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

async function recorded(dataDir: string): Promise<StoredEvent[]> {
  const engines = await openEmbedded(dataDir);
  const events = await engines.log.readAll(null, 1000);
  await engines.close();
  return events;
}

test('lists all codes in events of up to 500, then closes the catalogue', async () => {
  const dataDir = folder();
  const { code, out } = await run(dataDir, [orderFile()]);
  expect(code).toBe(0);
  expect(out).toContain('Listed 1234 of 1234 codes\n');
  expect(out).toContain('icd10cm-order-2026.txt: 1234 codes are in the catalogue');
  const events = await recorded(dataDir);
  expect(events.map(({ type, data }) => [type, (data['codes'] as unknown[] | undefined)?.length])).toEqual([
    ['DiagnosesListed', 500],
    ['DiagnosesListed', 500],
    ['DiagnosesListed', 234],
    ['CatalogueImported', undefined],
  ]);
  expect(new Set(events.map(({ stream }) => stream)).size).toBe(1);
  expect(events[0]?.stream).toMatch(/^catalogue-[0-9a-f]{64}$/);
  expect(events[0]?.data['codes']).toContainEqual({ code: 'S72.0007', description: 'Fracture 7' });
});

test('the same content again, compressed or not, changes nothing and says so', async () => {
  const dataDir = folder();
  await run(dataDir, [orderFile()]);
  const again = await run(dataDir, [orderFile(gzipSync(`${lines.join('\r\n')}\r\n`))]);
  expect(again.code).toBe(0);
  expect(again.out).toContain('is already in the catalogue with 1234 codes. Nothing was changed.');
  expect(await recorded(dataDir)).toHaveLength(4);
});

test('malformed lines are reported with their numbers and skipped', async () => {
  const dataDir = folder();
  const damaged = [
    lines[0],
    'what is this',
    orderLine('S720001', '1', 'Fracture 1', 3),
    orderLine('I10', '7', 'Hypertension', 4),
    orderLine('Z9989', '1', 'Dependence', 5),
  ];
  const { code, err, out } = await run(dataDir, [orderFile(`${damaged.join('\n')}\n`)]);
  expect(code).toBe(0);
  expect(err).toContain('Line 2 is malformed and was skipped: columns 1 to 5 must be the order number.');
  expect(err).toContain('Line 4 is malformed and was skipped: column 15 must be 0 or 1.');
  expect(out).toContain('2 codes are in the catalogue');
});

test.each([
  [
    'in the middle of a line',
    (text: string) => text.slice(0, text.length / 2),
    /It ends in the middle of line \d+\./,
  ],
  [
    'at the end of a line',
    (text: string) => text.slice(0, text.indexOf('\n', text.length / 2) + 1),
    /It ends with S72[.\d]+, before the last categories, Z99 and U\./,
  ],
])('a file cut off %s is not imported, unless it is forced', async (_, cut, sentence) => {
  const dataDir = folder();
  const path = orderFile(cut(`${lines.join('\n')}\n`));
  const refused = await run(dataDir, [path]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(sentence) as string });
  expect(refused.err).toContain('Nothing was imported.');
  expect(existsSync(join(dataDir, 'events.sqlite'))).toBe(false);
  expect(await run(dataDir, ['--force', path])).toMatchObject({ code: 0 });
});

test('on server engines it asks for them, and leaves the data folder alone', async () => {
  const dataDir = folder();
  const EVENTSTORE_URL = 'esdb://127.0.0.1:1?tls=false';
  const half = await run(dataDir, [orderFile()], { EVENTSTORE_URL });
  expect(half).toMatchObject({ code: 1, err: expect.stringContaining('belong together') as string });
  const both = { EVENTSTORE_URL, MONGODB_URL: 'mongodb://127.0.0.1:1/vouchwell' };
  const away = await run(dataDir, [orderFile()], both);
  expect(away).toMatchObject({ code: 1, err: expect.stringContaining('EVENTSTORE_URL') as string });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('refuses while a server runs, and writes nothing', async () => {
  const dataDir = folder();
  const server = await openEmbedded(dataDir);
  try {
    const { code, err } = await run(dataDir, [orderFile()]);
    expect(code).toBe(1);
    expect(err).toMatch(/^.* is in use: another server is using this folder\. Nothing was imported\.\n$/);
  } finally {
    await server.close();
  }
  expect(await recorded(dataDir)).toEqual([]);
});

describe('refuses, in one line', () => {
  test.each([
    ['a file that is not there', () => '/nowhere/order.txt', 1, /^\/nowhere\/order\.txt does not exist\.\n$/],
    [
      'a file cut short',
      () => orderFile(gzipSync(lines.join('\n')).subarray(0, 500)),
      1,
      /damaged: it cannot be decompressed\. Nothing was imported\.\n$/,
    ],
    [
      'plain text that is called compressed',
      () => orderFile(undefined, 'icd10cm-order-2026.txt.gz'),
      1,
      /\.gz cannot be imported\. The name ends in \.gz, but the file is not compressed with gzip\. Nothing was imported\.\n$/,
    ],
    ['a file without codes', () => orderFile(''), 1, /holds no billable ICD-10-CM code/],
  ])('%s', async (_, path, expected, sentence) => {
    const { code, err } = await run(folder(), [path()]);
    expect(code).toBe(expected);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('no file named', async () => {
    expect(await run(folder(), [])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name one file') as string,
    });
  });
});
