import type { EventLog } from '../log/event-log.port.ts';
import { walkLog } from '../log/walk-log.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import type { Vault } from '../vault/vault.ts';
import { find } from './log-check.ts';
import { losses } from './log-losses.ts';
import { type Marking, readMark, readModelsMark } from './log-mark.ts';

/**
 * Compares the log with what the read models know of it, once they are open; `marking` is where the log was found
 * to end, and goes on to where it ends now.
 * @throws StartError where they know more, or something else
 */
export async function checkReadModels(
  { log, vault }: { readonly log: Pick<EventLog, 'readAll' | 'readStream'>; readonly vault: Vault },
  models: Pick<ReadModels, 'checkpoint' | 'get'>,
  collections: readonly string[],
  marking: Marking,
): Promise<void> {
  // In this order: while others serve, what is read later has come at least as far.
  const checkpoints = await Promise.all(collections.map((name) => models.checkpoint(name)));
  const modelled = await readModelsMark(models);
  const mark = await readMark(vault);
  await walkLog(log, marking.end?.position ?? null, (event) => marking.add(event));
  const { end, running } = marking;
  if (modelled && modelled.number > (mark?.number ?? 0)) throw losses.olderSecrets(modelled.last.at);
  if (modelled && !(await find(log, modelled.last))) {
    throw running.count < modelled.events
      ? losses.shorter(modelled, running.count, end, 'read models')
      : losses.otherBranch(modelled, 'read models');
  }
  const beyond = checkpoints.some((position) => (position ?? '') > (end?.position ?? ''));
  if (beyond) throw losses.behindReadModels(running.count, end);
}
