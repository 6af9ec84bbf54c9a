import { ollamaModel } from './ai-sdk/index.ts';
import { modelContract } from './contract.ts';
import { OllamaStandIn } from './ollama-stand-in.ts';

modelContract('Ollama through the AI SDK', async () => {
  const server = await OllamaStandIn.start();
  return {
    server,
    model: ollamaModel({ url: server.url, model: 'stand-in' }),
    unreachable: ollamaModel({ url: 'http://127.0.0.1:9', model: 'stand-in' }),
    close: () => server.close(),
  };
});
