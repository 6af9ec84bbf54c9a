import { Module } from '@nestjs/common';
import { RetentionHandler } from './retention.commands.ts';
import { RetentionController } from './retention.controller.ts';
import { RetentionQueries } from './retention.queries.ts';

@Module({
  controllers: [RetentionController],
  providers: [RetentionHandler, RetentionQueries],
})
export class RetentionModule {}
