import { renderReportPdf, type TableReport } from '@vouchwell/document';

/** What a pool's thread runs. An error may quote the report: its kind and its place go out, not its words. */
export default async function draw(report: TableReport): Promise<Uint8Array> {
  try {
    return await renderReportPdf(report);
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The report could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
