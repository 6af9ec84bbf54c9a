import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { HealthQueries } from './health.queries.ts';

@Module({ controllers: [HealthController], providers: [HealthQueries] })
export class HealthModule {}
