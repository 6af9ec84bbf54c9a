import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import {
  type CaseChangedResponse,
  DiagnosesRequest,
  ItemsRequest,
  ProviderRequest,
} from '@vouchwell/contract';
import { Me } from '../../http/request.ts';
import { BasedOn } from '../../http/changes/revision.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseChanges } from '../wishes/case-changes.ts';
import { caseId } from '../reading/case-id.ts';

/** What a case holds: each list is replaced as a whole, in one event. */
@Controller('cases/:id')
export class CaseContentController {
  constructor(private readonly changes: CaseChanges) {}

  @Post('diagnoses')
  @HttpCode(200)
  diagnoses(
    @Param('id', caseId) id: number,
    @Body() body: DiagnosesRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'ReplaceDiagnoses', diagnoses: body.diagnoses }, actor, basedOn);
  }

  @Delete('diagnoses')
  clearDiagnoses(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'ReplaceDiagnoses', diagnoses: [] }, actor, basedOn);
  }

  @Post('items')
  @HttpCode(200)
  items(
    @Param('id', caseId) id: number,
    @Body() body: ItemsRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'ReplaceItems', items: body.items }, actor, basedOn);
  }

  @Delete('items')
  clearItems(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'ReplaceItems', items: [] }, actor, basedOn);
  }

  @Post('provider')
  @HttpCode(200)
  provider(
    @Param('id', caseId) id: number,
    @Body() body: ProviderRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'SetProvider', provider: body }, actor, basedOn);
  }
}
