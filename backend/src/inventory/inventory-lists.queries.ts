import { Injectable } from '@nestjs/common';
import type {
  InventoryCategory,
  DiagnosesResponse,
  InventoryDiagnosis,
  InventoryItem,
  InventoryOrigin,
  ItemsResponse,
  ListDiagnosesQuery,
  ListItemsQuery,
} from '@vouchwell/contract';
import { orderOf } from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Diagnosis } from './codes/diagnosis.ts';
import { holdingOn } from './codes/editions.ts';
import { DiagnosisCatalogue } from './diagnosis-catalogue.ts';
import { orderedDiagnoses } from './codes/diagnosis-order.ts';
import { OFFICIAL_SOURCE, STARTER_SOURCE } from './code-sets/catalogue.events.ts';
import { type CategoryRow, dmeCategories, dmeItems, type ItemRow } from './inventory.projections.ts';

const PER_PAGE = 20;
/** More than any site has. */
const ALL = 10_000;
const AT_ONCE = 500;
const itemOrders = { name: ['folded_name'], hcpcs: ['hcpcs'] };

/** The inventory as admins see it, with what is out of use. */
@Injectable()
export class InventoryLists {
  constructor(
    private readonly documents: Documents,
    private readonly catalogue: DiagnosisCatalogue,
    private readonly time: SiteTime,
  ) {}

  /** In the order of codes where nothing else is asked. */
  async diagnoses(asked: ListDiagnosesQuery): Promise<DiagnosesResponse> {
    const { page = 1, per_page = PER_PAGE, search = '', category, holds, status } = asked;
    const index = await this.catalogue.current();
    const day = await this.time.day();
    const listed = index.list(
      search,
      day,
      (entry) =>
        (category === undefined || entry.category === category) &&
        (status === undefined || entry.is_active === (status === 'active')) &&
        (holds === undefined || holdingOn(entry.validity, day) === holds),
    );
    const found = orderedDiagnoses(listed, asked.sort);
    const shown = found.slice((page - 1) * per_page, page * per_page);
    return {
      diagnoses: shown.map(diagnosisResponse),
      ...paged(page, per_page, found.length),
      categories: index.categories(),
    };
  }

  async diagnosis(code: string): Promise<InventoryDiagnosis | null> {
    const entry = (await this.catalogue.current()).entry(code);
    return entry && diagnosisResponse(entry);
  }

  async categories(): Promise<InventoryCategory[]> {
    const rows = await this.documents.find(dmeCategories, { sort: ['sort_order'], limit: ALL });
    return rows.map(categoryResponse);
  }

  async category(id: number): Promise<InventoryCategory | null> {
    const row = await this.documents.get(dmeCategories, id);
    return row && categoryResponse(row);
  }

  /** In the order of the workflow where nothing else is asked. */
  async items(asked: ListItemsQuery): Promise<ItemsResponse> {
    const { page = 1, per_page = PER_PAGE, search, category_id, status } = asked;
    const selection = {
      where: {
        ...(category_id !== undefined && { category_id }),
        ...(status && { is_active: status === 'active' }),
      },
      ...(search && { contains: search }),
    };
    const sort = orderOf(asked.sort, itemOrders, ['category_id', 'sort_order']);
    const query = { ...selection, sort, skip: (page - 1) * per_page, limit: per_page };
    const [rows, total] = await Promise.all([
      this.documents.find(dmeItems, query),
      this.documents.count(dmeItems, selection),
    ]);
    return { items: await this.withCategories(rows), ...paged(page, per_page, total) };
  }

  /** All of them, a page at a time, in the order of their numbers. */
  async *itemPages(): AsyncGenerator<InventoryItem[]> {
    for await (const page of this.documents.walk(dmeItems, {}, AT_ONCE)) yield this.withCategories(page);
  }

  /**
   * The same in the order of the workflow. Which there are is read before the first page: one that is given another place
   * meanwhile comes once, and comes.
   */
  async *itemsInOrder(): AsyncGenerator<InventoryItem[]> {
    const places: Pick<ItemRow, 'id' | 'category_id' | 'sort_order'>[] = [];
    for await (const page of this.documents.walk(dmeItems, {}, AT_ONCE))
      for (const { id, category_id, sort_order } of page) places.push({ id, category_id, sort_order });
    places.sort((a, b) => a.category_id - b.category_id || a.sort_order - b.sort_order || a.id - b.id);
    const ids = places.map(({ id }) => id);
    for await (const page of this.documents.inOrder(dmeItems, ids, AT_ONCE)) yield this.withCategories(page);
  }

  async item(id: number): Promise<InventoryItem | null> {
    const row = await this.documents.get(dmeItems, id);
    return row && (await this.withCategories([row]))[0]!;
  }

  private async withCategories(rows: readonly ItemRow[]): Promise<InventoryItem[]> {
    const categories = await this.documents.getMany(
      dmeCategories,
      rows.map(({ category_id }) => category_id),
    );
    return rows.map((row) => itemResponse(row, categories.get(String(row.category_id))));
  }
}

const paged = (page: number, per_page: number, total: number) => ({
  current_page: page,
  total,
  pages: Math.ceil(total / per_page),
});

function diagnosisResponse(entry: Diagnosis): InventoryDiagnosis {
  const { code, description, category, subcategory, is_active, usual, source, validity, changes } = entry;
  return {
    id: code,
    code,
    description,
    category,
    subcategory,
    is_active,
    usual,
    origin: originOf(source),
    source,
    holds_from: validity.from,
    holds_until: validity.until,
    revision: changes,
  };
}

function originOf(source: string | null): InventoryOrigin {
  if (source === null) return 'site';
  return source === STARTER_SOURCE || source === OFFICIAL_SOURCE ? 'starter' : 'import';
}

function categoryResponse({ folded_name: _, ...category }: CategoryRow): InventoryCategory {
  return category;
}

function itemResponse(
  { folded_name: _, ...item }: ItemRow,
  category: CategoryRow | undefined,
): InventoryItem {
  return {
    ...item,
    category_name: category?.name ?? null,
    limit_group: item.limit_group ?? null,
    available_sizes: [...item.available_sizes],
    available_colors: [...item.available_colors],
    available_lengths: [...item.available_lengths],
  };
}
