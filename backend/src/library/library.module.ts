import { Module } from '@nestjs/common';
import { AddContentHandler, ChangeContentHandler, DeleteContentHandler } from './library.commands.ts';
import { LibraryController } from './library.controller.ts';
import { LibraryQueries } from './library.queries.ts';
import { StarterLibrary } from './starter-library.ts';

@Module({
  controllers: [LibraryController],
  providers: [LibraryQueries, StarterLibrary, AddContentHandler, ChangeContentHandler, DeleteContentHandler],
  exports: [LibraryQueries],
})
export class LibraryModule {}
