import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CheckCodesRequest,
  CodesCheckResponse,
  ImportBegunResponse,
  ImportCodesRequest,
  ImportItemsRequest,
  InventoryImport,
  InventoryImportsResponse,
  ItemsCheckResponse,
} from '@vouchwell/contract';
import { largerFile } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { Page } from '../../lib/paged.ts';
import { base64Of, compressed } from '../../lib/sent-file.ts';
import { inventoryKey } from './public/catalogue.ts';

const importsKey = ['inventory-imports'] as const;
const ASKED_MS = 1_000;

interface ImportsFilter {
  what: InventoryImport['what'];
  page: number;
}

/** One page of the imports of one kind, and whether the delivered codes were never taken up. */
interface InventoryImports extends Page<InventoryImport> {
  lacks_delivered: boolean;
}

async function fetchImports(query: ImportsFilter, signal: AbortSignal): Promise<InventoryImports> {
  const { imports: rows, ...told } = await http.get<InventoryImportsResponse>('/inventory/imports', {
    query: { ...query },
    signal,
  });
  return { rows, ...told };
}

/** Newest first; asked again as long as one of them is under way. */
export const inventoryImportsQuery = (filter: ImportsFilter) =>
  queryOptions({
    queryKey: [...importsKey, filter],
    queryFn: ({ signal }) => fetchImports(filter, signal),
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ stage }) => stage === 'running') ? ASKED_MS : false,
    placeholderData: keepPreviousData,
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

/** Where all items are fetched, as a CSV file. */
export const itemFileAddress = (): Promise<string> => linkedAddress('/inventory/items/csv');
