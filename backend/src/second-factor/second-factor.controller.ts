import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  type RecoveryCodesResponse,
  SetUpSecondFactorRequest,
  type SecondFactorSetUpResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import { encodeQR } from 'qr';
import { Me } from '../http/request.ts';
import { BeforeSecondFactor } from '../http/routes/route-access.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { SiteQueries } from '../site/public.ts';
import { KeptFactors } from './kept-factors.ts';
import { keyUri } from './one-time-code.ts';
import { SecondFactorWish } from './second-factor.commands.ts';
import { SecondFactorQueries } from './second-factor.queries.ts';

/** One's own second factor. */
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly bus: CommandBus,
    private readonly kept: KeptFactors,
    private readonly factors: SecondFactorQueries,
    private readonly site: SiteQueries,
  ) {}

  @Post('set-up')
  @BeforeSecondFactor()
  @HttpCode(200)
  async setUp(
    @Body() { password }: SetUpSecondFactorRequest,
    @Me() actor: Person,
  ): Promise<SecondFactorSetUpResponse> {
    await this.bus.execute(new SecondFactorWish(actor.id, { type: 'SetUp', password }, actor));
    const secret = await this.kept.begun(actor.id, await this.factors.lastNumber(actor.id));
    const { name } = await this.site.atWork();
    const uri = keyUri(secret, actor.username, name);
    return { secret, uri, qr_svg: encodeQR(uri, 'svg', { ecc: 'medium' }) };
  }

  @Post('confirm')
  @BeforeSecondFactor()
  @HttpCode(200)
  async confirm(
    @Body() { code }: ConfirmSecondFactorRequest,
    @Me() actor: Person,
  ): Promise<RecoveryCodesResponse> {
    await this.bus.execute(new SecondFactorWish(actor.id, { type: 'Confirm', code }, actor));
    return this.codesOf(actor);
  }

  @Post('remove')
  @HttpCode(200)
  async remove(@Body() body: ChangeSecondFactorRequest, @Me() actor: Person): Promise<SuccessResponse> {
    const { password, code } = body;
    await this.bus.execute(new SecondFactorWish(actor.id, { type: 'Remove', password, code }, actor));
    return { success: true };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  async replaceCodes(
    @Body() { password, code }: ChangeSecondFactorRequest,
    @Me() actor: Person,
  ): Promise<RecoveryCodesResponse> {
    const asked = { type: 'ReplaceRecoveryCodes', password, code } as const;
    await this.bus.execute(new SecondFactorWish(actor.id, asked, actor));
    return this.codesOf(actor);
  }

  private codesOf({ id, request }: Person): RecoveryCodesResponse {
    return { recovery_codes: this.kept.codes(id, request.command_id) };
  }
}
