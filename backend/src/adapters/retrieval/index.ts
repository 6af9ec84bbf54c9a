export { LibraryRetriever } from './retriever.ts';
