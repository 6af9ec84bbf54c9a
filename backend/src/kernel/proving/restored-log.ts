import { acceptLog, type AcceptingParts } from './accept-log.ts';
import { Marking, readMark } from './log-mark.ts';
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
  const { secrets } = parts;
  const text = await secrets.get(LOG_RESTORED);
  if (text === null) return;
  const restored = restoredOf(text);
  if (restored) await accept(parts, restored);
  await secrets.delete(LOG_RESTORED);
}

async function accept(parts: AcceptingParts, restored: Restored): Promise<void> {
  const { log, vault } = parts;
  const { events, last_event, taken_at, numbers } = restored;
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
}

/** Null where it is damaged: then the log is compared as if nothing had been restored. */
function restoredOf(text: string): Restored | null {
  try {
    return JSON.parse(text) as Restored;
  } catch {
    return null;
  }
}
