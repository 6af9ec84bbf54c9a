import { Module } from '@nestjs/common';
import { ProviderTemplateController } from './provider-template.controller.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';
import { StarterProviderTemplates } from './starter-provider-templates.ts';

@Module({
  controllers: [ProviderTemplateController],
  providers: [ProviderTemplateQueries, StarterProviderTemplates],
  exports: [ProviderTemplateQueries],
})
export class ProviderTemplateModule {}
