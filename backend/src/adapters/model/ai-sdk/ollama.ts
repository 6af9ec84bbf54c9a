import { checkedLines } from './ndjson.ts';
import { type Vendor, withPath } from './vendor.ts';

/** Room for a long note; a model that does not come to an end is stopped there. */
const NOTE_TOKENS = 4096;

/** A model server on the local network. */
export const ollama: Vendor = {
  needsKey: false,
  home: null,
  base: (endpoint) => withPath(endpoint, ''),
  async open({ base, model, apiKey }, fetch, length) {
    const { createOllama } = await import('ai-sdk-ollama');
    const server = createOllama({ baseURL: base, fetch: uncut(fetch), ...(apiKey !== '' && { apiKey }) });
    const options = { num_ctx: contextFor(length), num_predict: NOTE_TOKENS };
    return { model: server(model, { options }) };
  },
  probe: ({ base }) => ({ url: `${base}/api/version`, headers: {} }),
  checked: checkedLines,
};

/**
 * Says with each question that nothing of it may be cut: else Ollama drops the beginning of what exceeds its context
 * without a word. Its client has no setting for that; servers before 0.12 do not know it.
 */
const uncut =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    if (typeof init?.body !== 'string') return fetch(input, init);
    const body = { ...(JSON.parse(init.body) as object), truncate: false, shift: false };
    return fetch(input, { ...init, body: JSON.stringify(body) });
  };

/** Tokens for the prompt and a long note. */
function contextFor(characters: number): number {
  const wanted = Math.ceil(characters / 3) + NOTE_TOKENS;
  return 2 ** Math.max(13, Math.ceil(Math.log2(wanted)));
}
