import { generateKeyPairSync } from 'node:crypto';
import { checkpointText } from '../kernel/evidence/checkpoint.ts';
import { Leaves } from '../kernel/evidence/leaves.ts';
import { verifierKey } from '../kernel/evidence/note-keys.ts';
import { signNote } from '../kernel/evidence/signed-note.ts';
import { comparedWith, heldCheckpoint, type LogToday } from './held-checkpoint.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').privateKey;
const origin = 'vouchwell/now';
const keys = [verifierKey(origin, privateKey), verifierKey('vouchwell/before', privateKey)];

const leaves = (count: number, salt = 0) =>
  Leaves.of(Array.from({ length: count }, (_, n) => Buffer.alloc(32, n + salt)));
const rootAt = (size: number, salt = 0) => leaves(size, salt).frontier(size).root();
const today: LogToday = { names: ['before', 'now'], size: 20, root: rootAt };

const note = (size: number, { salt = 0, by = privateKey, of = origin } = {}) =>
  signNote(checkpointText({ origin: of, size, root: rootAt(size, salt) }), of, by);
const compared = (text: string) => comparedWith(heldCheckpoint(text, keys), today);

test.each([
  ['an older one of the same log', note(8), 'consistent'],
  ['the newest itself', note(20), 'consistent'],
  ['one of another history that the same key has signed', note(8, { salt: 1 }), 'forked'],
  ['one that covers more than there is', note(21), 'truncated'],
  ['one from before a restore, all of which came back', note(8, { of: 'vouchwell/before' }), 'consistent'],
  ['one from before a restore, behind the backup', note(30, { of: 'vouchwell/before' }), 'lost'],
  ['one of another site', note(8, { of: 'vouchwell/elsewhere', by: other }), 'unsigned'],
  ['one that somebody else has signed in this log’s name', note(8, { by: other }), 'unsigned'],
])('%s: %s', (_, text, verdict) => {
  const answer = compared(text);
  expect(answer).toMatchObject({ verdict, to: 20, signed: verdict !== 'unsigned' });
  expect(answer.sentence).toMatch(/\.$/);
});

test('what was changed after it was signed says nothing', () => {
  expect(compared(note(8).replace('\n8\n', '\n9\n')).verdict).toBe('unsigned');
});

test('three lines from a letter are compared as well, and their lack of a signature is told', () => {
  const [first, second, third] = note(8).split('\n');
  const lines = [first, second, third].join('\n');
  expect(compared(lines)).toMatchObject({ verdict: 'consistent', from: 8, signed: false });
  const wrong = compared([first, '9', third].join('\n'));
  expect(wrong).toMatchObject({ verdict: 'forked', signed: false });
  expect(wrong.sentence).toContain('without its signature');
  expect(compared(lines.replace('now', 'elsewhere')).verdict).toBe('foreign');
});

test('as it is pasted, with other ends of lines and spaces around, it is the same', () => {
  const pasted = `\r\n  ${note(8).replaceAll('\n', '\r\n').replace('\r\n8\r\n', '  \r\n8\r\n')}\r\n\r\n`;
  expect(compared(pasted)).toMatchObject({ verdict: 'consistent', signed: true });
});

test.each(['', 'Dear reviewer', 'vouchwell/now\n8', note(8).slice(0, 30), 'vouchwell/now\n-8\nAAAA\n'])(
  'what is none is refused: %j',
  (text) => expect(() => compared(text)).toThrow('checkpoint'),
);

test('a run of spaces takes as long to read as it is', () => {
  const before = process.threadCpuUsage();
  expect(() => heldCheckpoint(`x${' '.repeat(60_000)}x`, [])).toThrow('three lines');
  const { user } = process.threadCpuUsage(before);
  expect(user / 1_000).toBeLessThan(1_000);
});
