import { setImmediate as breathe } from 'node:timers/promises';
import type { Documents } from '../kernel/projecting/documents.ts';
import type { Condition, Where } from '../kernel/projecting/read-models.port.ts';
import { lastChanges, type LastChangeDoc } from './last-changes.projection.ts';
import type { Unkept } from './unkept.ts';

/** One question to the read models answers for this many patients while others wait: some milliseconds. */
const AT_ONCE = 50;
/** Entries of an index that one question goes through while others wait: likewise. */
const STRETCH = 10_000;

/** A patient's place in the list: when the record or a case of it was changed last (ISO 8601, UTC), then the number. */
export interface Place {
  readonly at: string;
  readonly id: number;
}

/** From one moment to another, which is not in it. */
interface Stretch {
  readonly gte: string;
  readonly lt: string;
}

/** Some records in the order of their places. */
interface Page {
  readonly page: readonly LastChangeDoc[];
  /** The place behind which it goes on; null: nothing follows. */
  readonly next: Place | null;
}

/** Records that nothing keeps any more, as far as an index tells. */
export class UnkeptRecords {
  constructor(private readonly documents: Documents) {}

  /** By the index alone. */
  async count(where: Unkept): Promise<number> {
    let total = 0;
    for await (const at of this.stretches(where.at.lt)) {
      total += await this.documents.count(lastChanges, { where: { ...where, at } });
      await breathe();
    }
    return total;
  }

  /** In the order of their places, each with the one behind which it goes on. */
  async *pages(where: Unkept, after?: Place): AsyncGenerator<Page> {
    const before = where.at.lt;
    let last = after ?? null;
    for await (const at of this.stretches(before, after?.at))
      for (let isFull = true; isFull;) {
        const page: LastChangeDoc[] = await this.behind({ ...where, at }, last);
        isFull = page.length === AT_ONCE;
        last = isFull ? page.at(-1)! : null;
        const next = last ?? (at.lt === before ? null : { at: at.lt, id: 0 });
        if (page.length > 0 || !next) yield { page, next };
        await breathe();
      }
  }

  /** By the index of when each was changed last: many can have been at one moment. */
  private async behind(
    where: Unkept & { readonly at: Stretch },
    last: Place | null,
  ): Promise<LastChangeDoc[]> {
    const find = (more: Where, limit: number) =>
      this.documents.find<LastChangeDoc>(lastChanges, { where: { ...where, ...more }, sort: ['at'], limit });
    if (!last) return find({}, AT_ONCE);
    const beside = await find({ at: last.at, id: { gt: last.id } }, AT_ONCE);
    if (beside.length === AT_ONCE) return beside;
    return [...beside, ...(await find({ at: { gt: last.at, lt: where.at.lt } }, AT_ONCE - beside.length))];
  }

  /** Moments between which about so many were changed last as one question goes through. */
  private async *stretches(before: string, from = ''): AsyncGenerator<Stretch> {
    const find = (at: Condition, skip = 0) =>
      this.documents.find<LastChangeDoc>(lastChanges, { where: { at }, sort: ['at'], skip, limit: 1 });
    for (let gte = from; gte < before;) {
      let [further] = await find({ gte, lt: before }, STRETCH);
      if (further?.at === gte) [further] = await find({ gt: gte, lt: before });
      const lt = further?.at ?? before;
      yield { gte, lt };
      gte = lt;
    }
  }
}
