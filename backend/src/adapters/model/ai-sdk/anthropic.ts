import { checkedEvents } from './events.ts';
import { UNKNOWN_OR_OFTEN, type Vendor, withPath } from './vendor.ts';

/** Anthropic's messages. */
export const anthropic: Vendor = {
  needsKey: true,
  home: 'https://api.anthropic.com',
  base: (endpoint) => withPath(endpoint, '/v1'),
  async open({ base, model, apiKey }, fetch) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return { model: createAnthropic({ baseURL: base, apiKey, fetch })(model) };
  },
  probe: ({ base, apiKey }) => ({
    url: `${base}/models?limit=1`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    alsoGood: UNKNOWN_OR_OFTEN,
  }),
  checked: checkedEvents,
};
