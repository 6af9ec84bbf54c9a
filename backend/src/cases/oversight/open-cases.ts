import { setImmediate as breathe } from 'node:timers/promises';
import type { Documents } from '../../kernel/projecting/documents.ts';
import type { Where } from '../../kernel/projecting/read-models.port.ts';
import { caseList, type CaseRow } from '../reading/case-list.projection.ts';

/** A whole case may hold many notes. */
const AT_ONCE = 50;

/**
 * Those that nobody has signed, newest first, so many that their cases can be read at once. One that is signed meanwhile moves
 * no other from a page to the one before.
 */
export async function* openCases(documents: Documents, where: Where = {}): AsyncGenerator<CaseRow[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const open = { ...where, signed_at: null, id: { lt: before } };
    const page = await documents.find(caseList, { where: open, sort: ['-id'], limit: AT_ONCE });
    yield page;
    if (page.length < AT_ONCE) return;
    before = page.at(-1)!.id;
    await breathe();
  }
}
