/** What others may use of library. */
export { addedContent } from './contents/content-text.ts';
export {
  LibraryRetrieval,
  type ContentRef,
  type LibraryForCase,
} from './retrieval/library-retrieval.queries.ts';
export { RetrievalUpkeep } from './retrieval/retrieval-upkeep.ts';
export { ContentWish } from './editing/library.commands.ts';
export { LibraryModule } from './library.module.ts';
export { LibraryQueries } from './contents/library.queries.ts';
export { placing, type Suggestion, suggestionCategory } from './suggestions/suggestion.ts';
