import type { TableReport } from './report/table-report.ts';

/** As a tagged PDF, US Letter. Blocks its thread, for a long report some seconds: call it in a worker. */
export async function renderReportPdf(report: TableReport): Promise<Uint8Array> {
  const { drawReport } = await import('./report/table-report-pdf.ts');
  return drawReport(report);
}
