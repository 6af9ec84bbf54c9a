import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { UserModule } from '../users/public.ts';
import { AlertHandler, AlertRulesHandler } from './alert.commands.ts';
import { AlertController } from './alert.controller.ts';
import { AlertQueries } from './alert.queries.ts';
import { AlertWatch } from './alert-watch.ts';

@Module({
  imports: [PatientModule, UserModule],
  controllers: [AlertController],
  providers: [AlertQueries, AlertHandler, AlertRulesHandler, AlertWatch],
})
export class AlertModule {}
