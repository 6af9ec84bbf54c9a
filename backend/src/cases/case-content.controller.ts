import { Body, Controller, Delete, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CaseChangedResponse,
  DiagnosesRequest,
  ItemsRequest,
  ProviderRequest,
} from '@vouchwell/contract';
import { localDay } from '@vouchwell/rules';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/revision.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { CaseChoices } from './case.choices.ts';
import { ChangeCase } from './case.commands.ts';
import { caseId } from './case.controller.ts';
import { providerFacts } from './provider-facts.ts';

/** What a case holds: each list is replaced as a whole, in one event. */
@Controller('cases/:id')
export class CaseContentController {
  constructor(
    private readonly bus: CommandBus,
    private readonly choices: CaseChoices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('diagnoses')
  @HttpCode(200)
  async diagnoses(
    @Param('id', caseId) id: number,
    @Body() body: DiagnosesRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const diagnoses = await this.choices.diagnoses(body.diagnoses);
    return this.change(id, { type: 'ReplaceDiagnoses', diagnoses }, actor, basedOn);
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
  async items(
    @Param('id', caseId) id: number,
    @Body() body: ItemsRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const items = await this.choices.items(body.items);
    return this.change(id, { type: 'ReplaceItems', items }, actor, basedOn);
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
  async provider(
    @Param('id', caseId) id: number,
    @Body() body: ProviderRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const today = localDay(this.clock.now());
    const provider = await providerFacts(body);
    return this.change(id, { type: 'SetProvider', provider, today }, actor, basedOn);
  }

  private async change(
    id: number,
    command: ChangeCase['command'],
    actor: Person,
    basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const { revision } = await this.bus.execute(new ChangeCase(id, command, actor, basedOn));
    return { success: true, case_id: id, revision };
  }
}
