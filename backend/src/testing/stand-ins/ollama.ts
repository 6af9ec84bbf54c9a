import { LocalHttp } from './local-http.ts';
import { type Dialect, ModelStandIn } from './model.ts';

export type { Behaviour } from './model.ts';

/** What the stand-in's one model is, exactly. */
export const DIGEST = 'f'.repeat(64);
export const BYTES = 4_661_224_676;

/** A server that speaks Ollama's HTTP API and behaves as a test wants. For tests only. */
export class OllamaStandIn extends ModelStandIn {
  static async start(model = 'stand-in', port = 0): Promise<OllamaStandIn> {
    return new OllamaStandIn(await LocalHttp.on(port), ollamaDialect(model));
  }
}

/** `remote`: what the list of models says of the one whose work another server does. */
export function ollamaDialect(model: string, remote: object = {}): Dialect {
  const line = (content: object) =>
    `${JSON.stringify({ model, created_at: '2026-01-02T03:04:05Z', ...content })}\n`;
  const holding = (path: string, text: string) =>
    path === '/api/chat' ? { message: { role: 'assistant', content: text } } : { response: text };
  const counts = { prompt_eval_count: 120, eval_count: 40 };
  const details = { family: 'stand-in', parameter_size: '8.0B', quantization_level: 'Q4_0' };
  const others: Record<string, object> = {
    '/api/version': { version: '0.12.11' },
    '/api/tags': { models: [{ name: model, model, size: BYTES, digest: DIGEST, details, ...remote }] },
    '/api/show': { details, model_info: {} },
  };
  return {
    contentType: 'application/x-ndjson',
    writes: (path) => path === '/api/chat' || path === '/api/generate',
    other: (path) => others[path] ?? null,
    admits: () => true,
    opening: () => '',
    piece: (text, { path }) => line({ ...holding(path, text), done: false }),
    // It knows no refusal of its own.
    closing: (reason, { path }) =>
      line({
        ...holding(path, ''),
        done: true,
        done_reason: reason === 'length' ? reason : 'stop',
        ...counts,
      }),
    error: (error) => line({ error }),
    refusal: (status) => ({ error: `status ${status}` }),
  };
}
