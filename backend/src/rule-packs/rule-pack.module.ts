import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { DeliveredRecord } from './delivered-record.ts';
import { RuleLibraryHandler } from './rule-library.commands.ts';
import { RulePackController } from './rule-pack.controller.ts';
import { RulesInUseController } from './rules-in-use.controller.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

@Module({
  imports: [PatientModule],
  controllers: [RulePackController, RulesInUseController],
  providers: [RulePackQueries, DeliveredRecord, RuleLibraryHandler],
  exports: [RulePackQueries, DeliveredRecord],
})
export class RulePackModule {}
