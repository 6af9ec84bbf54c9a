import { Injectable } from '@nestjs/common';
import type {
  CodeStanding,
  DiagnosisMatch,
  ItemDetails,
  PublicCategory,
  PublicItemsResponse,
} from '@vouchwell/contract';
import { foldText, isSearchable } from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { standingOn } from './codes/code-standing.ts';
import type { Diagnosis } from './codes/diagnosis.ts';
import { DiagnosisCatalogue } from './diagnosis-catalogue.ts';
import { SEARCH_LIMIT } from './codes/diagnosis-index.ts';
import { type CategoryRow, dmeCategories, dmeItems, type ItemRow } from './inventory.projections.ts';

/** A catalogue item as other features need it. */
export interface CatalogueItem extends ItemDetails {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  /** The category's name. */
  readonly category: string;
}

@Injectable()
export class InventoryQueries {
  constructor(
    private readonly documents: Documents,
    private readonly catalogue: DiagnosisCatalogue,
    private readonly time: SiteTime,
  ) {}

  /** Codes that hold today. Fewer than two characters find nothing. */
  async search(query: string | undefined, limit = SEARCH_LIMIT): Promise<DiagnosisMatch[]> {
    if (!isSearchable(query)) return [];
    const found = (await this.catalogue.current()).search(query, await this.time.day(), limit);
    return found.map(({ code, description, category }) => ({ code, description, category }));
  }

  /** A billable code of today, written with or without its dot; null for headings and unknown codes. */
  async diagnosis(code: string): Promise<Diagnosis | null> {
    return (await this.catalogue.current()).find(code, await this.time.day());
  }

  /** What the catalogue holds of a code, also of one out of use; null where it holds nothing. */
  async entry(code: string): Promise<Diagnosis | null> {
    return (await this.catalogue.current()).entry(code);
  }

  /** Whether the code only heads a group of billable codes. */
  async isHeading(code: string): Promise<boolean> {
    return (await this.catalogue.current()).isHeading(code, await this.time.day());
  }

  /** What is to be said of codes that are not billable on a day, by code. @param day `YYYY-MM-DD` */
  async standings(codes: readonly string[], day: string): Promise<Map<string, CodeStanding>> {
    const index = await this.catalogue.current();
    const newest = await this.catalogue.newestEdition();
    const told = codes.map((code) => [code, standingOn(code, day, index, newest)] as const);
    return new Map(told.filter((one): one is [string, CodeStanding] => one[1] !== null));
  }

  /** The active item of this name, whatever its case and accents; null where there is none. */
  async item(name: string): Promise<CatalogueItem | null> {
    const where = { folded_name: foldText(name), is_active: true };
    const [row] = await this.documents.find(dmeItems, { where, sort: ['sort_order'], limit: 1 });
    const category = row && (await this.documents.get(dmeCategories, row.category_id));
    if (!row || !category?.is_active) return null;
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      category: category.name,
      ...details(row),
    };
  }

  category(id: number): Promise<CategoryRow | null> {
    return this.documents.get(dmeCategories, id);
  }

  /** Those of a folded name, in use or not. */
  categoriesNamed(folded_name: string): Promise<CategoryRow[]> {
    return this.documents.find(dmeCategories, { where: { folded_name }, limit: 10 });
  }

  /** As for categories. */
  itemsNamed(folded_name: string): Promise<ItemRow[]> {
    return this.documents.find(dmeItems, { where: { folded_name }, limit: 10 });
  }

  /** What the workflow offers: active categories with their active items, in their order. */
  async publicItems(): Promise<PublicItemsResponse> {
    const active = { where: { is_active: true }, sort: ['sort_order'], limit: 10_000 };
    const [categories, items] = await Promise.all([
      this.documents.find(dmeCategories, active),
      this.documents.find(dmeItems, active),
    ]);
    const of = (id: number) => items.filter(({ category_id }) => category_id === id);
    return { categories: categories.map((category) => publicCategory(category, of(category.id))) };
  }
}

function publicCategory({ name, description }: CategoryRow, items: readonly ItemRow[]): PublicCategory {
  const limited = items.filter(({ quantity_limit }) => quantity_limit !== null);
  return {
    name,
    description,
    items: items.map((item) => item.name),
    quantityLimits: Object.fromEntries(limited.map((item) => [item.name, item.quantity_limit!])),
    details: Object.fromEntries(items.map((item) => [item.name, details(item)])),
  };
}

function details(item: ItemRow): ItemDetails {
  return {
    hcpcs: item.hcpcs,
    quantity_limit: item.quantity_limit,
    limit_period: item.limit_period,
    limit_group: item.limit_group ?? null,
    unit: item.unit,
    requires_size: item.requires_size,
    requires_color: item.requires_color,
    requires_length: item.requires_length,
    available_sizes: [...item.available_sizes],
    available_colors: [...item.available_colors],
    available_lengths: [...item.available_lengths],
  };
}
