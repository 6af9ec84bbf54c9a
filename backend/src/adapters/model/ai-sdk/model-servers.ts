import {
  type LanguageModel,
  ModelError,
  type ModelServers,
  type ModelSettings,
} from '../../../kernel/ports/model.port.ts';
import { CLOUD_IS_OFF, destination, type OutboundRules } from '../../outbound/destination.ts';
import { guardedFetch } from '../../outbound/guarded-fetch.ts';
import { anthropic } from './anthropic.ts';
import { azure } from './azure.ts';
import { google } from './google.ts';
import { ollama } from './ollama.ts';
import { OllamaTags } from './ollama-tags.ts';
import { openai } from './openai.ts';
import { sdkModel } from './sdk-model.ts';
import type { Vendor } from './vendor.ts';

type Provider = ModelSettings['provider'];

const vendors: Record<Provider, Vendor> = { openai, anthropic, google, azure, ollama };

/** The five kinds of model server, each called only where the operator's rules allow it. */
export function modelServers(rules: OutboundRules): ModelServers {
  const tags = new Map<string, OllamaTags>();
  const fetchOf = (provider: Provider) =>
    guardedFetch(rules, provider === 'ollama' ? {} : { vendor: provider });
  const tagsAt = (base: string) => {
    const known = tags.get(base) ?? new OllamaTags(base, fetchOf('ollama'));
    tags.set(base, known);
    return known;
  };
  return {
    blocked: (settings) => blocked(rules, settings),
    model: (settings) => {
      const { provider, model, apiKey, apiVersion, writes } = settings;
      const [vendor, address] = [vendors[provider], addressOf(rules, settings)];
      const refusal = blocked(rules, settings) ?? lacking(vendor, address, apiKey);
      if (refusal !== null || address === null) return refusing(settings, refusal ?? NO_ENDPOINT);
      const base = vendor.base(new URL(address));
      const connection = { base, model, apiKey: apiKey ?? '', apiVersion };
      const digest = () =>
        provider === 'ollama' ? digestOf(rules, tagsAt(base), model) : Promise.resolve(null);
      return sdkModel({ provider, vendor, connection, fetch: fetchOf(provider), digest, writes });
    },
    installed: () => tagsAt(ollama.base(new URL(rules.ollamaUrl))).installed(rules.allowCloudAi),
  };
}

/** @throws ModelError where the model is a cloud's, or may be one's, and the cloud is off. */
async function digestOf(
  { allowCloudAi }: OutboundRules,
  tags: OllamaTags,
  model: string,
): Promise<string | null> {
  if (allowCloudAi) return (await tags.exactly(model).catch(() => null))?.digest ?? null;
  const { digest, remote } = await tags.exactly(model);
  if (remote) throw new ModelError('refused', REMOTE);
  return digest;
}

function blocked(
  rules: OutboundRules,
  settings: Pick<ModelSettings, 'provider' | 'endpoint'>,
): string | null {
  const { provider } = settings;
  if (provider !== 'ollama' && !rules.allowCloudAi) return CLOUD_IS_OFF;
  const address = addressOf(rules, settings);
  if (address === null) return null;
  try {
    destination(rules, address, provider === 'ollama' ? undefined : provider);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function addressOf(
  rules: OutboundRules,
  { provider, endpoint }: Pick<ModelSettings, 'provider' | 'endpoint'>,
) {
  return endpoint ?? (provider === 'ollama' ? rules.ollamaUrl : vendors[provider].home);
}

function lacking(vendor: Vendor, address: string | null, apiKey: string | null): string | null {
  if (vendor.needsKey && !apiKey)
    return 'The API key of this provider is missing. Enter it in the AI settings.';
  return address === null ? NO_ENDPOINT : null;
}

const REMOTE =
  'The model server hands this model’s work to a cloud, and cloud AI is switched off here. ' +
  'The operator can allow it with ALLOW_CLOUD_AI.';

const NO_ENDPOINT = 'The endpoint of this provider is missing. Enter it in the AI settings.';

function refusing({ provider, model }: ModelSettings, sentence: string): LanguageModel {
  return {
    provider,
    model,
    write: () => Promise.reject(new ModelError('refused', sentence)),
    answers: () => Promise.resolve(false),
  };
}
