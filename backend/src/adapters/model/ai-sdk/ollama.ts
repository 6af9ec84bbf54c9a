import { checkedLines } from './ndjson.ts';
import { type Vendor, withPath } from './vendor.ts';

/** A model server on the local network. */
export const ollama: Vendor = {
  needsKey: false,
  home: null,
  base: (endpoint) => withPath(endpoint, ''),
  async open({ base, model, apiKey }, fetch, length) {
    const { createOllama } = await import('ai-sdk-ollama');
    const server = createOllama({ baseURL: base, fetch, ...(apiKey !== '' && { apiKey }) });
    return { model: server(model, { options: { num_ctx: contextFor(length) } }) };
  },
  probe: ({ base }) => ({ url: `${base}/api/version`, headers: {} }),
  checked: checkedLines,
};

/** Tokens for the prompt and a long note. Ollama cuts a prompt above its context off without a word. */
function contextFor(characters: number): number {
  const wanted = Math.ceil(characters / 3) + 4096;
  return 2 ** Math.max(13, Math.ceil(Math.log2(wanted)));
}
