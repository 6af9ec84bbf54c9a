import { Injectable } from '@nestjs/common';
import type { ImportedItem, ImportItemsRequest, ItemsCheckResponse } from '@vouchwell/contract';
import { csvRows, csvText, foldText, itemColumns } from '@vouchwell/rules';
import { InventoryLists, InventoryQueries, itemDecider, itemStream } from '../inventory/public.ts';
import { invalid, isRefusal } from '../kernel/basics/problem.ts';
import { seal } from '../kernel/basics/seal.ts';
import { inSlices } from '../kernel/basics/slices.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { KeptPieces } from '../kernel/vault/kept-pieces.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { changedSince, type ImportWork, sampled, type Steps } from './import-work.ts';
import type { RunningImport } from './inventory-import.decider.ts';
import type { LeftOut } from './inventory-import.events.ts';
import { cellsOf } from './item-columns.ts';
import { type ItemFile, readItemFile, type ReadItem } from './item-file.ts';
import type { WantedItem } from './item-rows.ts';

/** An item to be taken: under a number of its own, or behind the revision that the file was compared with. */
interface PlannedItem extends WantedItem {
  readonly id: number;
  /** -1: a new one. */
  readonly revision: number;
}

/** Items that are taken together, and lie in one entry of the vault. */
const TOGETHER = 50;
/** So many appends share the log's transactions, without crowding out others. */
const AT_ONCE = 10;

/** Items from a CSV file, in the form in which they are exported. */
@Injectable()
export class ItemImport implements ImportWork {
  private readonly kept: KeptPieces<readonly PlannedItem[]>;

  constructor(
    private readonly lists: InventoryLists,
    private readonly inventory: InventoryQueries,
    private readonly commit: Commit,
    private readonly ids: Ids,
    vault: Vault,
  ) {
    this.kept = new KeptPieces(vault, 'inventory-import/');
  }

  /** Writes nothing. @throws DomainError invalid, where it is no such file */
  async check(file: string): Promise<ItemsCheckResponse> {
    const read = await this.read(file);
    const { rows, refused, columns, categories } = read;
    const of = (kind: ReadItem['kind']) => rows.filter((row) => row.kind === kind);
    const shown = (row: ReadItem) => importedItem(row, categories);
    return {
      seen: await sealOf(read),
      total: rows.length + refused.length,
      added: sampled(of('new'), shown),
      changed: sampled(of('changed'), shown),
      unchanged: of('unchanged').length,
      refused: [...refused],
      columns: [...columns],
    };
  }

  async prepare(number: number, { file, source, seen }: ImportItemsRequest, actor: Actor) {
    const read = await this.read(file);
    if ((await sealOf(read)) !== seen) throw changedSince();
    const rows = read.rows.filter(({ kind }) => kind !== 'unchanged');
    if (rows.length === 0) throw nothing();
    const planned: PlannedItem[] = [];
    for await (const slice of inSlices(rows, TOGETHER)) {
      planned.push(...(await Promise.all(slice.map((row) => this.planned(row, actor)))));
    }
    await this.kept.keep(number, inBatches(planned));
    return { what: 'items', source, edition: null, rows: planned.length } as const;
  }

  async take({ number, done }: RunningImport, actor: Actor, steps: Steps): Promise<'done' | 'gone'> {
    for (let place = Math.floor(done / TOGETHER), taken = place * TOGETHER; ; place++) {
      const items = await this.kept.at(number, place);
      if (!items) return taken === 0 ? 'gone' : 'done';
      const left: LeftOut[] = [];
      for await (const slice of inSlices(items, AT_ONCE)) {
        await steps.goesOn();
        const reasons = await Promise.all(slice.map((item) => this.taken(item, actor)));
        reasons.forEach((reason, at) => reason !== null && left.push({ name: slice[at]!.item.name, reason }));
      }
      await steps.advance((taken += items.length), left);
    }
  }

  forget(number: number): Promise<void> {
    return this.kept.forget(number);
  }

  /** All items as the file in which they can be imported, in parts that are made when they are wanted. */
  async *exported(): AsyncGenerator<string, void> {
    yield csvText([itemColumns]);
    for await (const page of this.lists.itemsInOrder()) {
      const cells = page.map(cellsOf);
      yield csvRows(cells.map((of) => itemColumns.map((column) => of[column])));
    }
  }

  /** Null, or why it is left as it is; what was taken before is taken. */
  private async taken(planned: PlannedItem, actor: Actor): Promise<string | null> {
    return planned.revision < 0 ? this.added(planned, actor) : this.changed(planned, actor);
  }

  /** A case names its items, so no two may be named alike. */
  private async added({ id, item, is_active }: PlannedItem, actor: Actor): Promise<string | null> {
    const named = await this.inventory.itemsNamed(foldText(item.name));
    if (named.some((other) => other.id !== id)) return 'somebody added an item of this name meanwhile.';
    const stream = itemStream(id);
    await this.commit.to(stream, itemDecider, { type: 'AddItem', item }, actor);
    if (!is_active) await this.commit.to(stream, itemDecider, { type: 'DeactivateItem' }, actor);
    return null;
  }

  private async changed(
    { id, revision, item, is_active }: PlannedItem,
    actor: Actor,
  ): Promise<string | null> {
    const stream = itemStream(id);
    const command = { type: 'ChangeItem', change: item, is_active } as const;
    try {
      await this.commit.to(stream, itemDecider, command, actor, { expected: revision });
      return null;
    } catch (error) {
      if (!isRefusal(error, 'changed_meanwhile')) throw error;
    }
    // It may have been this import, before the power went: then nothing is left to change.
    const { state } = await this.commit.load(stream, itemDecider);
    const isThere = itemDecider.decide(command, state).length === 0;
    return isThere ? null : 'somebody changed it after the file was checked.';
  }

  private async planned({ present, wanted }: ReadItem, actor: Actor): Promise<PlannedItem> {
    if (present) return { ...wanted, id: present.id, revision: present.revision };
    // The number is the import's, not the request's.
    const own = { ...actor, request: { ...actor.request, reservation: null } };
    return { ...wanted, id: await this.ids.next('dme-item', own), revision: -1 };
  }

  private async read(file: string): Promise<ItemFile> {
    const categories = await this.lists.categories();
    return readItemFile(Buffer.from(file, 'base64'), this.lists.itemPages(), categories);
  }
}

/** What it comes to: with the revisions that it was compared with. */
const sealOf = ({ rows }: ItemFile) =>
  seal(rows.map(({ present, wanted }) => [present?.id, present?.revision, wanted]));

function importedItem(
  { line, present, wanted }: ReadItem,
  categories: ReadonlyMap<number, string>,
): ImportedItem {
  const cells = ({ item, is_active }: WantedItem) =>
    cellsOf({ ...item, is_active, category_name: categories.get(item.category_id) ?? null });
  const after = cells(wanted);
  const before = present && cells(present);
  const changes = itemColumns.flatMap((column) =>
    before && before[column] !== after[column]
      ? [{ column, before: before[column], after: after[column] }]
      : [],
  );
  return { line, name: wanted.item.name, changes };
}

function* inBatches(items: readonly PlannedItem[]) {
  for (let at = 0; at < items.length; at += TOGETHER) yield items.slice(at, at + TOGETHER);
}

const nothing = () => {
  const message = 'No row of the file adds or changes an item.';
  return invalid('nothing_to_import', message, { file: message });
};
