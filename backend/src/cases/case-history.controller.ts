import { Controller, Get, Param } from '@nestjs/common';
import type { CaseHistoryResponse, NoteVersionsResponse } from '@vouchwell/contract';
import { Disclosed, Reveals } from '../http/disclosure.ts';
import { Me } from '../http/request.ts';
import type { Actor } from '../kernel/decider.ts';
import { CaseHistoryQueries } from './case-history.queries.ts';
import { caseId } from './case.controller.ts';
import { CaseQueries } from './case.queries.ts';

/** How a case came to be what it is, for everyone who may open it. */
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
    @Me() actor: Actor,
  ): Promise<Disclosed<CaseHistoryResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    return new Disclosed('view', [patient_id], { entries: await this.past.entries(id) }, `case-${id}`);
  }

  @Get('note-versions')
  @Reveals('patients')
  async noteVersions(
    @Param('id', caseId) id: number,
    @Me() actor: Actor,
  ): Promise<Disclosed<NoteVersionsResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    const versions = await this.past.noteVersions(id, actor);
    return new Disclosed('view', [patient_id], { versions }, `case-${id}`);
  }
}
