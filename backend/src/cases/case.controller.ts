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
import { Disclosed, Reveals } from '../http/disclosure.ts';
import { goneAway } from '../http/gone-away.ts';
import { NumberPipe } from '../http/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/revision.ts';
import { Needs } from '../http/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { PatientQueries } from '../patients/patient.queries.ts';
import { casePatient, ChangeCase, OpenCase } from './case.commands.ts';
import { CaseQueries } from './case.queries.ts';
import { caseResponse, rowResponse } from './case.responses.ts';
import { SignDocument } from './sign.commands.ts';

export const caseId = new NumberPipe('case_missing', 'Case not found.');

@Controller('cases')
export class CaseController {
  constructor(
    private readonly bus: CommandBus,
    private readonly cases: CaseQueries,
    private readonly patients: PatientQueries,
  ) {}

  @Get()
  @Reveals('patients')
  async list(
    @Query() query: ListCasesQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<CaseRowResponse[]>> {
    const { cases, total, pages } = await this.cases.list(actor, query);
    // How many a search found is an answer about patients: it is told beside those that are shown and recorded.
    const beyond = cases.length === 0 && (query.page ?? 1) > 1;
    if (!(query.search && beyond)) void reply.headers({ 'X-Total-Count': total, 'X-Total-Pages': pages });
    return new Disclosed(
      'search',
      cases.map(({ patient_id }) => patient_id),
      cases.map((row) => rowResponse(row, actor)),
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
    return new Disclosed('view', [found.patient_id], caseResponse(found, actor), `case-${id}`);
  }

  @Post('workflow')
  @Needs('can_create_cases')
  async open(@Body() body: OpenCaseRequest, @Me() actor: Person): Promise<CaseOpenedResponse> {
    const { caseId: case_id } = await this.bus.execute(new OpenCase(body, actor));
    return { success: true, case_id };
  }

  @Put(':id/patient')
  async choosePatient(
    @Param('id', caseId) id: number,
    @Body() body: ChoosePatientRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const patient = await casePatient(this.patients, body.patient.id);
    const { revision } = await this.bus.execute(
      new ChangeCase(id, { type: 'ChoosePatient', patient }, actor, basedOn),
    );
    return { success: true, case_id: id, revision };
  }

  @Post(':id/sign')
  @HttpCode(200)
  sign(
    @Param('id', caseId) id: number,
    @Body() body: SignCaseRequest,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
    @BasedOn() basedOn?: number,
  ): Promise<SignedResponse> {
    return this.bus.execute(new SignDocument(id, body, actor, basedOn, goneAway(reply)));
  }

  @Post(':id/complete')
  @HttpCode(200)
  async complete(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const { revision } = await this.bus.execute(new ChangeCase(id, { type: 'CompleteCase' }, actor, basedOn));
    return { success: true, case_id: id, revision };
  }

  @Delete(':id')
  async delete(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SuccessResponse> {
    await this.bus.execute(new ChangeCase(id, { type: 'DeleteCase' }, actor, basedOn));
    return { success: true };
  }
}
