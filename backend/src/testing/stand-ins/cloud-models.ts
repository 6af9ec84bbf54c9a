import type { Asked, Dialect } from './model.ts';

/** The key that the stand-ins admit. */
export const KEY = 'sk-canary-4711';

type Reason = 'stop' | 'length' | 'declines';

const event = (data: object, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** OpenAI's chat completions [platform.openai.com/docs/api-reference/chat-streaming]. */
export const openaiDialect: Dialect = {
  contentType: 'text/event-stream; charset=utf-8',
  writes: (path) => path === '/v1/chat/completions',
  other: (path) => (path === '/v1/models' ? { object: 'list', data: [] } : null),
  admits: ({ authorization }) => authorization === `Bearer ${KEY}`,
  opening: () => chunk({ role: 'assistant', content: '', refusal: null }, null),
  piece: (content) => chunk({ content }, null),
  closing: (reason, asked) => {
    const last = { stop: 'stop', length: 'length', declines: 'content_filter' }[reason];
    return `${chunk({}, last)}${counts(asked)}data: [DONE]\n\n`;
  },
  error: (message) => event({ error: { message, type: 'server_error', param: null, code: null } }),
  refusal: (status) => ({
    error: { message: `status ${status} for ${KEY}`, type: 'invalid_request_error', param: null, code: null },
  }),
};

function chunk(delta: object, finish_reason: string | null): string {
  const head = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'stand-in',
  };
  return event({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }], usage: null });
}

function counts({ body }: Asked): string {
  if (body.stream_options === undefined) return '';
  const usage = { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 };
  return event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'x',
    choices: [],
    usage,
  });
}

/** Azure OpenAI's: its own path and header, and a first chunk about the prompt. */
export const azureDialect: Dialect = {
  ...openaiDialect,
  writes: (path) => path.startsWith('/openai/deployments/stand-in/chat/completions?api-version='),
  other: (path) => (path.startsWith('/openai/models?api-version=') ? { data: [] } : null),
  admits: (headers) => headers['api-key'] === KEY,
  opening: (asked) =>
    event({ id: '', object: '', created: 0, model: '', choices: [], prompt_filter_results: [] }) +
    openaiDialect.opening(asked),
};

/** Anthropic's messages [docs.anthropic.com/en/api/messages-streaming]. */
export const anthropicDialect: Dialect = {
  contentType: 'text/event-stream; charset=utf-8',
  writes: (path) => path === '/v1/messages',
  other: (path) => (path.startsWith('/v1/models') ? { data: [] } : null),
  admits: (headers) => headers['x-api-key'] === KEY && headers['anthropic-version'] === '2023-06-01',
  opening: () => {
    const usage = { input_tokens: 120, output_tokens: 1 };
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      content: [],
      model: 'stand-in',
      usage,
    };
    const started = { ...message, stop_reason: null, stop_sequence: null };
    const block = { type: 'text', text: '' };
    return (
      said('message_start', { message: started }) +
      said('content_block_start', { index: 0, content_block: block })
    );
  },
  piece: (text) =>
    said('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }) + said('ping', {}),
  closing: (reason) => {
    const stop_reason = { stop: 'end_turn', length: 'max_tokens', declines: 'refusal' }[reason];
    const delta = { stop_reason, stop_sequence: null };
    const end = said('message_delta', { delta, usage: { output_tokens: 40 } });
    return said('content_block_stop', { index: 0 }) + end + said('message_stop', {});
  },
  error: (message) => said('error', { error: { type: 'overloaded_error', message } }),
  refusal: (status) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message: `status ${status} for ${KEY}` },
  }),
};

const said = (type: string, fields: object) => event({ type, ...fields }, type);

/** Google's Gemini [ai.google.dev/api/generate-content]. */
export const googleDialect: Dialect = {
  contentType: 'text/event-stream',
  writes: (path) => path === '/v1beta/models/stand-in:streamGenerateContent?alt=sse',
  other: (path) => (path.startsWith('/v1beta/models') ? { models: [] } : null),
  admits: (headers) => headers['x-goog-api-key'] === KEY,
  opening: () => '',
  piece: (text) => candidate({ content: { parts: [{ text }], role: 'model' }, index: 0 }),
  closing: (reason) => {
    const finishReason = (
      { stop: 'STOP', length: 'MAX_TOKENS', declines: 'SAFETY' } as Record<Reason, string>
    )[reason];
    return candidate({ content: { parts: [{ text: '' }], role: 'model' }, finishReason, index: 0 });
  },
  error: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  refusal: (code) => ({
    error: { code, message: `status ${code} for ${KEY}`, status: 'FAILED_PRECONDITION' },
  }),
};

function candidate(one: object): string {
  const usageMetadata = { promptTokenCount: 120, candidatesTokenCount: 40, totalTokenCount: 160 };
  return event({ candidates: [one], usageMetadata, modelVersion: 'stand-in', responseId: 'r1' });
}
