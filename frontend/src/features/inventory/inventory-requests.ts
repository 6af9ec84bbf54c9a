import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AddDiagnosisRequest,
  CategoriesResponse,
  ChangeDiagnosisRequest,
  DiagnosesResponse,
  EntryStatus,
  InventoryCategory,
  InventoryCategoryRequest,
  InventoryDiagnosis,
  InventoryItem,
  InventoryItemRequest,
  InventorySavedResponse,
  ItemsResponse,
} from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { inventoryKey } from './public/catalogue.ts';

/** The specification's page size. */
export const PER_PAGE = 20;

interface ListFilter {
  page: number;
  search: string;
}

export const diagnosesQuery = (
  filter: ListFilter & { category: string; holds: string; status: EntryStatus | ''; sort: string },
) =>
  queryOptions({
    queryKey: [...inventoryKey, 'admin', 'diagnoses', filter],
    queryFn: async ({ signal }): Promise<Page<InventoryDiagnosis> & { categories: string[] }> => {
      const query = { ...filter, per_page: PER_PAGE };
      const found = await http.get<DiagnosesResponse>('/inventory/diagnoses', { query, signal });
      return { ...found, rows: found.diagnoses };
    },
    placeholderData: keepPreviousData,
  });

export const categoriesQuery = queryOptions({
  queryKey: [...inventoryKey, 'admin', 'categories'],
  queryFn: async ({ signal }) =>
    (await http.get<CategoriesResponse>('/inventory/categories', { signal })).categories,
});

export const itemsQuery = (
  filter: ListFilter & { category_id: string; status: EntryStatus | ''; sort: string },
) =>
  queryOptions({
    queryKey: [...inventoryKey, 'admin', 'items', filter],
    queryFn: async ({ signal }): Promise<Page<InventoryItem>> => {
      const query = { ...filter, per_page: PER_PAGE };
      const found = await http.get<ItemsResponse>('/inventory/items', { query, signal });
      return { ...found, rows: found.items };
    },
    placeholderData: keepPreviousData,
  });

export interface Entries {
  diagnoses: InventoryDiagnosis;
  categories: InventoryCategory;
  items: InventoryItem;
}
interface Bodies {
  diagnoses: AddDiagnosisRequest | ChangeDiagnosisRequest;
  categories: InventoryCategoryRequest;
  items: InventoryItemRequest;
}
export type Kind = keyof Entries;

function useInventoryChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: inventoryKey }),
  });
}

/** Saves what a form holds; `bodyOf` says it as the server takes it. */
export function useSaveEntry<K extends Kind, Values>(kind: K, bodyOf: (values: Values) => Bodies[K]) {
  type Saved = InventorySavedResponse<Entries[K]>;
  return useInventoryChange(({ of, values }: { of: Entries[K] | null; values: Values }) =>
    of === null
      ? http.post<Saved>(`/inventory/${kind}`, { body: bodyOf(values) })
      : http.put<Saved>(`/inventory/${kind}/${of.id}`, {
          body: bodyOf(values),
          headers: basedOn(of.revision),
        }),
  );
}

export function useDeactivateEntry<K extends Kind>(kind: K) {
  return useInventoryChange(({ id, revision }: Entries[K]) =>
    http.delete<InventorySavedResponse<Entries[K]>>(`/inventory/${kind}/${id}`, {
      headers: basedOn(revision),
    }),
  );
}
