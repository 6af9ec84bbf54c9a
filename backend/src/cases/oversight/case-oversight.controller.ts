import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { type DownloadLinkResponse, OversightQuery, type OversightResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { DownloadLinks } from '../../auth/public.ts';
import { csvAttachment } from '../../http/answers/attachment.ts';
import { Disclosed, DisclosedFile, Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import { ByLink, Needs } from '../../http/routes/route-access.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseOversightFile } from './case-oversight-file.ts';
import { CaseOversightQueries } from './case-oversight.queries.ts';

@Controller('admin/cases')
export class CaseOversightController {
  constructor(
    private readonly oversight: CaseOversightQueries,
    private readonly file: CaseOversightFile,
    private readonly links: DownloadLinks,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('patients')
  async list(@Query() query: OversightQuery, @Me() actor: Person): Promise<Disclosed<OversightResponse>> {
    const { patients, body } = await this.oversight.page(query, actor);
    return new Disclosed('search', patients, body);
  }

  /** With which a browser fetches the file straight onto its disk. The body says what its query would say. */
  @Post('csv/link')
  @Needs('can_access_admin', 'can_export_cases')
  @HttpCode(200)
  async link(
    @Body() wanted: OversightQuery,
    @Me() { id, session_id }: Person,
  ): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /admin/cases/csv', { ...wanted }) };
  }

  /** Data that leaves the house needs the right to export as well. */
  @Get('csv')
  @Needs('can_access_admin', 'can_export_cases')
  @ByLink()
  @Reveals('patients')
  csv(@Query() query: OversightQuery, @Res({ passthrough: true }) reply: FastifyReply): DisclosedFile {
    void reply.headers(csvAttachment('cases.csv'));
    return new DisclosedFile(this.parts(query));
  }

  private async *parts(query: OversightQuery) {
    for await (const { patients, body } of this.file.parts(query))
      yield new Disclosed('export', patients, body, null, 'csv');
  }
}
