import {
  AZURE_API_VERSION,
  type AddAiSettingRequest,
  type ChangeAiSettingRequest,
} from '@vouchwell/contract';
import { invalid } from '../../kernel/basics/problem.ts';
import type { AiSettingDetails } from './ai-setting.events.ts';

/** What a request wants set, in the form in which it is kept; without its key. */
export function requestedSetting(body: AddAiSettingRequest): Omit<AiSettingDetails, 'key_id'> {
  const { provider, model, configuration } = body;
  const api_version = provider === 'azure' ? (configuration?.api_version ?? AZURE_API_VERSION) : null;
  return {
    provider,
    model: modelName(model),
    endpoint: configuration?.endpoint === undefined ? null : endpointOf(configuration.endpoint),
    api_version: api_version === null ? null : versionOf(api_version),
    ...(configuration?.writes === 'by_sentence' && { writes: configuration.writes }),
  };
}

/** What a request wants changed; what it leaves out is left out here. */
export function requestedChange(
  { model, configuration }: ChangeAiSettingRequest,
  { provider }: Pick<AiSettingDetails, 'provider'>,
): Partial<Pick<AiSettingDetails, 'model' | 'endpoint' | 'api_version' | 'writes'>> {
  const { endpoint, api_version, writes } = configuration ?? {};
  return {
    ...(model !== undefined && { model: modelName(model) }),
    ...(endpoint !== undefined && { endpoint: endpointOf(endpoint) }),
    ...(api_version !== undefined && provider === 'azure' && { api_version: versionOf(api_version) }),
    ...(writes !== undefined && { writes }),
  };
}

/** Goes into a header as it is. The refusal does not repeat it. Null where none was sent. */
export function requestedKey({ api_key }: { api_key?: string }): string | null {
  const key = api_key?.trim() ?? '';
  if (key === '') return null;
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw wrong('api_key', 'API key must be letters, digits and signs without spaces.');
}

/** The name goes into addresses at some providers. */
function modelName(text: string): string {
  if (/^[\w.:/@+-]+$/.test(text) && !text.includes('..')) return text;
  throw wrong('model', 'Model must be a name such as llama3.1:8b.');
}

function versionOf(text: string): string {
  if (/^[\w.-]+$/.test(text)) return text;
  throw wrong('configuration.api_version', `API version must be such as ${AZURE_API_VERSION}.`);
}

/**
 * Kept as it was written, for whoever judges whether the site may call it. It stands in the history, so it must
 * carry no secret.
 */
function endpointOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !/^[\x21-\x7e]+$/.test(text)) {
    const message = 'Endpoint must be an http or https address, such as http://10.0.0.5:11434.';
    throw wrong('configuration.endpoint', message);
  }
  if (/[@?#]/.test(text)) {
    const message = 'Endpoint must be an address without a user name, password, query or fragment.';
    throw wrong('configuration.endpoint', message);
  }
  return text.replace(/\/+$/, '');
}

const wrong = (field: string, message: string) => invalid('invalid_request', message, { [field]: message });
