import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type RulePackCheckResponse, RulePackFileRequest, type RulePacksResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { goneAway } from '../http/admission/gone-away.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DeliveredRecord, RULE_LIBRARY, RuleLibraryWish, RulePackQueries } from '../rule-packs/public.ts';
import { RulePackCheck } from './rule-pack-check.ts';

/** Packs from files: looked at whole, then taken whole. */
@Controller('admin/rule-packs')
export class RulePackImportController {
  constructor(
    private readonly bus: CommandBus,
    private readonly packs: RulePackQueries,
    private readonly delivered: DeliveredRecord,
    private readonly checking: RulePackCheck,
  ) {}

  /** Writes nothing. */
  @Post('check')
  @Needs('can_manage_rag')
  @HttpCode(200)
  check(
    @Body() { file }: RulePackFileRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RulePackCheckResponse> {
    return this.checking.of(file, goneAway(reply));
  }

  @Post()
  @Needs('can_manage_rag')
  async take(
    @Body() { file }: RulePackFileRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<RulePacksResponse> {
    const asked = { type: 'ImportRulePack', file } as const;
    const wish = new RuleLibraryWish(RULE_LIBRARY, asked, actor, { basedOn });
    await besidePresent(this.bus.execute(wish), () => this.packs.present());
    return { ...(await this.packs.all()), delivered: this.delivered.all() };
  }
}
