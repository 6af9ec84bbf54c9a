import { Module } from '@nestjs/common';
import { ProviderTemplateAdminController } from './provider-template-admin.controller.ts';
import { ProviderTemplateHandler } from './provider-template.commands.ts';
import { ProviderTemplateController } from './provider-template.controller.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';
import { RetiredStarterSet } from './retired-starter-set.ts';

@Module({
  controllers: [ProviderTemplateController, ProviderTemplateAdminController],
  providers: [ProviderTemplateQueries, ProviderTemplateHandler, RetiredStarterSet],
  exports: [ProviderTemplateQueries],
})
export class ProviderTemplateModule {}
