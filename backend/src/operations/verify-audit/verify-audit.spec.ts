import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openTreeFile } from '../../adapters/disk/tree-file.ts';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { checkpointText } from '../../kernel/evidence/checkpoint.ts';
import { eventLine, type LoggedEvent } from '../../kernel/evidence/event-line.ts';
import {
  checkpointOf,
  newEvent,
  ORIGIN,
  rewritten,
  seeded,
  someLog,
} from '../../kernel/evidence/logs.fixture.ts';
import { consistencyProof, Frontier, inclusionProof } from '../../kernel/evidence/merkle.ts';
import { parseVkey, verifierKey, vkeyOf } from '../../kernel/evidence/note-keys.ts';
import { consistencyText, inclusionText } from '../../kernel/evidence/proof-texts.ts';
import { openNote, signNote } from '../../kernel/evidence/signed-note.ts';
import { eventHash } from '../../kernel/log/event-hash.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Holds the verifier and what each test puts there, and nothing else. */
const place = mkdtempSync(join(tmpdir(), 'verify-audit-'));
const at = (name: string) => join(place, name);
const { privateKey } = generateKeyPairSync('ed25519');
const own = verifierKey(ORIGIN, privateKey);
const log = someLog(60, seeded(11));
const noteOf = (events: readonly LoggedEvent[], size = events.length) =>
  signNote(checkpointText(checkpointOf(events, size)), ORIGIN, privateKey);

beforeAll(async () => {
  const vite = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    join(root, 'backend/verifier.vite.config.mjs'),
  ];
  execFileSync(process.execPath, [...vite, '--outDir', place, '--logLevel', 'error'], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
  });
  writeFileSync(at('keys'), `${vkeyOf(own)}\n`);
  for (const size of [20, 40, 60]) writeFileSync(at(`checkpoint-${size}`), noteOf(log, size));
  const tree = openTreeFile(place);
  const frontier = new Frontier();
  tree.append(
    log.map((event, n) => ({
      completed: frontier.add(Buffer.from(eventHash(event), 'hex')),
      position: String(n + 1),
    })),
  );
  tree.close();
  const engine = await openSqliteEventLog(at('events.sqlite'));
  const next = new Map<string, number>();
  for (const event of log) {
    const { stream } = event;
    await engine.append(stream, [event], next.get(stream) ?? 'none');
    next.set(stream, event.revision);
  }
  await engine.close();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs it as an auditor does: Node and the one file, no environment. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify-audit.mjs', ...args], {
    cwd: place,
    env: {},
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const elsewhere = [
  '--keys',
  'keys',
  ...[20, 40, 60].flatMap((size) => ['--checkpoint', `checkpoint-${size}`]),
];
const verify = (file: string, ...more: string[]) => run('log', file, ...elsewhere, ...more);

function exported(
  name: string,
  events: readonly LoggedEvent[],
  note: string | null = noteOf(events),
): string {
  const last = note === null ? '' : `${JSON.stringify({ checkpoint: note })}\n`;
  writeFileSync(at(name), events.map((event) => `${eventLine(event)}\n`).join('') + last);
  return name;
}

test('it needs nothing but Node: a log that is what was recorded holds', () => {
  expect(verify(exported('log', log))).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^60 events, root .*\nThe first 60 are those that were signed.*\nNothing was altered\.\n$/,
    ),
  });
  expect(verify('events.sqlite')).toMatchObject({ status: 0 });
});

test.each<[string, readonly LoggedEvent[], string[], RegExp]>([
  [
    'altered',
    log.with(30, { ...log[30]!, data: {} }),
    [],
    /ALTERED: Event 31 .*\n1 finding\. The first: event 31/,
  ],
  ['deleted', log.toSpliced(30, 1), ['--tree', 'log-tree.hashes'], /DELETED: .* before event 31/],
  [
    'rehashed',
    log.with(30, rewritten(log[30]!)),
    ['--tree', 'log-tree.hashes'],
    /REHASHED: Event 31 was rewritten/,
  ],
  ['rehashed without a tree', log.with(30, rewritten(log[30]!)), [], /(FORKED|REHASHED): .*events 21 to 40/],
  [
    'inserted',
    log.toSpliced(30, 0, { ...newEvent('case-x', 1), stream: 'case-x', revision: 0 }),
    ['--tree', 'log-tree.hashes'],
    /INSERTED: Event 31/,
  ],
  ['cut off', log.slice(0, 30), [], /(OLDER|TRUNCATED): 30 events behind event 30/],
])('an exported log that was %s', (name, events, more, found) => {
  const file = exported(`log-${name.replaceAll(' ', '-')}`, events, name === 'cut off' ? null : noteOf(log));
  expect(verify(file, ...more)).toEqual({ status: 1, said: expect.stringMatching(found) });
});

