import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.ts';
import { AiQueries } from './ai.queries.ts';

@Module({ controllers: [AiController], providers: [AiQueries] })
export class AiModule {}
