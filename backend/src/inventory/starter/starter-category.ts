import { DEFAULT_COLORS, DEFAULT_LENGTHS, DEFAULT_SIZES } from '@vouchwell/rules';
import type { DmeCategory, DmeItem } from '../equipment/dme.ts';

/** An item as the starter set writes it: its place gives the order, its category the number. */
export type StarterItem = Omit<DmeItem, 'category_id' | 'sort_order'>;

export interface StarterCategory extends Omit<DmeCategory, 'sort_order'> {
  readonly items: readonly StarterItem[];
}

interface Choices {
  /** Limit and the time it spans. */
  readonly limit?: readonly [quantity: number, period: string];
  /** What it shares its limit with. */
  readonly group?: string;
  /** True: the default choices. */
  readonly sizes?: true | readonly string[];
  readonly colors?: true | readonly string[];
  readonly lengths?: true | readonly string[];
}

const choices = (given: true | readonly string[] | undefined, defaults: readonly string[]) =>
  given === true || given === undefined ? [...defaults] : [...given];

/** The choices that an item does not ask for stay at their defaults, as the item form offers them. */
export function item(
  name: string,
  hcpcs: string,
  unit: string,
  description: string,
  { limit, group, sizes, colors, lengths }: Choices = {},
): StarterItem {
  return {
    name,
    hcpcs,
    unit,
    description,
    quantity_limit: limit?.[0] ?? null,
    limit_period: limit?.[1] ?? null,
    limit_group: group ?? null,
    requires_size: sizes !== undefined,
    requires_color: colors !== undefined,
    requires_length: lengths !== undefined,
    available_sizes: choices(sizes, DEFAULT_SIZES),
    available_colors: choices(colors, DEFAULT_COLORS),
    available_lengths: choices(lengths, DEFAULT_LENGTHS),
  };
}
