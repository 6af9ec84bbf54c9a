import { Module } from '@nestjs/common';
import { ProviderTemplateController } from './provider-template.controller.ts';
import { ProviderTemplateQueries } from './provider-template.queries.ts';
import { RetiredStarterSet } from './retired-starter-set.ts';

@Module({
  controllers: [ProviderTemplateController],
  providers: [ProviderTemplateQueries, RetiredStarterSet],
  exports: [ProviderTemplateQueries],
})
export class ProviderTemplateModule {}
