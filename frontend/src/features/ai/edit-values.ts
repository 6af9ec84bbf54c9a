import type { AiSettingResponse, ChangeAiSettingRequest, WritingManner } from '@vouchwell/contract';
import { mannerWords } from './manner-field.tsx';
import { isEndpoint } from './model-words.ts';
import { ENDPOINT_REFUSED } from './provider-form.ts';

/** What the form holds. */
export interface EditValues {
  model: string;
  endpoint: string;
  api_version: string;
  api_key: string;
  writes: WritingManner;
}

export function valuesOf({ model, configuration }: AiSettingResponse): EditValues {
  const { endpoint, api_version, writes } = configuration;
  return { model, endpoint: endpoint ?? '', api_version: api_version ?? '', api_key: '', writes };
}

/** A line for each field, but the key: two versions are compared by them. */
export const settingWords = ({ model, endpoint, api_version, writes }: EditValues): string =>
  [model, `Endpoint: ${endpoint}`, `API version: ${api_version}`, mannerWords[writes]].join('\n');

/** Why an endpoint cannot stand there; null: it can. `before`: the one that is set. */
export function endpointRefusal(endpoint: string, before: string | null): string | null {
  if (endpoint.trim() !== '') return isEndpoint(endpoint.trim()) ? null : ENDPOINT_REFUSED;
  return before ? 'To go back to the provider’s own address, add the provider anew.' : null;
}

/** Only what differs: what is left out stays as it is. Null: nothing does. */
export function changeOf(values: EditValues, setting: AiSettingResponse): ChangeAiSettingRequest | null {
  const before = valuesOf(setting);
  const differs = (name: keyof EditValues) => values[name].trim() !== before[name];
  const configuration = {
    ...(differs('endpoint') ? { endpoint: values.endpoint.trim() } : {}),
    ...(differs('api_version') ? { api_version: values.api_version.trim() } : {}),
    ...(differs('writes') ? { writes: values.writes } : {}),
  };
  const change = {
    ...(differs('model') ? { model: values.model.trim() } : {}),
    ...(values.api_key ? { api_key: values.api_key.trim() } : {}),
    ...(Object.keys(configuration).length > 0 ? { configuration } : {}),
  };
  return Object.keys(change).length > 0 ? change : null;
}
