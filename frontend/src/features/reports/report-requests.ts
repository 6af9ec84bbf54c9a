import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportPart, ReportResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

/** Each empty: what is usual. */
export interface Period {
  from: string;
  to: string;
}

export const reportQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: ['reports', { from, to }],
    queryFn: ({ signal }) => http.get<ReportResponse>('/admin/reports', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

/** One part of a report, as a CSV file. */
export const fetchReportFile = (part: ReportPart, { from, to }: Period): Promise<Blob> =>
  http.blob('/admin/reports/csv', { query: { part, from, to } });
