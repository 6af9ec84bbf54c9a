import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  AnswerRequest,
  type CaseChangedResponse,
  type CaseEvidenceResponse,
  type CaseReadinessResponse,
  DeliveriesRequest,
  EncountersRequest,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import { BasedOn, besidePresent } from '../../http/changes/revision.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseChanges } from '../wishes/case-changes.ts';
import type { CaseWish } from '../wishes/case-wish.ts';
import { CaseReadiness } from './case-readiness.ts';
import { caseId } from '../reading/case-id.ts';
import type { CaseDoc } from '../reading/case.projections.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import { earlierVisits } from './earlier-visits.ts';

/** What a case is held against its payer’s rules with: visits, answers, what was delivered before. */
@Controller('cases/:id')
export class CaseEvidenceController {
  constructor(
    private readonly changes: CaseChanges,
    private readonly cases: CaseQueries,
    private readonly readiness: CaseReadiness,
  ) {}

  @Get('evidence')
  @Reveals('patients')
  async evidence(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
  ): Promise<Disclosed<CaseEvidenceResponse>> {
    const doc = await this.cases.shown(id, actor);
    // A signed case takes nothing over.
    const others = doc.signature ? [] : await this.cases.beside(doc, actor);
    const earlier = earlierVisits(doc, others);
    const had = await this.readiness.deliveredBefore(doc, others);
    const response = { ...(await this.response(doc)), earlier, had };
    return new Disclosed('view', [doc.patient_id], response, `case-${id}`);
  }

  @Get('readiness')
  @Reveals('patients')
  async standing(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
  ): Promise<Disclosed<CaseReadinessResponse>> {
    const doc = await this.cases.shown(id, actor);
    return new Disclosed('view', [doc.patient_id], await this.readiness.shown(doc), `case-${id}`);
  }

  @Put('encounters')
  encounters(
    @Param('id', caseId) id: number,
    @Body() body: EncountersRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'RecordEncounters', body }, actor, basedOn);
  }

  @Put('answers')
  answer(
    @Param('id', caseId) id: number,
    @Body() body: AnswerRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'AnswerQuestion', body }, actor, basedOn);
  }

  @Put('deliveries')
  deliveries(
    @Param('id', caseId) id: number,
    @Body() body: DeliveriesRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'RecordDeliveries', body }, actor, basedOn);
  }

  private change(
    id: number,
    asked: CaseWish['asked'],
    actor: Person,
    basedOn: number | undefined,
  ): Promise<CaseChangedResponse> {
    const present = async () => this.response(await this.cases.accessible(id, actor));
    return besidePresent(this.changes.make(id, asked, actor, basedOn), present);
  }

  private async response(doc: CaseDoc): Promise<CaseEvidenceResponse> {
    return { case_id: doc.id, revision: doc.revision, ...(await this.readiness.evidenceOf(doc)) };
  }
}
