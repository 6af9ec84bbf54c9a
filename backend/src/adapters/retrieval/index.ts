import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Retriever } from '../../kernel/ports/retrieval.port.ts';
import { EmbeddingServer } from './embedding-server.ts';
import { LibraryRetriever } from './retriever.ts';
import { SemanticRanker } from './semantic.ts';

export interface RetrievalOptions {
  readonly ollamaUrl: string;
  /** Null: the words alone rank. */
  readonly ollamaEmbedModel: string | null;
  readonly dataDir: string;
  readonly fetch: typeof fetch;
  /** Hears why the words alone rank for now. Never patient data. */
  readonly trouble?: (message: string) => void;
}

/** Retrieval in this process; its derived index lies in `retrieval/` of the data folder. */
export function openRetriever(options: RetrievalOptions): Retriever {
  const { ollamaUrl: url, ollamaEmbedModel: model, dataDir, fetch, trouble } = options;
  const path = join(dataDir, 'retrieval', 'vectors');
  if (model === null) {
    // Of an earlier start with a model: nobody would take out of it what is gone.
    rmSync(path, { force: true, recursive: true });
    return new LibraryRetriever(null);
  }
  const server = new EmbeddingServer({ url, model, fetch });
  return new LibraryRetriever(new SemanticRanker({ server, path, ...(trouble && { trouble }) }));
}
