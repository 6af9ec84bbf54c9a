import type { UseFormReturnType } from '@mantine/form';
import type { ItemDetails, PublicCategory } from '@vouchwell/contract';
import { itemOptions, optionRefusal, type ItemOption } from '@vouchwell/rules';
import type { DraftItem } from '../draft/draft.ts';

/** As typed. The quantity is text while it is being typed. */
export interface ItemValues {
  category: string;
  item: string;
  quantity: number | string;
  size: string;
  color: string;
  length: string;
  justification: string;
}

export type ItemForm = UseFormReturnType<ItemValues>;

export const emptyItem = (category = ''): ItemValues => ({
  category,
  item: '',
  quantity: 1,
  size: '',
  color: '',
  length: '',
  justification: '',
});

/** The specification's lists, where the catalogue asks for a choice but lists none. */
const fallback = {
  size: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
  color: ['White', 'Black', 'Blue', 'Gray', 'Beige'],
  length: [] as string[],
};

export interface ItemChoices {
  details: ItemDetails | null;
  limit: number | null;
  /** null: the item wants none. An empty list: free text. */
  sizes: string[] | null;
  colors: string[] | null;
  lengths: string[] | null;
}

function choices(
  required: boolean | undefined,
  listed: string[] | undefined,
  else_: string[],
): string[] | null {
  if (!required) return null;
  return listed && listed.length > 0 ? listed : else_;
}

export function choicesFor(categories: readonly PublicCategory[], values: ItemValues): ItemChoices {
  const category = categories.find(({ name }) => name === values.category);
  const details = category?.details?.[values.item] ?? null;
  return {
    details,
    limit: category?.quantityLimits[values.item] ?? details?.quantity_limit ?? null,
    sizes: choices(details?.requires_size, details?.available_sizes, fallback.size),
    colors: choices(details?.requires_color, details?.available_colors, fallback.color),
    lengths: choices(details?.requires_length, details?.available_lengths, fallback.length),
  };
}

/** The first of the item's options that is not chosen, with the sentence about it; null where all are. */
export function missingOption(
  values: ItemValues,
  found: ItemChoices,
): { option: ItemOption; refusal: string } | null {
  const asked = { size: found.sizes, color: found.colors, length: found.lengths };
  const option = itemOptions.find((one) => asked[one] && !values[one].trim());
  return option ? { option, refusal: optionRefusal(option, values.item) } : null;
}

export function quantityOf(values: ItemValues): number {
  return typeof values.quantity === 'number' ? values.quantity : Number.NaN;
}

/** What the item no longer wants is left out. */
export function draftItem(values: ItemValues, found: ItemChoices, key: string): DraftItem {
  return {
    key,
    item: values.item,
    category: values.category,
    hcpcs: found.details?.hcpcs ?? null,
    quantity: quantityOf(values),
    limit: found.limit,
    limitPeriod: found.details?.limit_period ?? null,
    limitGroup: found.details?.limit_group ?? null,
    size: found.sizes ? values.size.trim() : '',
    color: found.colors ? values.color.trim() : '',
    length: found.lengths ? values.length.trim() : '',
    justification: values.justification.trim(),
  };
}

export function valuesOf(item: DraftItem): ItemValues {
  const { category, size, color, length, justification, quantity } = item;
  return { category, item: item.item, quantity, size, color, length, justification };
}
