import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EndRulePackRequest, type RulePacksResponse, TrustPackKeyRequest } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DeliveredRecord } from './delivered-record.ts';
import { RuleLibraryWish } from './rule-library.commands.ts';
import { RULE_LIBRARY } from './rule-library.events.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

type Change = ConstructorParameters<typeof RuleLibraryWish>[1];

/** The published rules that cases are held against, for those who look after a site, and whose it takes. */
@Controller('admin/rule-packs')
export class RulePackController {
  constructor(
    private readonly bus: CommandBus,
    private readonly packs: RulePackQueries,
    private readonly delivered: DeliveredRecord,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  all(): Promise<RulePacksResponse> {
    return this.shown();
  }

  @Post('keys')
  @Needs('can_manage_rag')
  trust(
    @Body() body: TrustPackKeyRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<RulePacksResponse> {
    return this.changed({ type: 'TrustPackKey', ...body }, actor, basedOn);
  }

  @Delete('keys/:fingerprint')
  @Needs('can_manage_rag')
  @HttpCode(200)
  remove(
    @Param('fingerprint') fingerprint: string,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<RulePacksResponse> {
    return this.changed({ type: 'RemovePackKey', fingerprint }, actor, basedOn);
  }

  @Put(':hash/last-day')
  @Needs('can_manage_rag')
  end(
    @Param('hash') hash: string,
    @Body() { last_day }: EndRulePackRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<RulePacksResponse> {
    return this.changed({ type: 'EndRulePack', hash, last_day }, actor, basedOn);
  }

  private async changed(asked: Change, actor: Person, basedOn?: number): Promise<RulePacksResponse> {
    const wish = new RuleLibraryWish(RULE_LIBRARY, asked, actor, { basedOn });
    await besidePresent(this.bus.execute(wish), () => this.packs.present());
    return this.shown();
  }

  private async shown(): Promise<RulePacksResponse> {
    return { ...(await this.packs.all()), delivered: this.delivered.all() };
  }
}