const BARE = 'DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_deleted;';
test.each<[string, string, RegExp]>([
  ['altered', `UPDATE events SET data = '{}' WHERE position = 31`, /ALTERED: Event 31/],
  ['spelled otherwise', `UPDATE events SET data = ' ' || data WHERE position = 31`, /UNREADABLE: Event 31/],
  ['made no JSON', `UPDATE events SET metadata = '{' WHERE position = 31`, /UNREADABLE: Event 31/],
  ['deleted', 'DELETE FROM events WHERE position = 31', /DELETED: .*before event 31/],
  ['cut off', 'DELETE FROM events WHERE position > 30', /TRUNCATED: 30 events behind event 30/],
  [
    'swapped',
    'UPDATE events SET position = 1000 WHERE position = 31; UPDATE events SET position = 31 WHERE position = 32; UPDATE events SET position = 32 WHERE position = 1000',
    /SWAPPED: /,
  ],
])('a copy of the whole log in which an event was %s', (name, statement, found) => {
  const file = `copy-${name.replaceAll(' ', '-')}.sqlite`;
  copyFileSync(at('events.sqlite'), at(file));
  const database = new DatabaseSync(at(file));
  database.exec(BARE + statement);
  database.close();
  expect(verify(file)).toEqual({ status: 1, said: expect.stringMatching(found) });
});

test.each([
  ['empty', [], 'event 1'],
  ['half', log.slice(0, 30), 'event 31'],
])(
  'a file that broke off between two lines is not called whole where no checkpoint is known: %s',
  (name, kept, first) => {
    const { status, said } = run('log', exported(`broken-off-${name}`, kept, null), '--keys', 'keys');
    expect(said).toContain('TRUNCATED: The file lacks the checkpoint that every exported log ends with');
    expect(said).toContain(`1 finding. The first: ${first}.`);
    expect(said).not.toContain('Nothing was altered');
    expect(status).toBe(1);
  },
);

test('an older copy of the whole log is told from one that was cut off', () => {
  // Every event of it is right, as far as it goes.
  copyFileSync(at('events.sqlite'), at('older.sqlite'));
  const shorter = new DatabaseSync(at('older.sqlite'));
  shorter.exec(`${BARE} DELETE FROM events WHERE position > 45; UPDATE sqlite_sequence SET seq = 45`);
  shorter.close();
  expect(verify('older.sqlite')).toEqual({
    status: 1,
    said: expect.stringMatching(/OLDER: 15 events behind event 45/),
  });
});

const leavesOf = (level: number, n: number) => {
  const frontier = new Frontier();
  for (const event of log.slice(n * 2 ** level, (n + 1) * 2 ** level))
    frontier.add(Buffer.from(eventHash(event), 'hex'));
  return frontier.root();
};

test('the proof of one event holds, and not for another', () => {
  writeFileSync(at('proof'), inclusionText(17, inclusionProof(17, 60, leavesOf), noteOf(log)));
  writeFileSync(at('event'), eventLine(log[17]!));
  writeFileSync(at('other'), eventLine(log[18]!));
  expect(run('proof', 'proof', '--event', 'event', '--keys', 'keys')).toEqual({
    status: 0,
    said: 'This is event 18 of the log, covered by the checkpoint of 60 events.\n',
  });
  expect(run('proof', 'proof', '--event', 'other', '--keys', 'keys')).toMatchObject({ status: 1 });
});

