import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { bytesOfBase64, demand, wholeNumber } from './malformed.ts';
import { isConsistent, rootByInclusion } from './merkle-proofs.ts';
import type { Hash } from './merkle.ts';
import type { VerifierKey } from './note-keys.ts';
import type { OpenedNote } from './signed-note.ts';

const HEAD = 'c2sp.org/tlog-proof@v1';
/** A path has one hash for each level of the tree. */
const MOST_HASHES = 64;

const hashLines = (hashes: readonly Hash[]) => hashes.map((hash) => `${hash.toString('base64')}\n`).join('');

function hashesOf(lines: readonly string[]): Hash[] {
  demand(lines.length <= MOST_HASHES, `A proof must have ${MOST_HASHES} hashes at the most.`);
  return lines.map((line) => bytesOfBase64(line, 'A hash of a proof', 32));
}

/** Cut at the first empty line: before it, and behind it the signed checkpoint. */
function cut(text: string, what: string): [lines: string[], note: string] {
  const at = text.indexOf('\n\n');
  demand(at > 0, `${what} must have an empty line and a checkpoint behind its hashes.`);
  return [text.slice(0, at).split('\n'), text.slice(at + 2)];
}

/** That an event stands in the log (c2sp.org/tlog-proof). `index` counts from 0; `note`: a signed checkpoint. */
export const inclusionText = (index: number, path: readonly Hash[], note: string) =>
  `${HEAD}\nindex ${index}\n${hashLines(path)}\n${note}`;

/** @throws MalformedError, also where the proof does not lead from this leaf to the checkpoint */
export function openInclusion(
  text: string,
  leaf: Hash,
  trusted: readonly VerifierKey[],
): Checkpoint & OpenedNote & { readonly index: number } {
  const [[head, ...lines], note] = cut(text, 'A proof');
  demand(head === HEAD, `A proof must begin with ${HEAD}.`);
  const rest = lines[0]?.startsWith('extra ') ? lines.slice(1) : lines;
  const [, digits] = /^index (.*)$/.exec(rest[0] ?? '') ?? [];
  demand(digits !== undefined, 'A proof must name the index of its event.');
  const index = wholeNumber(digits, 'The index of a proof');
  const checkpoint = openCheckpoint(note, trusted);
  const root = rootByInclusion(index, checkpoint.size, leaf, hashesOf(rest.slice(1)));
  demand(root?.equals(checkpoint.root), 'The proof does not lead from this event to the checkpoint.');
  return { ...checkpoint, index };
}

/** That a log only grew, in the form in which c2sp.org/tlog-witness is asked to cosign. */
export const consistencyText = (old: number, proof: readonly Hash[], note: string) =>
  `old ${old}\n${hashLines(proof)}\n${note}`;

/** Which size a proof of consistency begins at. @throws MalformedError */
function oldSizeOf(text: string): number {
  const [, digits] = /^old ([^\n]*)\n/.exec(text) ?? [];
  demand(digits !== undefined, 'A proof of consistency must begin with “old” and a size.');
  return wholeNumber(digits, 'The size of a proof of consistency');
}

/** `old`: what was known of the log before. @throws MalformedError, also where the newer log does not begin with it */
export function openConsistency(
  text: string,
  old: Checkpoint | null,
  trusted: readonly VerifierKey[],
): Checkpoint & OpenedNote {
  const [[, ...lines], note] = cut(text, 'A proof of consistency');
  const checkpoint = openCheckpoint(note, trusted);
  demand(oldSizeOf(text) === (old?.size ?? 0), 'The proof must begin at the size that is known.');
  demand(!old || old.origin === checkpoint.origin, 'The proof must be of the log that is known.');
  const holds = old ? isConsistent(old, checkpoint, hashesOf(lines)) : lines.length === 0;
  demand(holds, 'The newer log does not begin with the older one: it was altered or forked.');
  return checkpoint;
}
