import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { CheckpointController } from './checkpoint.controller.ts';
import { CheckpointQueries } from './checkpoint.queries.ts';
import { ExportedLog } from './exported-log.ts';

@Module({
  imports: [AuthModule],
  controllers: [CheckpointController],
  providers: [CheckpointQueries, ExportedLog],
})
export class CheckpointModule {}
