import { Module } from '@nestjs/common';
import { ForgettingModule } from '../forgetting/public.ts';
import { PatientModule } from '../patients/public.ts';
import { DueQueries } from './due.queries.ts';
import { KeptPeople } from './kept-people.ts';
import { RetentionHandler } from './retention.commands.ts';
import { RetentionController } from './retention.controller.ts';
import { RetentionQueries } from './retention.queries.ts';

@Module({
  imports: [ForgettingModule, PatientModule],
  controllers: [RetentionController],
  providers: [DueQueries, KeptPeople, RetentionHandler, RetentionQueries],
})
export class RetentionModule {}
