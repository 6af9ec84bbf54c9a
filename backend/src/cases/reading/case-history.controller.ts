import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { type CaseHistoryResponse, type NoteVersionsResponse, PageQuery } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseHistoryQueries, type Page } from './case-history.queries.ts';
import { caseId } from './case-id.ts';
import { CaseQueries } from './case.queries.ts';

/** How a case came to be what it is: for everyone who may open it and, but for its texts, who reads the audit history. */
@Controller('cases/:id')
export class CaseHistoryController {
  constructor(
    private readonly cases: CaseQueries,
    private readonly past: CaseHistoryQueries,
  ) {}

  @Get('history')
  @Reveals('patients')
  async history(
    @Param('id', caseId) id: number,
    @Query() asked: PageQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<CaseHistoryResponse>> {
    const patient = await this.past.patientOf(id, actor);
    const page = await this.past.entries(id, asked);
    return new Disclosed('view', [patient], { entries: told(page, reply) }, `case-${id}`);
  }

  @Get('note-versions')
  @Reveals('patients')
  async noteVersions(
    @Param('id', caseId) id: number,
    @Query() asked: PageQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<NoteVersionsResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    const page = await this.past.noteVersions(id, actor, asked);
    return new Disclosed('view', [patient_id], { versions: told(page, reply) }, `case-${id}`);
  }
}

/** Totals stand in X-Total-Count and X-Total-Pages, as everywhere. */
function told<T>({ found, total, pages }: Page<T>, reply: FastifyReply): T[] {
  void reply.headers({ 'X-Total-Count': total, 'X-Total-Pages': pages });
  return found;
}
