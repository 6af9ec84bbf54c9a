import type { InventoryItem, InventoryItemRequest } from '@vouchwell/contract';
import { DEFAULT_COLORS, DEFAULT_LENGTHS, DEFAULT_SIZES } from '@vouchwell/rules';
import { wholeNumber } from '../../lib/whole-number.ts';

/** What the form holds. */
export interface ItemValues extends Record<string, unknown> {
  name: string;
  category_id: string;
  description: string;
  hcpcs: string;
  unit: string;
  /** Empty: no limit. */
  quantity_limit: number | string;
  limit_period: string;
  limit_group: string;
  requires_size: boolean;
  requires_color: boolean;
  requires_length: boolean;
  available_sizes: string[];
  available_colors: string[];
  available_lengths: string[];
  sort_order: number | string;
  is_active: boolean;
}

export const newItem: ItemValues = {
  name: '',
  category_id: '',
  description: '',
  hcpcs: '',
  unit: '',
  quantity_limit: '',
  limit_period: '',
  limit_group: '',
  requires_size: false,
  requires_color: false,
  requires_length: false,
  available_sizes: [...DEFAULT_SIZES],
  available_colors: [...DEFAULT_COLORS],
  available_lengths: [...DEFAULT_LENGTHS],
  sort_order: 0,
  is_active: true,
};

export function valuesOf(item: InventoryItem): ItemValues {
  const { id: _id, revision: _revision, category_name: _name, ...kept } = item;
  return {
    ...kept,
    category_id: String(item.category_id),
    description: item.description ?? '',
    hcpcs: item.hcpcs ?? '',
    unit: item.unit ?? '',
    quantity_limit: item.quantity_limit ?? '',
    limit_period: item.limit_period ?? '',
    limit_group: item.limit_group ?? '',
  };
}

/** A period or a group without a limit says nothing, so none is kept. */
export function bodyOf(values: ItemValues, editing: boolean): InventoryItemRequest {
  const { is_active, ...said } = values;
  const quantity_limit = wholeNumber(values.quantity_limit);
  return {
    ...said,
    category_id: Number(values.category_id),
    quantity_limit,
    limit_period: quantity_limit === null ? null : values.limit_period || null,
    limit_group: quantity_limit === null ? null : values.limit_group || null,
    sort_order: wholeNumber(values.sort_order) ?? 0,
    ...(editing && { is_active }),
  };
}

const choice = (what: string, required: boolean, available: string[]) =>
  `${what}${required ? ' (required)' : ''}: ${available.join(', ')}`;

/** A line for each field: two versions are compared by them. `categories`: names by number. */
export function wordsOf(values: ItemValues, categories: ReadonlyMap<string, string>): string {
  const { name, description, hcpcs, unit, quantity_limit, limit_period, limit_group } = values;
  const limit = quantity_limit === '' ? 'No limit' : `Limit ${quantity_limit} ${limit_period}`;
  const shared = quantity_limit === '' ? '' : limit_group;
  return [
    name,
    categories.get(values.category_id) ?? '',
    description,
    [hcpcs, unit].filter(Boolean).join(' '),
    limit,
    `Shares its limit with: ${shared}`,
    choice('Sizes', values.requires_size, values.available_sizes),
    choice('Colors', values.requires_color, values.available_colors),
    choice('Lengths', values.requires_length, values.available_lengths),
    `Sort order ${values.sort_order}`,
    values.is_active ? 'Active' : 'Inactive',
  ].join('\n');
}
