import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { AuditController } from './audit.controller.ts';
import { AuditDetails } from './audit-details.ts';
import { AuditQueries } from './audit.queries.ts';

@Module({
  imports: [PatientModule],
  controllers: [AuditController],
  providers: [AuditQueries, AuditDetails],
})
export class AuditModule {}
