import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ImportBegunResponse,
  ImportCheckResponse,
  PatientImport,
  PatientImportsResponse,
} from '@vouchwell/contract';
import { largerFile } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';
import { base64Of } from '../../lib/sent-file.ts';

const imports = ['patient-imports'] as const;
const ASKED_MS = 1_000;

const isUnderWay = ({ stage }: PatientImport) => stage === 'running' || stage === 'undoing';

async function fetchImports(page: number, signal: AbortSignal): Promise<Page<PatientImport>> {
  const query = { page };
  const { imports: rows, ...sums } = await http.get<PatientImportsResponse>('/patients/imports', {
    query,
    signal,
  });
  return { rows, ...sums };
}

/** One page of them, newest first; asked again as long as one of them is under way. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...imports, page],
    queryFn: ({ signal }) => fetchImports(page, signal),
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? ASKED_MS : false),
    placeholderData: keepPreviousData,
  });

export interface CheckedFile {
  name: string;
  /** In base64. */
  file: string;
  found: ImportCheckResponse;
}

/** @throws where the file is too large to be sent at all, or none */
export async function checkFile(chosen: File): Promise<CheckedFile> {
  const file = await base64Of(chosen, largerFile.csv);
  const found = await http.post<ImportCheckResponse>('/patients/imports/check', {
    body: { file },
    reads: true,
  });
  return { name: chosen.name, file, found };
}

function useImportChange<Input>(mutationFn: (input: Input) => Promise<ImportBegunResponse>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: imports });
      await queries.invalidateQueries({ queryKey: ['patients'] });
    },
  });
}

export const useImportPatients = () =>
  useImportChange((body: { file: string; with_likely: boolean; seen: string }) =>
    http.post<ImportBegunResponse>('/patients/imports', { body }),
  );

export const useUndoImport = () =>
  useImportChange((id: number) => http.post<ImportBegunResponse>(`/patients/imports/${id}/undo`));
