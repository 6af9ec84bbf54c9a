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
import { OllamaQuestions } from './ollama-questions.ts';
import { OllamaTags } from './ollama-tags.ts';
import { openai } from './openai.ts';
import { sdkModel } from './sdk-model.ts';
import type { Vendor } from './vendor.ts';

type Provider = ModelSettings['provider'];

const vendors: Record<Provider, Vendor> = { openai, anthropic, google, azure, ollama };

/** The five kinds of model server, each called only where the operator's rules allow it. */
export function modelServers(rules: OutboundRules): ModelServers {
  const ollamas = new Map<string, { tags: OllamaTags; questions: OllamaQuestions }>();
  const fetchOf = (provider: Provider) =>
    guardedFetch(rules, provider === 'ollama' ? {} : { vendor: provider });
  const ollamaAt = (base: string) => {
    const fetch = fetchOf('ollama');
    const known = ollamas.get(base) ?? {
      tags: new OllamaTags(base, fetch),
      questions: new OllamaQuestions(base, fetch),
    };
    ollamas.set(base, known);
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
      const called = { provider, vendor, connection, fetch: fetchOf(provider), writes };
      if (provider !== 'ollama') return sdkModel({ ...called, digest: () => Promise.resolve(null) });
      const { tags, questions } = ollamaAt(base);
      const digest = () => digestOf(rules, tags, model);
      return sdkModel({ ...called, digest, question: () => questions.begin(model) });
    },
    installed: () => ollamaAt(ollama.base(new URL(rules.ollamaUrl))).tags.installed(rules.allowCloudAi),
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
