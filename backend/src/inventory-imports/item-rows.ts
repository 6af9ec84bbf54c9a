import { InventoryItemRequest } from '@vouchwell/contract';
import { foldText, type ItemColumn } from '@vouchwell/rules';
import { readRequest } from '../http/bodies/read-request.ts';
import { addedItem, type DmeItem } from '../inventory/public.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { stated } from '../kernel/deciding/kept.ts';
import { listIn, yesOrNoIn } from './item-columns.ts';

/** An item that is here, as rows are compared with it. */
export interface PresentItem {
  readonly id: number;
  readonly revision: number;
  readonly is_active: boolean;
  readonly item: DmeItem;
}

/** What a row asks for. */
export interface WantedItem {
  readonly is_active: boolean;
  readonly item: DmeItem;
}

type Said = Partial<Record<ItemColumn, string>>;

const switches = ['requires_size', 'requires_color', 'requires_length', 'active'] as const;
const lists = ['available_sizes', 'available_colors', 'available_lengths'] as const;
const texts = ['description', 'hcpcs', 'unit', 'limit_period', 'limit_group'] as const;

/** `categories`: their numbers by folded name. What a row leaves out stays as it is, and in a new item as a form has it. */
export function wantedItem(
  said: Said,
  present: PresentItem | null,
  categories: ReadonlyMap<string, number>,
): WantedItem | { readonly reason: string } {
  const unclear = switches.find((column) => yesOrNoIn(said[column] ?? '') === undefined);
  if (unclear) return { reason: `${unclear} must be yes or no.` };
  const category_id = categoryOf(said, present, categories);
  if (category_id === undefined) return { reason: categoryWanted(said.category ?? '') };
  try {
    const { is_active, ...body } = readRequest(InventoryItemRequest, { ...bodyOf(said), category_id });
    const active = is_active ?? present?.is_active ?? true;
    if (!present) return { item: addedItem(body), is_active: active };
    return { item: { ...present.item, ...stated(body) }, is_active: active };
  } catch (error) {
    if (error instanceof DomainError) return { reason: error.message };
    throw error;
  }
}

function bodyOf(said: Said): Record<string, unknown> {
  const given = <T>(columns: readonly ItemColumn[], read: (text: string) => T) =>
    columns.flatMap((column) => (said[column] === undefined ? [] : [[column, read(said[column])] as const]));
  const { active } = said;
  return {
    ...Object.fromEntries([
      ...given(['name', ...texts], String),
      ...given(['quantity_limit', 'sort_order'], numberIn),
      ...given(switches.slice(0, 3), yesOrNoIn),
      ...given(lists, listIn),
    ]),
    ...(active && { is_active: yesOrNoIn(active) }),
  };
}

/** What nobody writes as a number, such as 0x10 or 1e3, is left for the request to refuse. */
const numberIn = (text: string) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text);

function categoryOf(
  { category }: Said,
  present: PresentItem | null,
  categories: ReadonlyMap<string, number>,
) {
  return category ? categories.get(foldText(category)) : present?.item.category_id;
}

const categoryWanted = (said: string) =>
  said === ''
    ? 'category is required for a new item.'
    : `category “${said}” is none of the equipment categories. Add it first.`;
