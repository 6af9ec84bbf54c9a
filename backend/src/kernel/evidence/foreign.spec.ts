import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { canonicalText, eventHash } from '../log/event-hash.ts';
import { checkpointText } from './checkpoint.ts';
import type { LoggedEvent } from './event-line.ts';
import { checkpointOf, ORIGIN, seeded, someLog } from './logs.fixture.ts';
import { consistencyProof, Frontier, type Hash, inclusionProof } from './merkle.ts';
import { verifierKey, vkeyOf } from './note-keys.ts';
import { signNote } from './signed-note.ts';

/** FOREIGN_VERIFIER names a program that stands on golang.org/x/mod/sumdb (deploy/local/foreign-verifier). */
const program = process.env['FOREIGN_VERIFIER'] ?? '';

const { privateKey } = generateKeyPairSync('ed25519');
const log = someLog(77, seeded(3));
const read = (level: number, n: number): Hash => {
  const frontier = new Frontier();
  for (const event of log.slice(n * 2 ** level, (n + 1) * 2 ** level))
    frontier.add(Buffer.from(eventHash(event), 'hex'));
  return frontier.root();
};
const base64 = (hashes: readonly Hash[]) => hashes.map((hash) => hash.toString('base64'));

/** The leaf's bytes, straight from their description. */
function leafBytes({ data, id, metadata, stream, type }: LoggedEvent): string {
  const { hash: _, ...envelope } = metadata;
  return canonicalText({ data, id, metadata: envelope, stream, type });
}

const asked = (index: number, old: number) => ({
  vkey: vkeyOf(verifierKey(ORIGIN, privateKey)),
  checkpoint: signNote(checkpointText(checkpointOf(log)), ORIGIN, privateKey),
  index,
  leaf: leafBytes(log[index]!),
  proof: base64(inclusionProof(index, 77, read)),
  old: checkpointOf(log, old).root.toString('base64'),
  oldSize: old,
  consistent: base64(consistencyProof(old, 77, read)),
});

const verified = (question: object) =>
  spawnSync(program, { input: JSON.stringify(question), encoding: 'utf8' }).stdout.trim();

(program ? describe : describe.skip)('Go’s own packages (FOREIGN_VERIFIER)', () => {
  test.each([
    [0, 1],
    [17, 40],
    [63, 64],
    [76, 76],
  ])('verify the checkpoint, event %s and the tree of %s', (index, old) => {
    expect(verified(asked(index, old))).toBe(`holds ${ORIGIN} 77`);
  });

  test('refuse what is not so', () => {
    const right = asked(17, 40);
    for (const wrong of [
      { ...right, index: 18 },
      { ...right, leaf: right.leaf.replace('1', '2') },
      { ...right, proof: right.proof.toReversed() },
      { ...right, oldSize: 41 },
      { ...right, checkpoint: right.checkpoint.replace('\n77\n', '\n78\n') },
    ])
      expect(verified(wrong)).toMatch(/^refused: /);
  });
});
