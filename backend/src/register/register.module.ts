import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { PatientModule } from '../patients/public.ts';
import { UserModule } from '../users/public.ts';
import { Carrying } from './carrying.ts';
import { ImportHandler } from './import.commands.ts';
import { ImportController } from './import.controller.ts';
import { ImportQueries } from './import.queries.ts';
import { ImportRows } from './import-rows.ts';
import { Importing } from './importing.ts';
import { RecordQueries } from './record.queries.ts';
import { RegisterController } from './register.controller.ts';

@Module({
  imports: [CaseModule, PatientModule, UserModule],
  controllers: [ImportController, RegisterController],
  providers: [Carrying, RecordQueries, ImportHandler, ImportQueries, ImportRows, Importing],
})
export class RegisterModule {}