test('a second machine cosigns what only grew, and refuses another history', () => {
  const proofOf = (from: number, to: number) =>
    consistencyText(from, consistencyProof(from, to, leavesOf), noteOf(log, to));
  const cosign = (proof: string) => {
    writeFileSync(at('grown'), proof);
    return run(
      'cosign',
      'grown',
      '--keys',
      'keys',
      '--name',
      'auditor',
      '--key',
      'auditor.key',
      '--last',
      'last',
    );
  };
  const first = cosign(proofOf(0, 20));
  expect(first.status).toBe(0);
  const [, vkey] = /public key (\S+)/.exec(first.said)!;
  const witness = parseVkey(vkey!);
  expect(openNote(readFileSync(at('last'), 'utf8'), [own, witness]).by).toEqual([own, witness]);
  expect(cosign(proofOf(20, 60))).toMatchObject({ status: 0 });
  const before = readFileSync(at('last'), 'utf8');
  const fork = log.slice(0, 59).concat(rewritten(log[59]!), rewritten(log[3]!));
  const forged = consistencyText(60, [], noteOf(fork));
  expect(cosign(forged)).toEqual({ status: 1, said: expect.stringMatching(/altered or forked/) });
  expect(cosign(proofOf(20, 40))).toEqual({ status: 1, said: expect.stringMatching(/size that is known/) });
  expect(readFileSync(at('last'), 'utf8')).toBe(before);
});

describe('whatever it is given, it says one line and ends', () => {
  const whole = log.map((event) => `${eventLine(event)}\n`).join('');
  const [, line] = whole.split('\n');
  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['Windows line ends', whole.replaceAll('\n', '\r\n')],
    ['half a line at its end', whole.slice(0, -40)],
    ['a line nested a million deep', `${'['.repeat(1_000_000)}\n`],
    [
      'an event nested deep',
      `${line!.replace(/"data":\{/, `"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)},`)}\n`,
    ],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(whole.slice(0, 300)), Buffer.of(0xff, 0xfe, 10)])],
    ['a mark of byte order', `\ufeff${whole}`],
    ['the same text in another form of Unicode', whole.replace('ä', 'a\u0308')],
    ['a number beyond 2^53', whole.replace(/"weight":[^}]+/, '"weight":9007199254740993')],
    ['a revision beyond 2^53', whole.replace(/"revision":0/, '"revision":9007199254740993')],
    ['a name twice', whole.replace('"weight":', '"weight":1,"weight":')],
    ['a prototype', whole.replace('"weight":', '"__proto__":{},"weight":')],
    ['spaces', whole.replace(':', ': ')],
    ['an empty line', whole.replace('\n', '\n\n')],
    ['a checkpoint that is none', `${whole}{"checkpoint":"nothing"}\n`],
    ['a checkpoint in its middle', `{"checkpoint":"${'x'.repeat(20)}"}\n${whole.slice(200)}`],
  ])('%s', (name, content) => {
    writeFileSync(at('worst'), content);
    const { status, said } = verify('worst');
    expect([name, status]).toEqual([name, 1]);
    expect(said).not.toMatch(/at .*\.mjs:|facts|ZmFjdHM/);
  });

  test('a line of 70 megabytes', () => {
    const file = openSync(at('long'), 'w');
    for (let n = 0; n < 70; n += 1) writeSync(file, Buffer.alloc(1 << 20, 'x'));
    closeSync(file);
    expect(verify('long')).toEqual({
      status: 1,
      said: expect.stringMatching(/UNREADABLE: Event 1 is no event/),
    });
  });

  test.each<[number, ...string[]]>([
    [2],
    [2, 'log'],
    [2, 'log', 'log', '--keyz', 'keys'],
    [2, 'forge', 'log', '--keys', 'keys'],
    [1, 'log', 'missing', '--keys', 'keys'],
    [1, 'log', 'log', '--keys', 'log'],
    [1, 'log', '.', '--keys', 'keys'],
    [1, 'log', 'log', '--keys', 'keys', '--checkpoint', 'keys'],
    [1, 'log', 'log', '--keys', 'keys', '--tree', 'log-tree.hashes'],
  ])('called with code %s', (code, ...args) => {
    const { status, said } = run(...args);
    expect(status).toBe(code);
    expect(said).not.toMatch(/at .*\.mjs:/);
  });
});
