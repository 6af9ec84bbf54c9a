import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Checkpoint, openCheckpoint } from '../../kernel/evidence/checkpoint.ts';
import { parseEventLine } from '../../kernel/evidence/event-line.ts';
import type { Leaves } from '../../kernel/evidence/leaves.ts';
import { demand, MalformedError } from '../../kernel/evidence/malformed.ts';
import { parseVkey, verifierKey, type VerifierKey, vkeyOf } from '../../kernel/evidence/note-keys.ts';
import { openConsistency, openInclusion } from '../../kernel/evidence/proof-texts.ts';
import { cosignNote } from '../../kernel/evidence/signed-note.ts';
import { LogVerifier, type Verified } from '../../kernel/evidence/verify-log.ts';
import { eventHash } from '../../kernel/log/event-hash.ts';
import { addLines, isDatabase, keptLeaves, openDatabase, ownCheckpoint } from './read-log.ts';

/** Of keys, checkpoints and proofs: they have some kilobytes. */
const MOST_BYTES = 1 << 20;

/** @throws MalformedError */
function smallFile(path: string): string {
  demand(statSync(path).size <= MOST_BYTES, `${path} must have ${MOST_BYTES} bytes at the most.`);
  return readFileSync(path, 'utf8');
}

/** Public keys, a line each. @throws MalformedError */
export function keysIn(path: string): VerifierKey[] {
  const lines = smallFile(path).split('\n').filter(Boolean);
  demand(lines.length > 0, `${path} must hold the public keys, a line each.`);
  return lines.map(parseVkey);
}

/** Signed by a log of which these are the keys. @throws MalformedError, which names the file */
export function checkpointIn(path: string, keys: readonly VerifierKey[]): Checkpoint {
  try {
    return openCheckpoint(smallFile(path), keys);
  } catch (error) {
    throw error instanceof MalformedError ? new MalformedError(`${path}: ${error.message}`) : error;
  }
}

export interface LogFiles {
  /** An exported log, or a copy of events.sqlite. */
  readonly log: string;
  readonly keys: readonly VerifierKey[];
  /** Kept elsewhere. */
  readonly checkpoints: readonly Checkpoint[];
  /** A copy of log-tree.hashes that was kept elsewhere; null: none. */
  readonly tree: string | null;
}

export async function verifyLog({ log, keys, checkpoints, tree }: LogFiles): Promise<Verified> {
  const kept = tree === null ? null : provedLeaves(tree, checkpoints);
  if (isDatabase(log)) {
    const database = await openDatabase(log);
    try {
      const verifier = new LogVerifier({ checkpoints, kept, reached: database.reached });
      database.addEvents(verifier);
      return verifier.result();
    } finally {
      database.close();
    }
  }
  const note = ownCheckpoint(log);
  const own = note === null ? null : openCheckpoint(note, keys);
  const verifier = new LogVerifier({ checkpoints, kept, own });
  addLines(log, verifier);
  const verified = verifier.result();
  return note === null && verified.findings.length === 0 ? withoutItsEnd(verified) : verified;
}

/** Every exported log ends with a checkpoint: of one that lacks it nobody knows where it ended. */
function withoutItsEnd(verified: Verified): Verified {
  const sentence = 'The file lacks the checkpoint that every exported log ends with: its end is missing.';
  return { ...verified, findings: [{ kind: 'truncated', event: verified.events + 1, sentence }] };
}

/** A kept tree is believed as far as a checkpoint proves it. */
function provedLeaves(path: string, checkpoints: readonly Checkpoint[]): Leaves {
  const leaves = keptLeaves(path);
  const proved = checkpoints.filter(
    ({ size, root }) => size <= leaves.length && leaves.frontier(size).root().equals(root),
  );
  const furthest = Math.max(0, ...proved.map(({ size }) => size));
  demand(furthest > 0, `${path} must be the tree of one of the checkpoints.`);
  leaves.length = furthest;
  return leaves;
}

/** @throws MalformedError */
export function verifyProof(
  proof: string,
  event: string,
  keys: readonly VerifierKey[],
): Checkpoint & { index: number } {
  const line = smallFile(event).replace(/\n$/, '');
  return openInclusion(smallFile(proof), Buffer.from(eventHash(parseEventLine(line)), 'hex'), keys);
}

/** A key of whoever cosigns, in a file of its own; made where there is none. */
function cosignerKey(path: string) {
  if (existsSync(path)) return createPrivateKey(readFileSync(path, 'utf8'));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  return privateKey;
}

export interface Cosigning {
  /** Its public name. */
  readonly name: string;
  /** Of its private key. */
  readonly keyFile: string;
  /** What it has cosigned last; made at the first time. */
  readonly lastFile: string;
  /** A proof that the log only grew since, with the checkpoint to be cosigned (GET /audit/consistency). */
  readonly proof: string;
  readonly keys: readonly VerifierKey[];
  /** Since 1970 */
  readonly seconds: number;
}

/** Cosigns what follows on what was cosigned before, and nothing else. @throws MalformedError */
export function cosign({ name, keyFile, lastFile, proof, keys, seconds }: Cosigning): {
  note: string;
  vkey: string;
} {
  const last = existsSync(lastFile) ? checkpointIn(lastFile, keys) : null;
  const text = smallFile(proof);
  openConsistency(text, last, keys);
  const key = cosignerKey(keyFile);
  const note = cosignNote(text.slice(text.indexOf('\n\n') + 2), name, key, seconds);
  writeFileSync(lastFile, note, { flush: true });
  return { note, vkey: vkeyOf(verifierKey(name, key, 'cosignature')) };
}
