import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { identityOf } from '../../kernel/log/log-identity.ts';
import { LOG_MARK, markCollection } from '../../kernel/proving/log-mark.ts';
import type { ReadModels } from '../../kernel/projecting/read-models.port.ts';

/** Read models whose mark is gone know how far the log had come by what they show alone. */
export async function forgetModelsMark({
  log,
  models,
}: {
  log: EventLog;
  models: ReadModels;
}): Promise<void> {
  await models.open([{ ...markCollection, log: (await identityOf(log))! }]);
  const lead = await models.lead(new AbortController().signal);
  const at = await models.checkpoint(markCollection.name);
  await models.apply(markCollection.name, [{ id: LOG_MARK, document: null }], after(at!));
  await lead.release();
}

/** The position behind another one, on any engine: they end with digits, so many as there were. */
const after = (position: string) =>
  position.replace(/\d+$/, (digits) => String(BigInt(digits) + 1n).padStart(digits.length, '0'));
