import { Controller, Get, Query, Res } from '@nestjs/common';
import { ReportFileQuery, ReportQuery, type ReportResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { csvAttachment } from '../http/answers/attachment.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { Needs } from '../http/routes/route-access.ts';
import { reportFile } from './report-file.ts';
import { ReportQueries } from './report.queries.ts';

/** Figures for those who look after a site. Nothing of a patient is in them. */
@Controller('admin/reports')
export class ReportController {
  constructor(private readonly reports: ReportQueries) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  report(@Query() query: ReportQuery): Promise<ReportResponse> {
    return this.reports.report(query);
  }

  @Get('csv')
  @Needs('can_access_admin')
  @Reveals('nothing')
  async csv(
    @Query() query: ReportFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const report = await this.reports.report(query);
    const { from, to } = report.period;
    void reply.headers(csvAttachment(`report-${query.part}-${from}-${to}.csv`));
    return Buffer.from(reportFile(query.part, report));
  }
}
