import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { HCPCS_PATTERN, limitPeriods, type Sort } from '@vouchwell/rules';
import {
  Emptiable,
  EmptiableText,
  Identifier,
  Optional,
  OptionalText,
  RequiredText,
  TidyList,
  together,
} from './fields.ts';
import { Transform, Type } from './filled.ts';
import type { InventoryPage } from './inventory.ts';
import { type EntryStatus, PageQuery, SortedBy, StatusFilter } from './paging.ts';

/** Below zero too: whoever wants an entry first need not count the others anew. */
const SortOrder = () =>
  together(
    Type(() => Number),
    IsInt({ message: 'Sort order must be a whole number.' }),
    Min(-100_000, { message: 'Sort order must be at least -100,000.' }),
    Max(100_000, { message: 'Sort order can be at most 100,000.' }),
  );

/** What an item comes in: each trimmed and once. */
const Choices = (what: string) =>
  together(
    TidyList(),
    IsArray({ message: `available_${what} must be a list.` }),
    ArrayMaxSize(50, { message: `There can be at most 50 ${what}.` }),
    IsString({ each: true, message: `Each of the ${what} must be text.` }),
    MaxLength(30, { each: true, message: `Each of the ${what} can have at most 30 characters.` }),
    Optional(),
  );

/** What the workflow needs to know of one catalogue item, beyond its name. */
export interface ItemDetails {
  hcpcs: string | null;
  /** null: no limit */
  quantity_limit: number | null;
  /** The time the limit spans, such as `month` or `3 months`. */
  limit_period: string | null;
  /** Items with the same words here share one limit; null: names tell. */
  limit_group: string | null;
  unit: string | null;
  requires_size: boolean;
  requires_color: boolean;
  requires_length: boolean;
  available_sizes: string[];
  available_colors: string[];
  available_lengths: string[];
}

/** One category of GET /inventory/items/public. */
export interface PublicCategory {
  name: string;
  description: string | null;
  items: string[];
  /** item name → largest quantity without a justification */
  quantityLimits: Record<string, number>;
  /** item name → details */
  details: Record<string, ItemDetails>;
}

export interface PublicItemsResponse {
  categories: PublicCategory[];
}

/** POST and PUT /inventory/categories; in an edit, what is left out stays. */
export class InventoryCategoryRequest {
  @RequiredText('Name', 100)
  name!: string;

  @EmptiableText('Description', 500)
  description?: string | null;

  /** 0 where a new one leaves it out. */
  @Optional()
  @SortOrder()
  sort_order?: number;

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;
}

export interface InventoryCategory {
  id: number;
  name: string;
  description: string | null;
  sort_order: number;
  is_active: boolean;
  revision: number;
}

export interface CategoriesResponse {
  categories: InventoryCategory[];
}

/** GET /inventory/items, 20 per page. */
export class ListItemsQuery extends PageQuery {
  /** Words of the name or description, or a HCPCS code. */
  @OptionalText('search', 200)
  search?: string;

  @Optional()
  @Identifier('category_id must be the number of a category.')
  @Type(() => Number)
  category_id?: number;

  @StatusFilter()
  status?: EntryStatus;

  @SortedBy('items')
  sort?: Sort<'items'>;
}

/** POST and PUT /inventory/items; in an edit, what is left out stays. */
export class InventoryItemRequest {
  @RequiredText('Name', 200)
  name!: string;

  @Identifier('Category is required.')
  @Type(() => Number)
  category_id!: number;

  @EmptiableText('Description', 500)
  description?: string | null;

  @Matches(HCPCS_PATTERN, { message: 'HCPCS code must be a letter and four digits, such as T4522.' })
  @EmptiableText('HCPCS code', 10)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value))
  hcpcs?: string | null;

  /** What one is, such as `strip`. */
  @EmptiableText('Unit', 30)
  unit?: string | null;

  /** Null and empty: no limit; 0: any quantity wants a justification. */
  @Max(100_000, { message: 'Quantity limit can be at most 100,000.' })
  @Min(0, { message: 'Quantity limit must be at least 0. Leave it empty for no limit.' })
  @IsInt({ message: 'Quantity limit must be a whole number. Leave it empty for no limit.' })
  @Emptiable()
  quantity_limit?: number | null;

  /** The time the limit spans. */
  @IsIn(limitPeriods, { message: `Limit period must be ${limitPeriods.join(', ')}.` })
  @Emptiable()
  limit_period?: string | null;

  /** Items with the same words here share one limit. */
  @EmptiableText('Limit group', 60)
  limit_group?: string | null;

  @Optional()
  @IsBoolean({ message: 'requires_size must be true or false.' })
  requires_size?: boolean;

  @Optional()
  @IsBoolean({ message: 'requires_color must be true or false.' })
  requires_color?: boolean;

  @Optional()
  @IsBoolean({ message: 'requires_length must be true or false.' })
  requires_length?: boolean;

  @Choices('sizes')
  available_sizes?: string[];

  @Choices('colors')
  available_colors?: string[];

  @Choices('lengths')
  available_lengths?: string[];

  @Optional()
  @SortOrder()
  sort_order?: number;

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;
}

export interface InventoryItem extends ItemDetails {
  id: number;
  name: string;
  description: string | null;
  category_id: number;
  /** Null where the category is not known. */
  category_name: string | null;
  sort_order: number;
  is_active: boolean;
  revision: number;
}

export interface ItemsResponse extends InventoryPage {
  items: InventoryItem[];
}
