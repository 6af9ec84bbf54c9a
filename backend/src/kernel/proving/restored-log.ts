import { acceptLog, type AcceptingParts } from './accept-log.ts';
import { Marking, readMark } from './log-mark.ts';
import { losses } from './log-losses.ts';
import { LOG_RESTORED } from '../vault/entries.ts';
import type { Secrets } from '../vault/secrets.port.ts';
import { walkLog } from '../log/walk-log.ts';

/**
 * A restore leaves in the secrets which log it put there. Not encrypted: a restore may run where the site key is
 * not, and says nothing that is secret.
 */
export interface Restored {
  readonly events: number;
  /** Id of the last event. */
  readonly last_event: string | null;
  /** When the backup was taken. UTC */
  readonly taken_at: string;
  /** By kind: the highest number that the replaced site had given out. */
  readonly numbers: Readonly<Record<string, number>>;
}

/**
 * A log that a restore put in place may be shorter than the vault remembers: the backup copied the vault after it,
 * while the server served. It is accepted where it is the very one of that restore, and recorded.
 */
export async function acceptRestored(parts: AcceptingParts & { readonly secrets: Secrets }): Promise<void> {
  const { log, vault, secrets } = parts;
  const text = await secrets.get(LOG_RESTORED);
  if (text === null) return;
  const { events, last_event, taken_at, numbers } = restoredOf(text);
  const marking = new Marking();
  let last: string | null = null;
  await walkLog(log, null, (event) => {
    marking.add(event);
    if (marking.running.count === events) last = event.id;
  });
  if (last === last_event && events > 0) {
    const mark = await readMark(vault);
    marking.remember(mark?.numbers ?? {});
    marking.remember(numbers);
    const decision = { type: 'LogRestored', data: { events, taken_at } } as const;
    await acceptLog(parts, decision, marking.mark()!.numbers);
  }
  await secrets.delete(LOG_RESTORED);
}

function restoredOf(text: string): Restored {
  try {
    return JSON.parse(text) as Restored;
  } catch {
    throw losses.damagedSecrets([LOG_RESTORED]);
  }
}
