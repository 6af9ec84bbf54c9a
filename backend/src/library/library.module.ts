import { Module } from '@nestjs/common';
import { ContentHandler } from './library.commands.ts';
import { LibraryImport } from './library-import.ts';
import { LibraryController } from './library.controller.ts';
import { LibraryExchangeController } from './library-exchange.controller.ts';
import { LibraryQueries } from './library.queries.ts';
import { LibraryHistory } from './library-history.queries.ts';
import { LibraryRetrieval } from './library-retrieval.queries.ts';
import { LibrarySnapshots } from './library-snapshot.queries.ts';
import { SuggestionClearing } from './suggestion-clearing.ts';
import { StarterLibrary } from './starter-library.ts';

@Module({
  controllers: [LibraryController, LibraryExchangeController],
  providers: [
    LibraryQueries,
    LibraryHistory,
    LibrarySnapshots,
    LibraryRetrieval,
    StarterLibrary,
    SuggestionClearing,
    ContentHandler,
    LibraryImport,
  ],
  exports: [LibraryQueries, LibraryRetrieval],
})
export class LibraryModule {}
