import { Module } from '@nestjs/common';
import { PatientModule } from '../patients/public.ts';
import { AccessReasons } from './access-reasons.ts';
import { AuditController } from './audit.controller.ts';
import { AuditDetails } from './audit-details.ts';
import { AuditQueries } from './audit.queries.ts';
import { RecentLists } from './recent-lists.ts';

@Module({
  imports: [PatientModule],
  controllers: [AuditController],
  providers: [AuditQueries, AuditDetails, AccessReasons, RecentLists],
})
export class AuditModule {}
