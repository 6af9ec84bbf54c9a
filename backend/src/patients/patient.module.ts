import { Module } from '@nestjs/common';
import { LastingWords } from './lasting-words.ts';
import { MergeHandler } from './merge.commands.ts';
import { PatientHandler } from './patient.commands.ts';
import { PatientController } from './patient.controller.ts';
import { PatientQueries } from './patient.queries.ts';
import { PatientUse } from './patient-use.ts';

@Module({
  controllers: [PatientController],
  providers: [PatientQueries, PatientUse, LastingWords, PatientHandler, MergeHandler],
  exports: [PatientQueries, PatientUse, LastingWords],
})
export class PatientModule {}
