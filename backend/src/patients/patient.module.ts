import { Module } from '@nestjs/common';
import { MergeHandler } from './merge.commands.ts';
import { PatientHandler } from './patient.commands.ts';
import { PatientController } from './patient.controller.ts';
import { PatientQueries } from './patient.queries.ts';

@Module({
  controllers: [PatientController],
  providers: [PatientQueries, PatientHandler, MergeHandler],
  exports: [PatientQueries],
})
export class PatientModule {}
