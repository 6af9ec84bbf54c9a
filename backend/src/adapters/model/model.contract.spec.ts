import type { CloudVendor } from '../outbound/destination.ts';
import { modelServers, ollamaModel } from './ai-sdk/index.ts';
import {
  anthropicDialect,
  azureDialect,
  googleDialect,
  KEY,
  openaiDialect,
} from '../../testing/stand-ins/cloud-models.ts';
import { modelContract } from '../../testing/contracts/model/contract.ts';
import { type Dialect, ModelStandIn } from '../../testing/stand-ins/model.ts';
import { DIGEST, OllamaStandIn } from '../../testing/stand-ins/ollama.ts';

modelContract('Ollama through the AI SDK', async () => {
  const server = await OllamaStandIn.start();
  return {
    server,
    model: ollamaModel({ url: server.url, model: 'stand-in' }),
    unreachable: ollamaModel({ url: 'http://127.0.0.1:9', model: 'stand-in' }),
    digest: DIGEST,
    parameters: { temperature: 0.2, num_ctx: 8192, num_predict: 4096 },
    close: () => server.close(),
  };
});

const more: Partial<Record<CloudVendor, object>> = { anthropic: { max_tokens: 4096 } };

describe.each<[CloudVendor, Dialect]>([
  ['openai', openaiDialect],
  ['anthropic', anthropicDialect],
  ['google', googleDialect],
  ['azure', azureDialect],
])('%s', (provider, dialect) => {
  modelContract(`${provider} through the AI SDK`, async () => {
    const server = await ModelStandIn.speaking(dialect);
    const allowedAiHosts = [server.url, '127.0.0.1:9'];
    const servers = modelServers({ ollamaUrl: 'http://127.0.0.1:9', allowedAiHosts, allowCloudAi: true });
    const settings = { provider, model: 'stand-in', apiKey: KEY, apiVersion: '2024-10-21' };
    return {
      server,
      model: servers.model({ ...settings, endpoint: server.url }),
      unreachable: servers.model({ ...settings, endpoint: 'http://127.0.0.1:9' }),
      digest: null,
      parameters: { temperature: 0.2, ...more[provider] },
      close: () => server.close(),
    };
  });
});
