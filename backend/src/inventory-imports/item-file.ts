import type { InventoryCategory, InventoryItem, RefusedImportRow } from '@vouchwell/contract';
import { foldText, IMPORT_MOST_ROWS } from '@vouchwell/rules';
import { csvRows } from '../http/bodies/csv-file.ts';
import { invalid } from '../kernel/basics/problem.ts';
import { edited } from '../kernel/deciding/kept.ts';
import { columnsOf, saidIn } from './item-columns.ts';
import { type PresentItem, wantedItem, type WantedItem } from './item-rows.ts';

/** A row in order, beside the item that is here. */
export interface ReadItem {
  readonly line: number;
  readonly kind: 'new' | 'changed' | 'unchanged';
  readonly present: PresentItem | null;
  readonly wanted: WantedItem;
}

/** What a file of items holds, row by row. */
export interface ItemFile {
  readonly columns: readonly string[];
  readonly rows: readonly ReadItem[];
  readonly refused: readonly RefusedImportRow[];
  /** Their names by number. */
  readonly categories: ReadonlyMap<number, string>;
}

/** Twice as many as there are names for. */
const COLUMNS = 30;

/**
 * Compares a file with all items that are here, by their names; they come in pages, with a turn for everybody else between
 * two. @throws DomainError invalid, where it is no such file
 */
export async function readItemFile(
  file: Buffer,
  items: AsyncIterable<readonly InventoryItem[]>,
  categories: readonly InventoryCategory[],
): Promise<ItemFile> {
  const here = await byName(items);
  const numbers = new Map(categories.map(({ id, name }) => [foldText(name), id]));
  const [rows, refused]: [ReadItem[], RefusedImportRow[]] = [[], []];
  const lines = new Map<string, number>();
  let header: readonly string[] | null = null;
  let columns = columnsOf(['name']);
  for await (const { line, cells } of csvRows(file, { columns: COLUMNS, rows: IMPORT_MOST_ROWS })) {
    if (!header) {
      columns = columnsOf((header = cells));
      continue;
    }
    const said = saidIn(cells, columns);
    const name = foldText(said.name ?? '');
    const earlier = lines.get(name);
    const alike = here.get(name) ?? [];
    const read =
      name !== '' && earlier !== undefined
        ? { reason: `name: line ${earlier} has the same name.` }
        : alike.length > 1
          ? { reason: 'name: two items of the inventory have this name. Rename one of them.' }
          : wantedItem(said, alike[0] ?? null, numbers);
    if (name !== '') lines.set(name, earlier ?? line);
    if ('reason' in read) refused.push({ line, reason: read.reason, cells: [...cells] });
    else rows.push(readItem(line, alike[0] ?? null, read));
  }
  if (!header || rows.length + refused.length === 0) {
    const message = 'The file has a header and no row below it.';
    throw invalid('no_items', message, { file: message });
  }
  return {
    columns: header,
    rows,
    refused,
    categories: new Map(categories.map(({ id, name }) => [id, name])),
  };
}

function readItem(line: number, present: PresentItem | null, wanted: WantedItem): ReadItem {
  if (!present) return { line, kind: 'new', present, wanted };
  const { item: value, is_active } = present;
  const edit = { change: wanted.item, is_active: wanted.is_active };
  const { changed, reactivated, deactivated } = edited({ value, is_active }, edit);
  return { line, kind: changed || reactivated || deactivated ? 'changed' : 'unchanged', present, wanted };
}

async function byName(
  items: AsyncIterable<readonly InventoryItem[]>,
): Promise<ReadonlyMap<string, PresentItem[]>> {
  const found = new Map<string, PresentItem[]>();
  for await (const page of items)
    for (const { id, revision, is_active, category_name: _, ...item } of page) {
      const name = foldText(item.name);
      found.set(name, [...(found.get(name) ?? []), { id, revision, is_active, item }]);
    }
  return found;
}
