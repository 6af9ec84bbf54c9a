import { ModelError, type InstalledModel, type ModelServers } from '../../../kernel/model.port.ts';
import { ollamaModel } from './ollama.ts';

/** The one kind of server that needs no leave of the operator: Ollama, where OLLAMA_URL has it. */
export function ollamaServers({ ollamaUrl }: { ollamaUrl: string }): ModelServers {
  const { origin } = new URL(ollamaUrl);
  return {
    blocked({ provider, endpoint }) {
      if (provider !== 'ollama') return 'This AI provider cannot be used here yet.';
      if (endpoint === null || URL.parse(endpoint)?.origin === origin) return null;
      return 'The endpoint is not on a host that this site allows.';
    },
    model: ({ endpoint, model }) => ollamaModel({ url: endpoint ?? ollamaUrl, model }),
    async installed() {
      try {
        const signal = AbortSignal.timeout(2_000);
        const response = await fetch(`${ollamaUrl}/api/tags`, { redirect: 'error', signal });
        const { models } = (await response.json()) as { models: Tag[] };
        return models.map(installed);
      } catch {
        throw new ModelError('unreachable', 'The model server cannot be reached.');
      }
    },
  };
}

interface Tag {
  readonly name: string;
  readonly size?: number;
  readonly details?: { readonly parameter_size?: string };
}

const installed = ({ name, size, details }: Tag): InstalledModel => ({
  name,
  bytes: size ?? 0,
  parameters: details?.parameter_size ?? null,
});
