import { foldText } from '@vouchwell/rules';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { DmeCategory, DmeItem } from './dme.ts';
import type { CatalogueEvent, CategoryEvent, ItemEvent, ListedCode } from './inventory.events.ts';

/** One event's codes. Folded in the order of their positions they are the catalogue: the last listing holds. */
export interface CataloguePart {
  readonly position: string;
  readonly source: string;
  readonly codes: ListedCode[];
}

/** A document per event and not per code: 72,621 codes are then 146 documents, quick to load. */
export const diagnosisCatalogue = projection<CataloguePart, CatalogueEvent>({
  name: 'diagnosis_catalogue',
  version: 1,
  indexes: [['position']],
  search: [],
  key: ({ stream, revision }) => `${stream}@${revision}`,
  on: {
    DiagnosesListed: (_, { position, data }) => ({ position, ...data }),
  },
});

export interface CategoryRow extends DmeCategory {
  readonly id: number;
  readonly is_active: boolean;
}

export const dmeCategories = projection<CategoryRow, CategoryEvent>({
  name: 'dme_categories',
  version: 1,
  indexes: [['sort_order']],
  search: ['name'],
  on: {
    CategoryAdded: (_, { stream, data }) => ({ id: streamNumber(stream), ...data, is_active: true }),
  },
});

export interface ItemRow extends DmeItem {
  readonly id: number;
  readonly is_active: boolean;
  /** The name as it is looked up. */
  readonly folded_name: string;
}

export const dmeItems = projection<ItemRow, ItemEvent>({
  name: 'dme_items',
  version: 1,
  indexes: [['folded_name'], ['category_id', 'sort_order']],
  search: ['name', 'description', 'hcpcs'],
  on: {
    ItemAdded: (_, { stream, data }) => ({
      id: streamNumber(stream),
      ...data,
      is_active: true,
      folded_name: foldText(data.name),
    }),
  },
});
