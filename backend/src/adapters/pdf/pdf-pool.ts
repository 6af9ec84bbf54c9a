import type { Letter, LetterFrame, OrderFrame, TableReport, WrittenOrder } from '@vouchwell/document';
import type { Asker } from '../../kernel/ports/asker.ts';
import type { LetterRenderer } from '../../kernel/ports/letter-renderer.port.ts';
import { FairPool, type FairPoolOptions } from '../threads/fair-pool.ts';
import { workerBeside } from '../threads/worker-beside.ts';
import type { SealKey } from './cms-signature.ts';
import type { DrawTask } from './letter-worker.ts';
import type { ReportTask } from './report-worker.ts';

/** A letter takes some 20 to 100 ms of a thread, the longest that a case can hold some seconds. */
const DEFAULTS: FairPoolOptions = {
  worker: workerBeside(import.meta.url, 'letter-worker'),
  threads: 2,
  shares: { running: 1, waiting: 10, altogether: 100 },
  timeout: 60_000,
  memory: 512,
  idle: 60_000,
};

const REFUSALS = {
  code: 'pdf',
  busy: 'Too many PDFs are being made. Please try again in a moment.',
  userBusy: 'Too many PDFs of yours are being made already. Wait for them, then try again.',
  tooLong: 'The PDF took too long to make. Please try again in a moment, or export the letter as text.',
  died: 'The PDF needs more memory than one letter may take. Export the letter as text instead.',
};

/** A report of some thousand rows takes some seconds of its thread; it keeps no letter waiting. */
const REPORTS: FairPoolOptions = {
  ...DEFAULTS,
  worker: workerBeside(import.meta.url, 'report-worker'),
  threads: 1,
};

const REPORT_REFUSALS = {
  ...REFUSALS,
  tooLong: 'The PDF took too long to make. Please try again in a moment, or save the report as CSV.',
  died: 'The PDF needs more memory than one report may take. Save it as CSV, or choose a shorter period.',
};

/** Draws letters in threads of their own, one of a user at a time; and reports beside them. */
export class PdfPool implements LetterRenderer {
  private readonly pool: FairPool<DrawTask, Uint8Array>;
  private readonly reports: FairPool<ReportTask, Uint8Array>;

  constructor(
    options: Partial<FairPoolOptions> = {},
    private readonly seal: SealKey | null = null,
  ) {
    this.pool = new FairPool({ ...DEFAULTS, ...options }, REFUSALS);
    const { alarm } = options;
    this.reports = new FairPool({ ...REPORTS, ...(alarm && { alarm }) }, REPORT_REFUSALS);
  }

  pdf(letter: Letter, frame: LetterFrame, asker: Asker, sealedAt?: Date): Promise<Uint8Array> {
    return this.pool.run({ letter, frame, ...this.sealing(sealedAt) }, asker);
  }

  order(order: WrittenOrder, frame: OrderFrame, asker: Asker, sealedAt?: Date): Promise<Uint8Array> {
    return this.pool.run({ order, frame, ...this.sealing(sealedAt) }, asker);
  }

  private sealing(at: Date | undefined) {
    return this.seal && at ? { seal: { with: this.seal, at } } : {};
  }

  report(report: TableReport, asker: Asker, sealedAt?: Date): Promise<Uint8Array> {
    return this.reports.run({ report, ...this.sealing(sealedAt) }, asker);
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.reports.close()]);
  }
}
