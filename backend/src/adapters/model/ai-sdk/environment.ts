import type { LanguageModel, Models } from '../../../kernel/ports/model.port.ts';
import { modelServers } from './model-servers.ts';

/** The model that the environment names, `OLLAMA_MODEL` at `OLLAMA_URL`; none where it names none. */
export function environmentModels(config: { ollamaUrl: string; ollamaModel: string | null }): Models {
  const { ollamaUrl: url, ollamaModel: model } = config;
  const named = model === null ? null : ollamaModel({ url, model });
  return { current: () => Promise.resolve(named) };
}

/** A model of one Ollama server; nothing but that server is called. */
export function ollamaModel({ url, model }: { url: string; model: string }): LanguageModel {
  const rules = { ollamaUrl: url, allowedAiHosts: [], allowCloudAi: false };
  return modelServers(rules).model({
    provider: 'ollama',
    model,
    endpoint: null,
    apiVersion: null,
    apiKey: null,
  });
}
