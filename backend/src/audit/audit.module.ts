import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { CaseModule } from '../cases/public.ts';
import { FeedbackModule } from '../feedback/public.ts';
import { GenuineModule } from '../genuine/public.ts';
import { PatientModule } from '../patients/public.ts';
import { SiteModule } from '../site/public.ts';
import { UserModule } from '../users/public.ts';
import { AccessReasons } from './access-reasons.ts';
import { AuditController } from './audit.controller.ts';
import { AuditDetails } from './audit-details.ts';
import { AuditQueries } from './audit.queries.ts';
import { RecentLists } from './recent-lists.ts';
import { AuditReportController } from './reports/audit-report.controller.ts';
import { AuditReportQueries } from './reports/audit-report.queries.ts';
import { MonthSummary } from './reports/month-summary.ts';
import { ReportFrames } from './reports/report-frame.ts';
import { ReportTables } from './reports/report-tables.ts';
import { SubjectController } from './subject.controller.ts';

@Module({
  imports: [AuthModule, CaseModule, FeedbackModule, GenuineModule, PatientModule, SiteModule, UserModule],
  controllers: [AuditController, AuditReportController, SubjectController],
  providers: [
    AuditQueries,
    AuditDetails,
    AccessReasons,
    RecentLists,
    AuditReportQueries,
    MonthSummary,
    ReportFrames,
    ReportTables,
  ],
})
export class AuditModule {}
