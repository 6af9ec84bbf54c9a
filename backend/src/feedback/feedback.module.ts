import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import { LibraryModule } from '../library/public.ts';
import { EntrySettling } from './entry-settling.ts';
import { FeedbackHandler } from './feedback.commands.ts';
import { FeedbackController } from './feedback.controller.ts';
import { FeedbackQueries } from './feedback.queries.ts';
import { RatedTexts } from './rated-texts.ts';

@Module({
  imports: [CaseModule, LibraryModule],
  controllers: [FeedbackController],
  providers: [FeedbackQueries, EntrySettling, FeedbackHandler, RatedTexts],
  exports: [FeedbackQueries, RatedTexts],
})
export class FeedbackModule {}
