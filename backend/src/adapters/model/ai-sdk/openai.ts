import { checkedEvents } from './events.ts';
import { UNKNOWN_OR_OFTEN, type Vendor, withPath } from './vendor.ts';

/** OpenAI's chat completions, and servers that speak them. */
export const openai: Vendor = {
  needsKey: true,
  home: 'https://api.openai.com',
  base: (endpoint) => withPath(endpoint, '/v1'),
  async open({ base, model, apiKey }, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    // Unless told otherwise OpenAI keeps the completions of newer accounts.
    return {
      model: createOpenAI({ baseURL: base, apiKey, fetch }).chat(model),
      options: { openai: { store: false } },
    };
  },
  probe: ({ base, apiKey }) => ({
    url: `${base}/models`,
    headers: { authorization: `Bearer ${apiKey}` },
    alsoGood: UNKNOWN_OR_OFTEN,
  }),
  checked: checkedEvents,
};
