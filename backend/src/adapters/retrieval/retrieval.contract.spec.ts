import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retrievalContract } from '../../testing/contracts/retrieval/contract.ts';
import { EmbeddingStandIn } from '../../testing/stand-ins/embedding.ts';
import { openRetriever } from './index.ts';

retrievalContract('by words alone', () => {
  const options = { ollamaUrl: 'http://127.0.0.1:1', dataDir: '/nowhere', fetch };
  const retriever = openRetriever({ ...options, ollamaEmbedModel: null });
  return Promise.resolve({
    ...{ retriever, ranking: 'lexical', embeddingModel: null },
    close: () => retriever.close(),
  });
});

retrievalContract('by words and meaning', async () => {
  const server = await EmbeddingStandIn.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'retrieval-'));
  const retriever = openRetriever({ ollamaUrl: server.url, ollamaEmbedModel: server.model, dataDir, fetch });
  const close = async () => {
    await retriever.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  };
  return { retriever, ranking: 'fused', embeddingModel: server.model, close };
});
