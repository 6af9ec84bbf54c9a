import { renderReportPdf, type TableReport } from '@vouchwell/document';
import { sealed, type Sealing } from './sealing.ts';

export interface ReportTask extends Sealing {
  readonly report: TableReport;
}

/** What a pool's thread runs. An error may quote the report: its kind and its place go out, not its words. */
export default async function draw(task: ReportTask): Promise<Uint8Array> {
  try {
    return await sealed(await renderReportPdf(task.report), task);
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The report could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
