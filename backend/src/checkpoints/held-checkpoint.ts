import type { ConsistencyResponse, HeldVerdict } from '@vouchwell/contract';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../kernel/evidence/checkpoint.ts';
import { MalformedError } from '../kernel/evidence/malformed.ts';
import type { Hash } from '../kernel/evidence/merkle.ts';
import type { VerifierKey } from '../kernel/evidence/note-keys.ts';

export interface HeldCheckpoint extends Checkpoint {
  /** By a key of this log; `none`: three lines, as a letter prints them. */
  readonly signature: 'good' | 'none' | 'bad';
}

/** As somebody has kept it, pasted from wherever that was. @throws MalformedError for what is no checkpoint */
export function heldCheckpoint(pasted: string, trusted: readonly VerifierKey[]): HeldCheckpoint {
  const note = `${pasted
    .replace(/\r\n?/g, '\n')
    .trim()
    // Looked for where a run begins alone: elsewhere each of its spaces would be tried.
    .replace(/(?<! ) +$/gm, '')}\n`;
  const [text = '', signatures] = note.split('\n\n');
  if (signatures === undefined) return { ...parseCheckpoint(note), signature: 'none' };
  try {
    return { ...openCheckpoint(note, trusted), signature: 'good' };
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return { ...parseCheckpoint(`${text}\n`), signature: 'bad' };
  }
}

export interface LogToday {
  /** Every name that its checkpoints were given, the present one last. */
  readonly names: readonly string[];
  /** Events of the newest checkpoint. */
  readonly size: number;
  /** Of its tree at this size, which is not above it. */
  readonly root: (size: number) => Hash;
}

const events = (count: number) => (count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`);

const UNSIGNED =
  'None of this log’s keys has signed this checkpoint: it was not made here, or was changed on its way. It says nothing of the log, neither good nor bad.';
const FOREIGN =
  'This checkpoint is of another log, such as that of another site, or of one that stood in this one’s place. If you took it from this very site, its log was replaced.';
const LOST =
  'The log was put back from a backup or repaired since this checkpoint was signed, and not all of the events that it covers are in it. What was recorded between the backup and that day is missing here.';

/** What the log of today is to a checkpoint that was kept elsewhere. */
export function comparedWith(held: HeldCheckpoint, today: LogToday): ConsistencyResponse {
  const verdict = verdictOf(held, today);
  const signed = held.signature === 'good';
  return {
    verdict,
    sentence: sentenceOf(verdict, held, today),
    ...{ from: held.size, to: today.size, signed },
  };
}

function verdictOf(
  { origin, size, root, signature }: HeldCheckpoint,
  { names, ...log }: LogToday,
): HeldVerdict {
  if (signature === 'bad') return 'unsigned';
  if (!names.some((name) => origin === `vouchwell/${name}`)) return 'foreign';
  if (size <= log.size && log.root(size).equals(root)) return 'consistent';
  if (origin !== `vouchwell/${names.at(-1)}`) return 'lost';
  return size > log.size ? 'truncated' : 'forked';
}

function sentenceOf(verdict: HeldVerdict, held: HeldCheckpoint, today: LogToday): string {
  const [older, newest] = [events(held.size), events(today.size)];
  const unproved =
    held.signature === 'none'
      ? ' It was given without its signature, so a slip in copying it would look the same: compare it letter by letter first.'
      : '';
  switch (verdict) {
    case 'consistent':
      return `Consistent: the log of ${newest} begins with exactly the ${older} that your checkpoint covers. Nothing among them was changed, removed or added since.`;
    case 'forked':
      return `Forked: the first ${older} of this log are not those that your checkpoint covers. Its history was changed or replaced since.${unproved}`;
    case 'truncated':
      return `Truncated: your checkpoint covers ${older}, and this log has no more than ${newest}. The newest of what was recorded is missing.${unproved}`;
    case 'lost':
      return LOST;
    case 'foreign':
      return FOREIGN;
    case 'unsigned':
      return UNSIGNED;
  }
}
