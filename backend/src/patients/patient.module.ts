import { Module } from '@nestjs/common';
import { MergeHandler } from './merge.commands.ts';
import { PatientHandler } from './patient.commands.ts';
import { PatientController } from './patient.controller.ts';
import { PatientQueries } from './patient.queries.ts';
import { PatientUse } from './patient-use.ts';

@Module({
  controllers: [PatientController],
  providers: [PatientQueries, PatientUse, PatientHandler, MergeHandler],
  exports: [PatientQueries, PatientUse],
})
export class PatientModule {}
