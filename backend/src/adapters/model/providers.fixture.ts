import type { RequestListener } from 'node:http';
import type { ModelError, ModelSettings } from '../../kernel/ports/model.port.ts';
import type { CloudVendor, OutboundRules } from '../outbound/destination.ts';
import { modelServers } from './ai-sdk/index.ts';
import {
  anthropicDialect,
  azureDialect,
  googleDialect,
  KEY,
  openaiDialect,
} from '../../testing/stand-ins/cloud-models.ts';
import { LocalHttp } from '../../testing/stand-ins/local-http.ts';
import { type Dialect, ModelStandIn } from '../../testing/stand-ins/model.ts';

export const dialects: Record<CloudVendor, Dialect> = {
  openai: openaiDialect,
  anthropic: anthropicDialect,
  google: googleDialect,
  azure: azureDialect,
};
export const prompt = { system: 'You write letters.', user: 'Write one.' };
export const signal: AbortSignal = new AbortController().signal;
/** Where nobody listens, and nothing else is allowed. */
export const site: OutboundRules = {
  ollamaUrl: 'http://127.0.0.1:9',
  allowedAiHosts: [],
  allowCloudAi: false,
};

/** Servers that end with their test. */
const running: { close(): Promise<void> }[] = [];
export const closeServers = async () => void (await Promise.all(running.splice(0).map((one) => one.close())));

export async function untilTheEnd<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  running.push(server);
  return server;
}

/** The address of a plain server. */
export async function serving(listener: RequestListener): Promise<string> {
  const server = await untilTheEnd(LocalHttp.on());
  return server.serve(listener).url;
}

/** A provider's stand-in, on a host that the site allows, and a model there. */
export async function cloud(provider: CloudVendor, more: Partial<ModelSettings> = {}) {
  const server = await untilTheEnd(ModelStandIn.speaking(dialects[provider]));
  const servers = modelServers({ ...site, allowedAiHosts: [server.url], allowCloudAi: true });
  const settings = { provider, model: 'stand-in', endpoint: server.url, apiVersion: null, apiKey: KEY };
  return { server, servers, model: servers.model({ ...settings, ...more }) };
}

export async function failure(writing: Promise<unknown>): Promise<ModelError> {
  const outcome: unknown = await writing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(outcome).toMatchObject({ name: 'ModelError' });
  return outcome as ModelError;
}
