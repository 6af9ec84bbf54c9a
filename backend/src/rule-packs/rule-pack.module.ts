import { Module } from '@nestjs/common';
import { RulePackController } from './rule-pack.controller.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

@Module({ controllers: [RulePackController], providers: [RulePackQueries], exports: [RulePackQueries] })
export class RulePackModule {}
