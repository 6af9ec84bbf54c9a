import type { Hash } from '../../kernel/evidence/merkle.ts';
import { firstBroken, type KeptCheckpoint } from '../../kernel/proving/kept-checkpoints.ts';
import type { LogMark } from '../../kernel/proving/log-mark.ts';

/** A log that is as long as it was, and not what it was. */
export interface Altered {
  /** The mark that does not hold; null where the marks were made to fit. */
  readonly mark: LogMark | null;
  /** The first checkpoint that does not hold; null where only the mark tells. */
  readonly broken: KeptCheckpoint | null;
  /** The last checkpoint before that which does; null where none does. */
  readonly held: KeptCheckpoint | null;
}

/**
 * Null where the events are those that were marked and signed.
 * `chains`: the running hash at the size of each mark; `signed`: the smallest first; `roots`: at their sizes
 */
export function alteredLog(
  marks: readonly LogMark[],
  chains: ReadonlyMap<number, string>,
  signed: readonly KeptCheckpoint[],
  roots: ReadonlyMap<number, Hash>,
): Altered | null {
  const mark = marks.find(({ events, chain }) => (chains.get(events) ?? chain) !== chain) ?? null;
  const found = firstBroken(signed, roots);
  if (found) return { mark, ...found };
  const held = signed.findLast(({ size }) => roots.has(size) && size <= (mark?.events ?? 0)) ?? null;
  return mark && { mark, broken: null, held };
}

/** ISO 8601 as an operator reads it. */
const time = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** What differs, since when, and what to do, as sentences. */
export function toldAltered({ mark, broken, held }: Altered): string[] {
  return [
    broken
      ? `Altered: the checkpoint of event ${broken.size}, signed on ${time(broken.at)}, does not hold: an event up to there was changed, removed, added or moved.`
      : `Altered: the first ${mark!.events} events, up to ${time(mark!.last.at)}, are not those that were recorded: one was changed, removed, added or moved.`,
    held
      ? `The events up to ${held.size} are those that were signed on ${time(held.at)}; what differs came after them.`
      : 'No earlier checkpoint narrows it down: any of them may differ.',
    ...(mark
      ? []
      : [
          'The marks of the secrets and the read models fit the log as it is now, so they were written anew with it: whoever did that had the site key. Replace it as one that is known to others.',
        ]),
    'Keep a copy of the data folder as it is, and compare: `node verify-audit.mjs log events.sqlite` with checkpoints that were carried elsewhere, and with the log of a backup. The remedy is the newest backup whose log holds them.',
  ];
}
