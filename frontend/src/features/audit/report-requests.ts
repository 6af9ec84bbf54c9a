import { queryOptions } from '@tanstack/react-query';
import type { AuditReportResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { ReportChoice } from './report-words.ts';

export type ReportFormat = 'pdf' | 'csv';

/** Each report that is made is recorded: none is made again unasked. */
export const auditReportQuery = ({ report, ...query }: ReportChoice) =>
  queryOptions({
    queryKey: ['audit-report', { report, ...query }],
    queryFn: ({ signal }) => http.get<AuditReportResponse>(`/audit/reports/${report}`, { query, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** The file; or where the browser fetches it by itself, as its rows may be any number. */
export const fetchAuditReport = (
  { report, ...query }: ReportChoice,
  format: ReportFormat,
): Promise<Blob | string> =>
  format === 'csv'
    ? linkedAddress(`/audit/reports/${report}/csv`, query)
    : http.blob(`/audit/reports/${report}/pdf`, { query });
