import { Module } from '@nestjs/common';
import { CheckpointController } from './checkpoint.controller.ts';
import { CheckpointQueries } from './checkpoint.queries.ts';
import { ExportedLog } from './exported-log.ts';

@Module({ controllers: [CheckpointController], providers: [CheckpointQueries, ExportedLog] })
export class CheckpointModule {}
