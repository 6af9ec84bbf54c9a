import { Module } from '@nestjs/common';
import { RegisterPatientHandler } from './patient.commands.ts';
import { PatientController } from './patient.controller.ts';
import { PatientQueries } from './patient.queries.ts';

@Module({
  controllers: [PatientController],
  providers: [PatientQueries, RegisterPatientHandler],
  exports: [PatientQueries],
})
export class PatientModule {}
