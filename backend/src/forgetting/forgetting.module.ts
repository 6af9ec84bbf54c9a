import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { FeedbackModule } from '../feedback/public.ts';
import { LibraryModule } from '../library/public.ts';
import { PatientModule } from '../patients/public.ts';
import { ForgettingController } from './forgetting.controller.ts';
import { ForgettingHandler } from './forgetting.commands.ts';
import { ForgettingQueries } from './forgetting.queries.ts';
import { Forgetting } from './forgetting.ts';

@Module({
  imports: [CaseModule, FeedbackModule, LibraryModule, PatientModule],
  controllers: [ForgettingController],
  providers: [Forgetting, ForgettingHandler, ForgettingQueries],
  exports: [ForgettingQueries],
})
export class ForgettingModule {}
