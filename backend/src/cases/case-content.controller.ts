import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CaseChangedResponse,
  DiagnosesRequest,
  ItemsRequest,
  ProviderRequest,
} from '@vouchwell/contract';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/revision.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CaseWish } from './case.commands.ts';
import { caseId } from './case.controller.ts';
import { changedResponse } from './case.responses.ts';

/** What a case holds: each list is replaced as a whole, in one event. */
@Controller('cases/:id')
export class CaseContentController {
  constructor(private readonly bus: CommandBus) {}

  @Post('diagnoses')
  @HttpCode(200)
  diagnoses(
    @Param('id', caseId) id: number,
    @Body() body: DiagnosesRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'ReplaceDiagnoses', diagnoses: body.diagnoses }, actor, basedOn);
  }

  @Delete('diagnoses')
  clearDiagnoses(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'ReplaceDiagnoses', diagnoses: [] }, actor, basedOn);
  }

  @Post('items')
  @HttpCode(200)
  items(
    @Param('id', caseId) id: number,
    @Body() body: ItemsRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'ReplaceItems', items: body.items }, actor, basedOn);
  }

  @Delete('items')
  clearItems(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'ReplaceItems', items: [] }, actor, basedOn);
  }

  @Post('provider')
  @HttpCode(200)
  provider(
    @Param('id', caseId) id: number,
    @Body() body: ProviderRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.change(id, { type: 'SetProvider', provider: body }, actor, basedOn);
  }

  private async change(
    id: number,
    asked: CaseWish['asked'],
    actor: Person,
    basedOn: number | undefined,
  ): Promise<CaseChangedResponse> {
    return changedResponse(await this.bus.execute(new CaseWish(id, asked, actor, { basedOn })));
  }
}
