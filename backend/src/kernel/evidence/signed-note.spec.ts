import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { checkpointText, openCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { MalformedError } from './malformed.ts';
import {
  consistencyProof,
  Frontier,
  type Hash,
  inclusionProof,
  leafHash,
  type NodeReader,
  nodeHash,
  rootOf,
} from './merkle.ts';
import { parseVkey, verifierKey, vkeyOf } from './note-keys.ts';
import { consistencyText, inclusionText, openConsistency, openInclusion } from './proof-texts.ts';
import { cosignNote, openNote, signNote } from './signed-note.ts';

/** The example of Go's package golang.org/x/mod/sumdb/note. */
const neumann = {
  vkey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  seed: 'gQoUAtUUbI2E8kQzMPVAgOv5juF9nHT2JS/F1ccoMXM=',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature: 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};
const neumannNote = `${neumann.text}\n— PeterNeumann ${neumann.signature}\n`;
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const neumannKey = createPrivateKey({
  key: Buffer.concat([PKCS8, Buffer.from(neumann.seed, 'base64')]),
  format: 'der',
  type: 'pkcs8',
});

const origin = 'vouchwell/a-site';
const { privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519').privateKey;
const own = verifierKey(origin, privateKey);
const root = leafHash('a root');
const note = signNote(checkpointText({ origin, size: 42, root }), origin, privateKey);

test('the published example of a signed note opens, and is signed alike', () => {
  const key = parseVkey(neumann.vkey);
  expect(vkeyOf(key)).toBe(neumann.vkey);
  expect(openNote(neumannNote, [key])).toMatchObject({ text: neumann.text, by: [key] });
  expect(vkeyOf(verifierKey('PeterNeumann', neumannKey))).toBe(neumann.vkey);
  expect(signNote(neumann.text, 'PeterNeumann', neumannKey)).toBe(neumannNote);
});

test('a checkpoint says what was signed', () => {
  expect(note).toMatch(/^vouchwell\/a-site\n42\n[^\n]{44}\n\n— vouchwell\/a-site [^\n]+\n$/u);
  expect(openCheckpoint(note, [own])).toMatchObject({ origin, size: 42, root });
});

test.each([
  ['another key of the same name', note, [verifierKey(origin, stranger)]],
  ['the same key under another name', note, [verifierKey('vouchwell/other', privateKey)]],
  ['a size that was changed', note.replace('\n42\n', '\n43\n'), [own]],
  ['an origin that was changed', note.replace('vouchwell/a-site\n42', 'vouchwell/b-site\n42'), [own]],
  ['a line more', note.replace('\n\n', '\nmore\n\n'), [own]],
  ['Windows line ends', note.replaceAll('\n', '\r\n'), [own]],
  ['a last line without its end', note.slice(0, -1), [own]],
  ['no signature', note.slice(0, note.indexOf('—')), [own]],
  ['nothing', '', [own]],
  ['a hyphen in the place of the dash', note.replace('—', '-'), [own]],
  ['a byte that is not of the text', `${note.slice(0, 5)}\0${note.slice(5)}`, [own]],
  ['half a surrogate pair', `\ud800${note}`, [own]],
  ['base64 that is written otherwise', note.replace(/=\n$/, '\n'), [own]],
  ['a hundred and one signatures', note + note.slice(note.indexOf('—')).repeat(100), [own]],
  ['a note of a megabyte', 'a'.repeat(1 << 20) + note, [own]],
])('a note is refused for %s', (_, wrong, trusted) => {
  expect(() => openCheckpoint(wrong, trusted)).toThrow(MalformedError);
});

test.each([
  ['a size with a leading zero', `${origin}\n042\n${root.toString('base64')}\n`],
  ['a size beyond 2^53', `${origin}\n9007199254740993\n${root.toString('base64')}\n`],
  ['a negative size', `${origin}\n-1\n${root.toString('base64')}\n`],
  ['a size of a hundred digits', `${origin}\n${'9'.repeat(100)}\n${root.toString('base64')}\n`],
  ['a size in other digits', `${origin}\n４２\n${root.toString('base64')}\n`],
  ['a short root', `${origin}\n42\n${root.subarray(1).toString('base64')}\n`],
  ['two lines', `${origin}\n42\n`],
  ['an empty origin', `\n42\n${root.toString('base64')}\n`],
])('a checkpoint is refused for %s, though its signature is good', (_, text) => {
  expect(() => parseCheckpoint(text)).toThrow(MalformedError);
});

test('only the log itself makes a checkpoint: a trusted cosigner alone does not', () => {
  const witness = verifierKey('auditor', stranger, 'cosignature');
  const cosigned = cosignNote(note, 'auditor', stranger, 1_763_800_000);
  const { by, times } = openCheckpoint(cosigned, [own, witness]);
  expect(by).toEqual([own, witness]);
  expect(times.get(witness.id)).toBe(1_763_800_000);
  expect(() => openCheckpoint(cosigned, [witness])).toThrow('signed by the log that it names');
  const otherTime = cosigned.replace(/(auditor )\S+/u, (line, name: string) => {
    const bytes = Buffer.from(line.slice(name.length), 'base64');
    bytes[11]! ^= 1;
    return `${name}${bytes.toString('base64')}`;
  });
  expect(() => openCheckpoint(otherTime, [own, witness])).toThrow('cosignature of auditor');
  expect(openCheckpoint(otherTime, [own]).by).toEqual([own]);
});

test.each([
  ['another id', neumann.vkey.replace('c74f20a3', 'c74f20a4')],
  ['a type that is unknown', 'PeterNeumann+c74f20a3+Ahpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'],
  ['no name', neumann.vkey.replace('PeterNeumann', '')],
  ['a space in the name', neumann.vkey.replace('Peter', 'Peter ')],
  ['a short key', 'PeterNeumann+c74f20a3+ARpc'],
])('a key is refused for %s', (_, vkey) => {
  expect(() => parseVkey(vkey)).toThrow(MalformedError);
});

/** A tree in which every leaf but one is alike: a million leaves cost twenty hashes. */
function likeLeaves(one: Hash, index: number, like: Hash): NodeReader {
  const alike = [like];
  return function read(level, n): Hash {
    while (alike.length <= level) alike.push(nodeHash(alike.at(-1)!, alike.at(-1)!));
    if (Math.floor(index / 2 ** level) !== n) return alike[level]!;
    return level === 0 ? one : nodeHash(read(level - 1, 2 * n), read(level - 1, 2 * n + 1));
  };
}

test('the proof of an event among a million, with one cosignature, is at most 1.5 KB', () => {
  const [size, index, leaf] = [1_000_000, 777_777, leafHash('the event')];
  const id = 'vouchwell/3f1c5a52-7d0e-4ac7-9a50-1d3fbb6a8d27';
  const read = likeLeaves(leaf, index, leafHash('another'));
  const signed = signNote(checkpointText({ origin: id, size, root: rootOf(size, read) }), id, privateKey);
  const cosigned = cosignNote(signed, 'auditor.example/compliance', stranger, 1_763_800_000);
  const text = inclusionText(index, inclusionProof(index, size, read), cosigned);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_536);
  const trusted = [
    verifierKey(id, privateKey),
    verifierKey('auditor.example/compliance', stranger, 'cosignature'),
  ];
  expect(openInclusion(text, leaf, trusted)).toMatchObject({ index, size, by: trusted });
  for (const wrong of [
    text.replace('index 777777', 'index 777776'),
    text.replace('c2sp.org/tlog-proof@v1', 'c2sp.org/tlog-proof@v2'),
    text.replace(/(index \d+\n)[^\n]+\n/, '$1'),
    text.replaceAll('\n', '\r\n'),
    text.slice(0, text.indexOf('\n\n')),
    text.replace(/\n\n/, `\n${`${root.toString('base64')}\n`.repeat(65)}\n`),
  ])
    expect(() => openInclusion(wrong, leaf, trusted)).toThrow(MalformedError);
  expect(() => openInclusion(text, leafHash('another'), trusted)).toThrow('does not lead from this event');
});

test('a log that only grew is told from one that was forked, and from another log', () => {
  const leaves = Array.from({ length: 9 }, (_, n) => leafHash(`${n}`));
  const read: NodeReader = (level, n) => {
    const some = leaves.slice(n * 2 ** level, (n + 1) * 2 ** level);
    const frontier = new Frontier();
    for (const leaf of some) frontier.add(leaf);
    return frontier.root();
  };
  const headOf = (size: number, of = origin) => ({ origin: of, size, root: rootOf(size, read) });
  const next = signNote(checkpointText(headOf(9)), origin, privateKey);
  const text = consistencyText(5, consistencyProof(5, 9, read), next);
  expect(openConsistency(text, headOf(5), [own]).size).toBe(9);
  expect(openConsistency(consistencyText(0, [], next), null, [own]).size).toBe(9);
  expect(() => openConsistency(text, { ...headOf(5), root }, [own])).toThrow('altered or forked');
  expect(() => openConsistency(text, headOf(4), [own])).toThrow('size that is known');
  expect(() => openConsistency(text, headOf(5, 'another'), [own])).toThrow('the log that is known');
  expect(() => openConsistency(text, null, [own])).toThrow('size that is known');
});
