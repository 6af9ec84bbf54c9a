import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  SecondFactorRuleRequest,
  type SecondFactorRuleResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { SecondFactorRuleWish } from './second-factor-rule.commands.ts';
import { SECOND_FACTOR_RULE } from './second-factor-rule.events.ts';
import { SecondFactorWish } from './second-factor.commands.ts';
import { SecondFactorQueries } from './second-factor.queries.ts';

/** For whoever manages users: of whom a second factor is required, and what helps who lost theirs. */
@Controller('admin')
export class SecondFactorAdminController {
  constructor(
    private readonly bus: CommandBus,
    private readonly factors: SecondFactorQueries,
  ) {}

  @Get('second-factor')
  @Needs('can_manage_users')
  @Reveals('nothing')
  async rule(): Promise<SecondFactorRuleResponse> {
    const rule = await this.factors.rule();
    return { revision: rule?.revision ?? null, roles: [...(rule?.roles ?? [])] };
  }

  @Put('second-factor')
  @Needs('can_manage_users')
  async setRule(
    @Body() { roles }: SecondFactorRuleRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SecondFactorRuleResponse> {
    const asked = { type: 'RequireSecondFactor', roles } as const;
    const change = this.bus.execute(new SecondFactorRuleWish(SECOND_FACTOR_RULE, asked, actor, { basedOn }));
    await besidePresent(change, async () => {
      const { revision, ...rule } = await this.rule();
      return revision === null ? null : { revision, ...rule };
    });
    return this.rule();
  }

  @Delete('users/:id/second-factor')
  @Needs('can_manage_users')
  @HttpCode(200)
  async reset(
    @Param('id', new NumberPipe('user_missing', 'User not found.')) id: number,
    @Me() actor: Person,
  ): Promise<SuccessResponse> {
    await this.bus.execute(new SecondFactorWish(id, { type: 'Reset' }, actor));
    return { success: true };
  }
}
