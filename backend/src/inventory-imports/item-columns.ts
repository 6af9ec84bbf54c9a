import { csvCell, foldText, type ItemColumn, itemColumns } from '@vouchwell/rules';
import type { DmeItem } from '../inventory/public.ts';
import { invalid } from '../kernel/basics/problem.ts';

/** What is told of an item in a file: its category by name. */
export interface ItemFacts extends Omit<DmeItem, 'category_id'> {
  readonly category_name: string | null;
  readonly is_active: boolean;
}

/** Which column of a file holds what. */
export type Columns = ReadonlyMap<ItemColumn, number>;

/** One of several that a semicolon stands between; where it holds one itself, a backslash stands before that. */
const ONE = /(?:\\.|[^;\\])+/gs;

/** The cells of an item, by column, as they stand in a file that was exported. */
export function cellsOf(item: ItemFacts): Record<ItemColumn, string> {
  return {
    name: item.name,
    category: item.category_name ?? '',
    description: item.description ?? '',
    hcpcs: item.hcpcs ?? '',
    unit: item.unit ?? '',
    quantity_limit: String(item.quantity_limit ?? ''),
    limit_period: item.limit_period ?? '',
    limit_group: item.limit_group ?? '',
    requires_size: yesOrNo(item.requires_size),
    requires_color: yesOrNo(item.requires_color),
    requires_length: yesOrNo(item.requires_length),
    available_sizes: listText(item.available_sizes),
    available_colors: listText(item.available_colors),
    available_lengths: listText(item.available_lengths),
    sort_order: String(item.sort_order),
    active: yesOrNo(item.is_active),
  };
}

/** @throws DomainError where there is no column for the names, or two for one */
export function columnsOf(header: readonly string[]): Columns {
  const found = new Map<ItemColumn, number>();
  header.forEach((title, at) => {
    const plain = foldText(title)
      .trim()
      .replaceAll(/[\s-]+/g, '_');
    const column = itemColumns.find((one) => one === plain);
    if (!column) return;
    if (found.has(column)) throw refused(`Two columns of the file are for ${column}. Take one of them out.`);
    found.set(column, at);
  });
  if (!found.has('name')) {
    throw refused('The first line of the file must name its columns, “name” among them.');
  }
  return found;
}

/** What a row says, by column; what has no column is absent. */
export function saidIn(cells: readonly string[], columns: Columns): Partial<Record<ItemColumn, string>> {
  return Object.fromEntries([...columns].map(([column, at]) => [column, csvCell((cells[at] ?? '').trim())]));
}

/** `yes` and `no`, as the export writes them; undefined where it is neither. */
export function yesOrNoIn(text: string): boolean | undefined {
  const folded = foldText(text);
  if (['yes', 'y', 'true', '1', 'x'].includes(folded)) return true;
  return ['no', 'n', 'false', '0', ''].includes(folded) ? false : undefined;
}

export const listIn = (text: string): string[] =>
  (text.match(ONE) ?? []).map((one) => one.replaceAll(/\\(.)/gs, '$1').trim()).filter((one) => one !== '');

const listText = (list: readonly string[]) => list.map((one) => one.replaceAll(/[;\\]/g, '\\$&')).join('; ');
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const refused = (message: string) => invalid('no_items', message, { file: message });
