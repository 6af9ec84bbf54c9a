import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { HealthWatch } from './health-watch.ts';
import { HealthQueries } from './health.queries.ts';

@Module({ controllers: [HealthController], providers: [HealthQueries, HealthWatch] })
export class HealthModule {}
