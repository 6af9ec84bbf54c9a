/** What others may use of library. */
export { addedContent } from './content-text.ts';
export { LibraryRetrieval, type ContentRef, type LibraryForCase } from './library-retrieval.queries.ts';
export { ContentWish } from './library.commands.ts';
export { LibraryModule } from './library.module.ts';
export { LibraryQueries } from './library.queries.ts';
export { placing, type Suggestion, suggestionCategory } from './suggestion.ts';
