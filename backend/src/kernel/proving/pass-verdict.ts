import { firstBroken, type KeptCheckpoint } from './kept-checkpoints.ts';
import { differing } from './log-finding.ts';
import type { LogMark, Marking } from './log-mark.ts';

export interface PassVerdict {
  /** Whether the vault's mark or a checkpoint was not found in the log as it was set. */
  readonly altered: boolean;
  /** What to say of it; null: nothing. */
  readonly said: string | null;
  /** Events of the newest checkpoint that holds; null: none was seen. */
  readonly signed: number | null;
  /** Which stretch differs; null where the log is as it was signed. */
  readonly stretch: ReturnType<typeof differing> | null;
}

/**
 * Holds what a pass has read (`marking`) against the vault's mark and the checkpoints (`kept`, the smallest first).
 * `damaged`: events that it found damaged, each of which is told by itself.
 */
export function verdictOf(
  mark: LogMark,
  { running, end, roots }: Marking,
  damaged: number,
  kept: readonly KeptCheckpoint[],
): PassVerdict {
  const unheld = firstBroken(kept, roots);
  // A damaged event may have lost its very hash.
  const isSame = running.value === mark.chain || (damaged > 0 && end?.id === mark.last.id);
  const broken = damaged === 0 ? unheld?.broken : undefined;
  const altered = !isSame || broken !== undefined;
  const held = kept.findLast(({ size, root }) => roots.get(size)?.toString('hex') === root);
  return {
    altered,
    said: isSame ? (broken ? notAsSigned(broken) : null) : notAsRecorded(mark),
    signed: altered ? null : (held?.size ?? null),
    stretch: altered ? differing(mark, kept, roots, unheld) : null,
  };
}

const notAsRecorded = ({ events, last }: LogMark) =>
  `The event log was altered: its first ${events} events are not those that were recorded up to ${last.at}.`;
const notAsSigned = ({ size }: KeptCheckpoint) =>
  `The event log was altered: its first ${size} events are not those that were signed in the checkpoint of event ${size}.`;
