import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CaseChangedResponse,
  type CaseOpenedResponse,
  type CaseResponse,
  type CaseRowResponse,
  type CaseStatsResponse,
  ChoosePatientRequest,
  ListCasesQuery,
  OpenCaseRequest,
  SignCaseRequest,
  type SignedResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { goneAway } from '../http/admission/gone-away.ts';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CaseChanges } from './wishes/case-changes.ts';
import { CaseWish } from './wishes/case-wish.ts';
import { caseId } from './reading/case-id.ts';
import { CaseListReadiness } from './evidence/case-list-readiness.ts';
import { CaseStandings } from './reading/case-standings.ts';
import { CaseQueries, selectionOf } from './reading/case.queries.ts';
import { caseResponse, rowResponse, signedResponse } from './reading/case.responses.ts';

@Controller('cases')
export class CaseController {
  constructor(
    private readonly bus: CommandBus,
    private readonly changes: CaseChanges,
    private readonly cases: CaseQueries,
    private readonly standings: CaseStandings,
    private readonly notReady: CaseListReadiness,
  ) {}

  @Get()
  @Reveals('patients')
  async list(
    @Query() query: ListCasesQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<CaseRowResponse[]>> {
    const open = await this.notReady.among(selectionOf(actor, query), query);
    const { cases, total, pages } = await this.cases.list(actor, query, open?.ids);
    const standings = await this.notReady.standings(cases);
    // How many a search found is an answer about patients: it is told beside those that are shown and recorded.
    const beyond = cases.length === 0 && (query.page ?? 1) > 1;
    if (!(query.search && beyond)) void reply.headers({ 'X-Total-Count': total, 'X-Total-Pages': pages });
    if (open?.looked) {
      const { cases: through, older_than: next } = open.looked;
      void reply.headers({ 'X-Looked-Through': through, ...(next !== null && { 'X-Older-Than': next }) });
    }
    return new Disclosed(
      'search',
      cases.map(({ patient_id }) => patient_id),
      cases.map((row) => rowResponse(row, actor, standings.get(row.id) ?? null)),
    );
  }

  @Get('stats')
  @Reveals('nothing')
  stats(@Me() actor: Person): Promise<CaseStatsResponse> {
    return this.cases.stats(actor);
  }

  @Get(':id')
  @Reveals('patients')
  async one(@Param('id', caseId) id: number, @Me() actor: Person): Promise<Disclosed<CaseResponse>> {
    const found = await this.cases.shown(id, actor);
    return new Disclosed(
      'view',
      [found.patient_id],
      caseResponse(found, actor, await this.standings.of(found)),
      `case-${id}`,
    );
  }

  @Post('workflow')
  @Needs('can_create_cases')
  async open(@Body() body: OpenCaseRequest, @Me() actor: Person): Promise<CaseOpenedResponse> {
    const wish = new CaseWish(NEW, { type: 'OpenCase', body }, actor);
    const { id: case_id } = await this.bus.execute(wish);
    return { success: true, case_id };
  }

  @Put(':id/patient')
  choosePatient(
    @Param('id', caseId) id: number,
    @Body() body: ChoosePatientRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const asked = { type: 'ChoosePatient', patient_id: body.patient.id } as const;
    return this.changes.make(id, asked, actor, basedOn);
  }

  @Post(':id/sign')
  @HttpCode(200)
  async sign(
    @Param('id', caseId) id: number,
    @Body() body: SignCaseRequest,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
    @BasedOn() basedOn?: number,
  ): Promise<SignedResponse> {
    const options = { basedOn, signal: goneAway(reply) };
    return signedResponse(
      await this.bus.execute(new CaseWish(id, { type: 'SignCase', body }, actor, options)),
    );
  }

  @Post(':id/complete')
  @HttpCode(200)
  complete(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'CompleteCase' }, actor, basedOn);
  }

  @Delete(':id')
  async delete(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SuccessResponse> {
    await this.bus.execute(new CaseWish(id, { type: 'DeleteCase' }, actor, { basedOn }));
    return { success: true };
  }
}
