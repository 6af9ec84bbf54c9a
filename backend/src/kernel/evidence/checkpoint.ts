import { bytesOfBase64, demand, wholeNumber } from './malformed.ts';
import type { Hash } from './merkle.ts';
import type { VerifierKey } from './note-keys.ts';
import { openNote, type OpenedNote } from './signed-note.ts';

/** How far a log had come, and the root of its tree (c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** Names the log. */
  readonly origin: string;
  /** Events */
  readonly size: number;
  readonly root: Hash;
}

/** What is signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint) =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Lines behind the third are passed over. @throws MalformedError */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin, size, root, ...rest] = text.split('\n');
  demand(origin && size && root && rest.at(-1) === '', 'A checkpoint must have three lines, each ended.');
  demand(!rest.slice(0, -1).includes(''), 'A checkpoint must have no empty lines.');
  return {
    origin,
    size: wholeNumber(size, 'The size of a checkpoint'),
    root: bytesOfBase64(root, 'The root of a checkpoint', 32),
  };
}

/**
 * A signed checkpoint, once the log itself has signed it: a key of its own, named as its origin.
 * @throws MalformedError
 */
export function openCheckpoint(note: string, trusted: readonly VerifierKey[]): Checkpoint & OpenedNote {
  const opened = openNote(note, trusted);
  const checkpoint = parseCheckpoint(opened.text);
  const own = opened.by.some(({ type, name }) => type === 'note' && name === checkpoint.origin);
  demand(own, 'A checkpoint must be signed by the log that it names.');
  return { ...checkpoint, ...opened };
}
