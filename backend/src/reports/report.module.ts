import { Module } from '@nestjs/common';
import { UserModule } from '../users/public.ts';
import { ReportController } from './report.controller.ts';
import { ReportQueries } from './report.queries.ts';
import { StorageQueries } from './storage.queries.ts';

@Module({
  imports: [UserModule],
  controllers: [ReportController],
  providers: [ReportQueries, StorageQueries],
})
export class ReportModule {}
