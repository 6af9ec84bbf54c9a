import { queryOptions } from '@tanstack/react-query';
import type { DiagnosisMatch } from '@vouchwell/contract';
import { isSearchable } from '@vouchwell/rules';
import { http } from '../../lib/http.ts';
import { inventoryKey } from './public/catalogue.ts';

const SEARCH_LIMIT = 10;

/** ICD-10 codes by code or words; asks nothing below two typed characters. */
export const diagnosisSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...inventoryKey, 'diagnoses', text.trim()],
    queryFn: ({ signal }) =>
      http.get<DiagnosisMatch[]>('/inventory/diagnoses/search', {
        query: { q: text.trim(), limit: SEARCH_LIMIT },
        signal,
      }),
    enabled: isSearchable(text),
  });
