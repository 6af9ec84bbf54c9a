import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.ts';
import { PatientModule } from '../patients/public.ts';
import { ContentHandler } from './editing/library.commands.ts';
import { LibraryImport } from './exchange/library-import.ts';
import { LibraryController } from './editing/library.controller.ts';
import { LibraryExchangeController } from './exchange/library-exchange.controller.ts';
import { LibraryQueries } from './contents/library.queries.ts';
import { LibraryHistory } from './contents/library-history.queries.ts';
import { LibraryRetrieval } from './retrieval/library-retrieval.queries.ts';
import { LibrarySnapshots } from './retrieval/library-snapshot.queries.ts';
import { RetrievalUpkeep } from './retrieval/retrieval-upkeep.ts';
import { SuggestionClearing } from './suggestions/suggestion-clearing.ts';
import { StarterLibrary } from './starter/starter-library.ts';

@Module({
  imports: [AuthModule, PatientModule],
  controllers: [LibraryController, LibraryExchangeController],
  providers: [
    LibraryQueries,
    LibraryHistory,
    LibrarySnapshots,
    LibraryRetrieval,
    RetrievalUpkeep,
    StarterLibrary,
    SuggestionClearing,
    ContentHandler,
    LibraryImport,
  ],
  exports: [LibraryQueries, LibraryRetrieval, RetrievalUpkeep],
})
export class LibraryModule {}
