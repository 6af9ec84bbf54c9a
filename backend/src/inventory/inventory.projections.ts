import { foldText } from '@vouchwell/rules';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { DmeCategory, DmeItem } from './equipment/dme.ts';
import type { CatalogueEvent, ListedCode } from './code-sets/catalogue.events.ts';
import type { DiagnosisEvent, OwnCode } from './codes/diagnosis.events.ts';
import type { CategoryEvent, ItemEvent } from './equipment/equipment.events.ts';

/**
 * One event's codes, or the end of their stream. Folded in the order of their positions they are the catalogue: the
 * last listing holds, and none counts before its stream has ended.
 */
export interface CataloguePart {
  readonly position: string;
  readonly stream: string;
  readonly source: string;
  readonly codes: ListedCode[];
  /** Whether this is the end of the stream. */
  readonly ends: boolean;
  /** At the end: the first day of the edition that the stream lists; null where it is none. */
  readonly edition: string | null;
}

/** A document per event and not per code: 74,719 codes are then 151 documents, quick to load. */
export const diagnosisCatalogue = projection<CataloguePart, CatalogueEvent>({
  name: 'diagnosis_catalogue',
  version: 2,
  indexes: [['position']],
  search: [],
  key: ({ stream, revision }) => `${stream}@${revision}`,
  on: {
    DiagnosesListed: (_, { position, stream, data }) => ({
      position,
      stream,
      ...data,
      ends: false,
      edition: null,
    }),
    CatalogueImported: (_, { position, stream, data: { source, edition = null } }) => ({
      position,
      stream,
      source,
      codes: [],
      ends: true,
      edition,
    }),
  },
});

/** What this site's admins say of one code. Laid over the catalogue, whatever is imported later. */
export interface OwnCodeRow extends Omit<OwnCode, 'description'> {
  /** The last event's. Folded in their order, a reader sees what is new. */
  readonly position: string;
  /** Null where the catalogue's words stay, and its category with them. */
  readonly description: string | null;
  readonly is_active: boolean;
  /** Whether it stands in no file that was imported. */
  readonly added: boolean;
  /** How many events say so: a change names the one it was based on. */
  readonly changes: number;
}

export const ownCodes = projection<OwnCodeRow, DiagnosisEvent>({
  name: 'own_codes',
  version: 1,
  indexes: [['position']],
  search: [],
  key: (event) => (event.forgotten ? null : event.data.code),
  on: {
    DiagnosisAdded: (_, event) => said(null, event, { ...event.data, added: true }),
    DiagnosisChanged: (row, event) => said(row, event, event.data),
    DiagnosisDeactivated: (row, event) => said(row, event, { is_active: false }),
    DiagnosisReactivated: (row, event) => said(row, event, { is_active: true }),
  },
});

function said(
  row: OwnCodeRow | null,
  { position, revision, data: { code } }: Readable<DiagnosisEvent>,
  change: Partial<OwnCodeRow>,
): OwnCodeRow {
  const silent = {
    code,
    description: null,
    category: null,
    subcategory: null,
    is_active: true,
    added: false,
  };
  return { ...(row ?? silent), ...change, position, changes: revision + 1 };
}

export interface CategoryRow extends DmeCategory {
  readonly id: number;
  readonly is_active: boolean;
  readonly revision: number;
  /** The name as it is looked up. */
  readonly folded_name: string;
}

export const dmeCategories = projection<CategoryRow, CategoryEvent>({
  name: 'dme_categories',
  version: 2,
  indexes: [['sort_order'], ['folded_name']],
  search: ['name'],
  on: {
    CategoryAdded: (_, { stream, revision, data }) => ({
      id: streamNumber(stream),
      ...named(data),
      is_active: true,
      revision,
    }),
    CategoryChanged: (row, { revision, data }) => row && { ...row, ...named(data), revision },
    CategoryDeactivated: (row, { revision }) => row && { ...row, is_active: false, revision },
    CategoryReactivated: (row, { revision }) => row && { ...row, is_active: true, revision },
  },
});

export interface ItemRow extends DmeItem {
  readonly id: number;
  readonly is_active: boolean;
  readonly revision: number;
  /** The name as it is looked up. */
  readonly folded_name: string;
}

export const dmeItems = projection<ItemRow, ItemEvent>({
  name: 'dme_items',
  version: 2,
  indexes: [
    ['folded_name'],
    ['sort_order'],
    ['category_id', 'sort_order'],
    ['is_active', 'category_id', 'sort_order'],
  ],
  search: ['name', 'description', 'hcpcs'],
  on: {
    ItemAdded: (_, { stream, revision, data }) => ({
      id: streamNumber(stream),
      ...named(data),
      is_active: true,
      revision,
    }),
    ItemChanged: (row, { revision, data }) => row && { ...row, ...named(data), revision },
    ItemDeactivated: (row, { revision }) => row && { ...row, is_active: false, revision },
    ItemReactivated: (row, { revision }) => row && { ...row, is_active: true, revision },
  },
});

const named = <T extends { readonly name: string }>(data: T) => ({
  ...data,
  folded_name: foldText(data.name),
});
