import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  AddAiSettingRequest,
  type AiSettingSavedResponse,
  type AiSettingsResponse,
  type AiSettingTestResponse,
  ChangeAiSettingRequest,
  type SuccessResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Reveals } from '../../http/routes/disclosure.ts';
import { goneAway } from '../../http/admission/gone-away.ts';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { BasedOn, besidePresent } from '../../http/changes/revision.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { NEW } from '../../kernel/commanding/wish.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { AiSettingWish } from './ai-setting.commands.ts';
import { AiSettingQueries } from './ai-setting.queries.ts';
import { AiTesting } from './ai-testing.ts';

const settingId = new NumberPipe('ai_setting_missing', 'AI setting not found.');

@Controller('admin/ai-settings')
export class AiSettingsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly settings: AiSettingQueries,
    private readonly testing: AiTesting,
  ) {}

  @Get()
  @Needs('can_manage_ai')
  @Reveals('nothing')
  async list(): Promise<AiSettingsResponse> {
    return { settings: await this.settings.all() };
  }

  @Post()
  @Needs('can_manage_ai')
  async add(@Body() body: AddAiSettingRequest, @Me() actor: Person): Promise<AiSettingSavedResponse> {
    const { id } = await this.bus.execute(new AiSettingWish(NEW, { type: 'AddAiSetting', body }, actor));
    return this.saved(id);
  }

  @Put(':id')
  @Needs('can_manage_ai')
  async change(
    @Param('id', settingId) id: number,
    @Body() body: ChangeAiSettingRequest,
    @Me() actor: Person,
    @BasedOn() of?: number,
  ): Promise<AiSettingSavedResponse> {
    await this.wish(new AiSettingWish(id, { type: 'ChangeAiSetting', body, of }, actor));
    return this.saved(id);
  }

  /** 200 whatever the provider said. */
  @Post(':id/test')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async test(
    @Param('id', settingId) id: number,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AiSettingTestResponse> {
    const { ok, message, response } = await this.testing.test(id, actor, goneAway(reply));
    return { success: ok, result: { message, test_response: response }, ...(!ok && { error: message }) };
  }

  @Post(':id/activate')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async activate(
    @Param('id', settingId) id: number,
    @Me() actor: Person,
    @BasedOn() of?: number,
  ): Promise<AiSettingSavedResponse> {
    await this.wish(new AiSettingWish(id, { type: 'ActivateAiSetting', of }, actor));
    return this.saved(id);
  }

  /** Notes are then written with the environment's model again, if it names one. */
  @Post(':id/deactivate')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async deactivate(
    @Param('id', settingId) id: number,
    @Me() actor: Person,
    @BasedOn() of?: number,
  ): Promise<AiSettingSavedResponse> {
    await this.wish(new AiSettingWish(id, { type: 'DeactivateAiSetting', of }, actor));
    return this.saved(id);
  }

  @Delete(':id')
  @Needs('can_manage_ai')
  @HttpCode(200)
  async delete(
    @Param('id', settingId) id: number,
    @Me() actor: Person,
    @BasedOn() of?: number,
  ): Promise<SuccessResponse> {
    await this.wish(new AiSettingWish(id, { type: 'DeleteAiSetting', of }, actor));
    return { success: true };
  }

  private async wish(wish: AiSettingWish): Promise<void> {
    await besidePresent(this.bus.execute(wish), () => this.settings.get(wish.id));
  }

  private async saved(id: number): Promise<AiSettingSavedResponse> {
    return { success: true, setting: await this.settings.get(id) };
  }
}
