import { Controller, Get } from '@nestjs/common';
import type { ProviderTemplatesResponse } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';

@Controller('templates')
export class ProviderTemplateController {
  constructor(private readonly templates: ProviderTemplateQueries) {}

  @Get('provider-templates')
  @Reveals('nothing')
  async list(): Promise<ProviderTemplatesResponse> {
    return { success: true, data: await this.templates.list() };
  }
}
