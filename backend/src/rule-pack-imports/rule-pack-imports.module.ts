import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { RulePackModule } from '../rule-packs/public.ts';
import { RulePackCheck } from './rule-pack-check.ts';
import { RulePackImportController } from './rule-pack-import.controller.ts';

@Module({
  imports: [CaseModule, RulePackModule],
  controllers: [RulePackImportController],
  providers: [RulePackCheck],
})
export class RulePackImportsModule {}
