import { checkedEvents } from './events.ts';
import { UNKNOWN_OR_OFTEN, type Vendor, withPath } from './vendor.ts';

/** Google's Gemini API. */
export const google: Vendor = {
  needsKey: true,
  home: 'https://generativelanguage.googleapis.com',
  base: (endpoint) => withPath(endpoint, '/v1beta'),
  async open({ base, model, apiKey }, fetch) {
    const { createGoogle } = await import('@ai-sdk/google');
    // The model is a part of the path: one segment, behind its collection.
    const [, collection = '', name = ''] = /^((?:models|tunedModels)\/)?(.*)$/s.exec(model) ?? [];
    const path = collection + encodeURIComponent(name);
    return { model: createGoogle({ baseURL: base, apiKey, fetch })(path) };
  },
  probe: ({ base, apiKey }) => ({
    url: `${base}/models?pageSize=1`,
    headers: { 'x-goog-api-key': apiKey },
    alsoGood: UNKNOWN_OR_OFTEN,
  }),
  checked: checkedEvents,
};
