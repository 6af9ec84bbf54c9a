import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type KeptProviderTemplatesResponse,
  ListProviderTemplatesQuery,
  ProviderTemplateRequest,
  type ProviderTemplateSavedResponse,
} from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { Needs } from '../http/routes/route-access.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { editOf } from '../kernel/deciding/kept.ts';
import { type EnteredTemplate, ProviderTemplateWish } from './provider-template.commands.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';

const templateId = new NumberPipe('provider_template_missing', 'Provider template not found.');

/** The providers as admins keep them. Those out of use leave the workflow; cases keep what they were filled in with. */
@Controller('admin/provider-templates')
export class ProviderTemplateAdminController {
  constructor(
    private readonly bus: CommandBus,
    private readonly templates: ProviderTemplateQueries,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  list(@Query() query: ListProviderTemplatesQuery): Promise<KeptProviderTemplatesResponse> {
    return this.templates.page(query);
  }

  @Post()
  @Needs('can_access_admin')
  async add(
    @Body() body: ProviderTemplateRequest,
    @Me() actor: Person,
  ): Promise<ProviderTemplateSavedResponse> {
    const asked = { type: 'AddProviderTemplate', template: entered(body) } as const;
    const { id } = await this.bus.execute(new ProviderTemplateWish(NEW, asked, actor));
    return this.saved(id, 'The provider was added.');
  }

  @Put(':id')
  @Needs('can_access_admin')
  async change(
    @Param('id', templateId) id: number,
    @Body() body: ProviderTemplateRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<ProviderTemplateSavedResponse> {
    const asked = { type: 'ChangeProviderTemplate', ...editOf(body) } as const;
    await this.take(new ProviderTemplateWish(id, asked, actor, { basedOn }));
    return this.saved(id, 'The provider was saved.');
  }

  @Delete(':id')
  @Needs('can_access_admin')
  @HttpCode(200)
  async retire(
    @Param('id', templateId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<ProviderTemplateSavedResponse> {
    await this.take(new ProviderTemplateWish(id, { type: 'RetireProviderTemplate' }, actor, { basedOn }));
    return this.saved(id, 'The provider was deactivated.');
  }

  private async take(wish: ProviderTemplateWish): Promise<void> {
    await besidePresent(this.bus.execute(wish), () => this.templates.kept(wish.id));
  }

  private async saved(id: number, message: string): Promise<ProviderTemplateSavedResponse> {
    return { success: true, message, entry: await this.templates.kept(id) };
  }
}

const entered = (body: ProviderTemplateRequest): EnteredTemplate => ({
  name: body.name,
  specialty: body.specialty,
  credentials: body.credentials ?? null,
  npi: body.npi,
  address: body.address ?? null,
  phone: body.phone ?? null,
  fax: body.fax ?? null,
  years_experience: body.years_experience ?? null,
  board_certifications: body.board_certifications ?? [],
});
