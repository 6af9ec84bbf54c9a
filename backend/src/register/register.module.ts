import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { PatientModule } from '../patients/public.ts';
import { Carrying } from './carrying.ts';
import { RecordQueries } from './record.queries.ts';
import { RegisterController } from './register.controller.ts';

@Module({
  imports: [CaseModule, PatientModule],
  controllers: [RegisterController],
  providers: [Carrying, RecordQueries],
})
export class RegisterModule {}
