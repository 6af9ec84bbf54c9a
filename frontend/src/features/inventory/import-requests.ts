import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CheckCodesRequest,
  CodesCheckResponse,
  ImportBegunResponse,
  ImportCodesRequest,
  ImportItemsRequest,
  InventoryImportsResponse,
  ItemsCheckResponse,
} from '@vouchwell/contract';
import { largerFile } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';
import { base64Of, compressed } from '../../lib/sent-file.ts';
import { inventoryKey } from './public/catalogue.ts';

const importsKey = ['inventory-imports'] as const;
const ASKED_MS = 1_000;

/** Asked again as long as one of them is under way. */
export const inventoryImportsQuery = queryOptions({
  queryKey: [...importsKey],
  queryFn: ({ signal }) => http.get<InventoryImportsResponse>('/inventory/imports', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.imports.some(({ stage }) => stage === 'running') ? ASKED_MS : false,
});

/** A file of codes with what is said of it; without one, the set that the product carries. */
export interface ChosenCodes {
  file: File;
  source: string;
  /** YYYY-MM-DD */
  edition: string;
}

export interface CheckedCodes {
  asked: CheckCodesRequest;
  found: CodesCheckResponse;
}

async function checkCodes(chosen: ChosenCodes | null): Promise<CheckedCodes> {
  const asked: CheckCodesRequest = chosen
    ? {
        source: chosen.source,
        edition: chosen.edition,
        file: await base64Of(await compressed(chosen.file), largerFile.order),
      }
    : { delivered: true };
  const path = '/inventory/imports/codes/check';
  return { asked, found: await http.post<CodesCheckResponse>(path, { body: asked, reads: true }) };
}

export const useCheckCodes = () => useMutation({ mutationFn: checkCodes });

export interface CheckedItems {
  name: string;
  /** In base64. */
  file: string;
  found: ItemsCheckResponse;
}

async function checkItems(chosen: File): Promise<CheckedItems> {
  const file = await base64Of(chosen, largerFile.csv);
  const path = '/inventory/imports/items/check';
  const found = await http.post<ItemsCheckResponse>(path, { body: { file }, reads: true });
  return { name: chosen.name, file, found };
}

export const useCheckItems = () => useMutation({ mutationFn: checkItems });

function useBeginImport<Body extends object>(path: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => http.post<ImportBegunResponse>(path, { body }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: importsKey });
      await queries.invalidateQueries({ queryKey: inventoryKey });
    },
  });
}

export const useImportCodes = () => useBeginImport<ImportCodesRequest>('/inventory/imports/codes');
export const useImportItems = () => useBeginImport<ImportItemsRequest>('/inventory/imports/items');

export const useExportItems = () => useMutation({ mutationFn: () => http.blob('/inventory/items/csv') });
