import { createHash } from 'node:crypto';
import type { ContentResponse, TryRetrievalResponse } from '@vouchwell/contract';
import pino from 'pino';
import type TestAgent from 'supertest/lib/agent.js';
import { LETTER, MODEL } from '../app-with-model.ts';
import { EmbeddingStandIn } from '../stand-ins/embedding.ts';
import { LocalHttp } from '../stand-ins/local-http.ts';
import { OllamaStandIn } from '../stand-ins/ollama.ts';
import { writesAndEmbeds } from '../stand-ins/ollama-front.ts';
import { until } from '../until.ts';
import { MUCH_TRACES, muchOfOne } from './much-of-one.ts';
import { intoLibrary, LIBRARY_TRACES, siteOn, TRACES } from './one-to-forget.ts';
import { OTHERS_TRACES, othersOfOne } from './others-of-one.ts';
import type { Stores } from './stores.ts';

/** Every word of the one who is to be forgotten. */
export const WORDS = [...TRACES, ...LIBRARY_TRACES, ...MUCH_TRACES, ...OTHERS_TRACES];

/** Those that stand in the clear where the product shows them, until they are forgotten. */
export const SHOWN = [
  ...['Quillfeather', 'Umbermoor', 'larkspur', 'cinderfoot', 'gooseberry', 'Fernrowe', 'Parakeet'],
  ...['kingfisher', 'tamarisk', ...LIBRARY_TRACES],
];

/**
 * All that can be done with one patient, on these stores, in the server's own folder, beside a model that writes and one
 * that embeds; the server tells its log as much as it can. Resolves once the read models hold it. Whoever ends the site ends
 * the models.
 */
export async function wholeStory({ engines, dataDir }: Pick<Stores, 'engines' | 'dataDir'>, logFile: string) {
  const model = await OllamaStandIn.start(MODEL);
  model.behave({ kind: 'answers', pieces: LETTER });
  const embedding = await EmbeddingStandIn.start();
  const front = writesAndEmbeds(await LocalHttp.on(), model, embedding);
  const env = {
    ...{ DATA_DIR: dataDir, OLLAMA_URL: front.url },
    ...{ OLLAMA_MODEL: MODEL, OLLAMA_EMBED_MODEL: embedding.model },
  };
  const logger = pino({ level: 'trace' }, pino.destination({ dest: logFile, sync: true }));
  const site = await siteOn(engines, { env, logger });
  const second = await site.app.newUser({ role: 'admin' }, 'second.admin');
  const contents = await intoLibrary(site);
  const much = await muchOfOne(site);
  const approved = await othersOfOne(site, model);
  await embedded(site.admin, embedding.model);
  const endModels = async () => {
    for (const one of [front, model, embedding]) await one.close();
  };
  const all = [...contents, approved.id];
  return { ...site, ...much, second, contents: all, marks: [hashOf(approved)], endModels };
}

export type WholeStory = Awaited<ReturnType<typeof wholeStory>>;

/** The index is made beside the requests. */
const embedded = (admin: TestAgent, model: string) =>
  until(async () => {
    const { body } = await admin.post('/rag/try').send({ query: 'a chair' }).expect(200);
    return (body as TryRetrievalResponse).embedding_model === model;
  });

/** By which the index knows a text: whoever guesses the text could tell by it that the guess is right. */
const hashOf = ({ title, content }: ContentResponse) =>
  createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('hex');
