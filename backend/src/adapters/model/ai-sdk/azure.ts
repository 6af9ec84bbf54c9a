import { checkedEvents } from './events.ts';
import { UNKNOWN_OR_OFTEN, type Vendor } from './vendor.ts';

/** Where a setting names none [specification]. */
export const API_VERSION = '2023-12-01-preview';

/** Before this version the service refuses a request that asks for its token counts. */
const COUNTS_SINCE = '2024-09-01';

/** Azure OpenAI's chat completions; a customer's own resource, whose deployment is the model. */
export const azure: Vendor = {
  needsKey: true,
  home: null,
  // Admins copy it with and without what follows the host.
  base: ({ origin, pathname }) => `${origin}${pathname.replace(/\/openai(\/.*)?$|\/+$/, '')}/openai`,
  async open({ base, model, apiKey, apiVersion }, fetch) {
    const { createAzure } = await import('@ai-sdk/azure');
    const version = apiVersion ?? API_VERSION;
    const service = createAzure({
      baseURL: base,
      apiKey,
      apiVersion: version,
      useDeploymentBasedUrls: true,
      fetch: version < COUNTS_SINCE ? withoutCounts(fetch) : fetch,
    });
    // The deployment is a part of the path.
    return { model: service.chat(encodeURIComponent(model)) };
  },
  probe: ({ base, apiKey, apiVersion }) => ({
    url: `${base}/models?api-version=${encodeURIComponent(apiVersion ?? API_VERSION)}`,
    headers: { 'api-key': apiKey },
    alsoGood: UNKNOWN_OR_OFTEN,
  }),
  checked: checkedEvents,
};

function withoutCounts(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    if (typeof init?.body !== 'string') return fetch(input, init);
    const body = { ...(JSON.parse(init.body) as object), stream_options: undefined };
    return fetch(input, { ...init, body: JSON.stringify(body) });
  };
}
