import type {
  AddAiSettingRequest,
  AiProviderName,
  AiProviderResponse,
  AiSettingResponse,
  WritingManner,
} from '@vouchwell/contract';
import { isEndpoint } from './model-words.ts';

export type Catalogue = Record<AiProviderName, AiProviderResponse>;

/** What azure is asked for where nothing else is typed [specification]. */
const AZURE_API_VERSION = '2023-12-01-preview';

export interface ProviderValues {
  provider: AiProviderName;
  model: string;
  api_key: string;
  endpoint: string;
  api_version: string;
  writes: WritingManner;
}

/** The form as it opens; a key is never filled in. */
export function emptyValues(provider: AiProviderName): ProviderValues {
  return { provider, model: '', api_key: '', endpoint: '', api_version: AZURE_API_VERSION, writes: 'whole' };
}

type Errors = Partial<Record<keyof ProviderValues, string>>;

/** What is missing or wrong, by its field. */
export function refusals(values: ProviderValues, provider: AiProviderResponse): Errors {
  const errors: Errors = {};
  if (!values.model.trim()) errors.model = 'Model is required.';
  if (provider.requires_api_key && !values.api_key.trim()) errors.api_key = 'API key is required.';
  const endpoint = values.endpoint.trim();
  if (provider.requires_endpoint && !endpoint) errors.endpoint = 'Endpoint is required.';
  if (endpoint && !isEndpoint(endpoint)) errors.endpoint = ENDPOINT_REFUSED;
  return errors;
}

/** The same model, at the same address and in the same manner: the second would be told from the first by nothing. */
export function isThere(
  values: Pick<ProviderValues, 'provider' | 'model' | 'endpoint' | 'writes'>,
  settings: readonly AiSettingResponse[],
): boolean {
  const endpoint = values.endpoint.trim() || null;
  return settings.some(
    ({ provider, model, configuration }) =>
      provider === values.provider &&
      model === values.model.trim() &&
      configuration.endpoint === endpoint &&
      configuration.writes === values.writes,
  );
}

export const IS_THERE = 'This model is among the settings already. Test, edit or activate that one.';

export const ENDPOINT_REFUSED = 'Endpoint must be a full address, such as https://ai.example.org.';

export function toRequest(values: ProviderValues, provider: AiProviderResponse): AddAiSettingRequest {
  const endpoint = provider.requires_endpoint ? values.endpoint.trim() : '';
  const apiVersion = endpoint ? values.api_version.trim() : '';
  const configuration = {
    ...(endpoint ? { endpoint } : {}),
    ...(apiVersion ? { api_version: apiVersion } : {}),
    ...(values.writes === 'whole' ? {} : { writes: values.writes }),
  };
  return {
    provider: values.provider,
    model: values.model.trim(),
    ...(provider.requires_api_key ? { api_key: values.api_key.trim() } : {}),
    ...(Object.keys(configuration).length > 0 ? { configuration } : {}),
  };
}
