import type { Models } from '../../../kernel/model.port.ts';
import { ollamaModel } from './ollama.ts';

/** The model that the environment names, `OLLAMA_MODEL` at `OLLAMA_URL`; none where it names none. */
export function environmentModels(config: { ollamaUrl: string; ollamaModel: string | null }): Models {
  const { ollamaUrl: url, ollamaModel: model } = config;
  const named = model === null ? null : ollamaModel({ url, model });
  return { current: () => Promise.resolve(named) };
}
