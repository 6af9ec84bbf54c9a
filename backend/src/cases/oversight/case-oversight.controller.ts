import { Controller, Get, Query, Res } from '@nestjs/common';
import { OversightQuery, type OversightResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { csvAttachment } from '../../http/attachment.ts';
import { Disclosed, Reveals } from '../../http/disclosure.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/route-access.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseOversightQueries } from './case-oversight.queries.ts';

@Controller('admin/cases')
export class CaseOversightController {
  constructor(private readonly oversight: CaseOversightQueries) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('patients')
  async list(@Query() query: OversightQuery, @Me() actor: Person): Promise<Disclosed<OversightResponse>> {
    const { patients, body } = await this.oversight.page(query, actor);
    return new Disclosed('search', patients, body);
  }

  /** Data that leaves the house needs the right to export as well. */
  @Get('csv')
  @Needs('can_access_admin', 'can_export_cases')
  @Reveals('patients')
  async csv(
    @Query() query: OversightQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<Buffer>> {
    const { patients, body } = await this.oversight.file(query, actor);
    void reply.headers(csvAttachment('cases.csv'));
    return new Disclosed('export', patients, Buffer.from(body), null, 'csv');
  }
}
