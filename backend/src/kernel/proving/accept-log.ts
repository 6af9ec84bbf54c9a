import type { Codec } from '../log/codec.ts';
import type { EventLog } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { LOG_STREAM } from '../log/log-identity.ts';
import { forgetPass } from './kept-pass.ts';
import { forgetVerification } from './kept-verification.ts';
import { Marking, replaceMark } from './log-mark.ts';
import { endOf, expected } from '../log/stream-end.ts';
import { NUMBERS_AT_ONCE, numbersEnd, taking } from '../log/taken-numbers.ts';
import { systemActor } from '../deciding/system-actor.ts';
import type { Vault } from '../vault/vault.ts';
import { walkLog } from '../log/walk-log.ts';

/** Events of one append. */
const TOGETHER = 500;

export interface AcceptingParts {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly codec: Codec;
}

/**
 * Makes a log that is shorter than it was the site's log again, because a person decided so: the decision is
 * recorded in it, numbers go on behind the highest that were ever given out, sessions end, and the vault's mark is
 * that of this log. Cut off anywhere, it can be done again.
 */
export async function acceptLog(
  parts: AcceptingParts,
  decision: KernelEvent,
  numbers: Readonly<Record<string, number>>,
  reason?: string,
): Promise<void> {
  const { log, vault, codec } = parts;
  const writing = { stream: LOG_STREAM, actor: systemActor(), command: null, reason: reason ?? null };
  const end = await endOf(log, LOG_STREAM);
  const encoded = await codec.encode([decision], { ...writing, after: end.at });
  await log.append(LOG_STREAM, encoded, expected(end));
  for (const [kind, number] of Object.entries(numbers)) await raiseNumbers(parts, kind, number);
  await vault.deleteAll('session/');
  const marking = new Marking();
  let newest = 0;
  await walkLog(log, null, (event) => {
    marking.add(event);
    newest = Math.max(newest, Number(event.metadata['mark'] ?? 0));
  });
  await forgetVerification(vault);
  await forgetPass(vault);
  await replaceMark(vault, marking.mark()!, newest);
}

/**
 * A number that was given out once is never given again, though the event that gave it is lost. No event takes more than
 * any other does: one that tells no more is known by its place to have taken no more.
 */
async function raiseNumbers({ log, codec }: AcceptingParts, kind: string, number: number): Promise<void> {
  const stream = `${kind}-numbers`;
  for (;;) {
    const end = await numbersEnd(log, stream);
    const missing = Math.min(number - end.highest, TOGETHER * NUMBERS_AT_ONCE);
    if (missing <= 0) return;
    const writing = { stream, actor: systemActor(), command: null, after: end.at };
    await log.append(stream, await codec.encode(taking(end, missing), writing), expected(end));
  }
}
