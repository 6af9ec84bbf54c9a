import { Module } from '@nestjs/common';
import { PatientHandler } from './patient.commands.ts';
import { PatientController } from './patient.controller.ts';
import { PatientQueries } from './patient.queries.ts';

@Module({
  controllers: [PatientController],
  providers: [PatientQueries, PatientHandler],
  exports: [PatientQueries],
})
export class PatientModule {}
