import { IsIn, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { OneOf, Optional, OptionalText, RequiredText } from './fields.ts';
import { Type } from './filled.ts';

export const aiProviders = ['openai', 'anthropic', 'google', 'azure', 'ollama'] as const;
export type AiProviderName = (typeof aiProviders)[number];

/**
 * How a model is asked for a note: for the whole letter at once; or for single sentences of its argument, each
 * checked against the case, the template writing the rest. The latter is made for small models.
 */
export const writingManners = ['whole', 'by_sentence'] as const;
export type WritingManner = (typeof writingManners)[number];

/** What azure is asked for where a setting names no other [specification]. */
export const AZURE_API_VERSION = '2023-12-01-preview';

/** GET /ai-status. Provider and model are null for everyone but admins. */
export interface AiStatusResponse {
  configured: boolean;
  /** Whether the provider answers now; null where none is configured. */
  answers: boolean | null;
  provider: string | null;
  model: string | null;
  current_provider: string | null;
  current_model: string | null;
  /** A sentence for the screen. */
  message: string;
}

/** GET /admin/ai-status */
export interface AdminAiStatusResponse {
  active_provider: { provider: string; model: string } | null;
  /** Where the active provider is set: an activated setting, or the environment. */
  source: 'setting' | 'environment' | null;
  answers: boolean | null;
  message: string;
}

export class AiConfigurationRequest {
  /** The address of the provider's server; azure needs one. */
  @OptionalText('Endpoint', 500)
  endpoint?: string;

  @OptionalText('API version', 50)
  api_version?: string;

  /** Default: whole. */
  @Optional()
  @IsIn(writingManners, { message: 'writes must be whole or by_sentence.' })
  writes?: WritingManner;
}

/** POST /admin/ai-settings */
export class AddAiSettingRequest {
  @OneOf('Provider', aiProviders)
  provider!: AiProviderName;

  @RequiredText('Model', 200)
  model!: string;

  /** Kept encrypted and never answered again. */
  @Optional()
  @MaxLength(1000, { message: 'API key is too long.' })
  @IsString({ message: 'API key must be text.' })
  api_key?: string;

  @Optional()
  @ValidateNested()
  @IsObject({ message: 'configuration must be an object.' })
  @Type(() => AiConfigurationRequest)
  configuration?: AiConfigurationRequest;
}

/**
 * PUT /admin/ai-settings/{id}. What is left out stays; a new endpoint without a new key leaves the setting
 * without one.
 */
export class ChangeAiSettingRequest {
  @OptionalText('Model', 200)
  model?: string;

  @Optional()
  @MaxLength(1000, { message: 'API key is too long.' })
  @IsString({ message: 'API key must be text.' })
  api_key?: string;

  @Optional()
  @ValidateNested()
  @IsObject({ message: 'configuration must be an object.' })
  @Type(() => AiConfigurationRequest)
  configuration?: AiConfigurationRequest;
}

/** `active`: its last test succeeded; `error`: it failed; `inactive`: not tested since it was set. */
export type AiSettingStatus = 'active' | 'error' | 'inactive';

export interface AiSettingResponse {
  id: number;
  provider: AiProviderName;
  model: string;
  status: AiSettingStatus;
  /** Whether notes are written with it. At most one is. */
  is_active: boolean;
  has_api_key: boolean;
  /** For If-Match: a change based on an older one is refused. */
  revision: number;
  last_tested: string | null;
  /** What the last test said; null while there was none. */
  last_message: string | null;
  configuration: { endpoint: string | null; api_version: string | null; writes: WritingManner };
  /** Why this site refuses to call it; null where it may be called. */
  blocked: string | null;
}

/** GET /admin/ai-settings */
export interface AiSettingsResponse {
  settings: AiSettingResponse[];
}

export interface AiSettingSavedResponse {
  success: true;
  /** Null while the read models lag behind. */
  setting: AiSettingResponse | null;
}

/** POST /admin/ai-settings/{id}/test: 200 whatever the provider said. */
export interface AiSettingTestResponse {
  success: boolean;
  result: { message: string; test_response: string | null };
  /** The same as `result.message` where the test failed. */
  error?: string;
}

export interface AiModelDetails {
  /** US dollars per 1,000 tokens; 0 for models that run here. */
  cost_per_1k: number;
  quality: string;
  speed: string;
}

export interface AiProviderResponse {
  label: string;
  models: string[];
  model_details: Record<string, AiModelDetails>;
  recommended_for: string;
  requires_api_key: boolean;
  requires_endpoint: boolean;
  /** Why this site refuses it; null where it may be used. */
  blocked: string | null;
}

/** GET /admin/ai-providers */
export interface AiProvidersResponse {
  providers: Record<AiProviderName, AiProviderResponse>;
}

export interface RecommendedModel {
  name: string;
  /** As a person reads it: 4.7 GB. */
  size: string;
  quality: string;
  speed: string;
  installed: boolean;
  /** The line to run on the model server. */
  pull: string;
}

/** GET /admin/ai-providers/ollama/models, from the running Ollama. */
export interface OllamaModelsResponse {
  success: boolean;
  ollama_running: boolean;
  /** Of each installed model; `size` as a person reads it, `writes` as is advised for its number of parameters. */
  models: Record<string, { size: string; quality: string; speed: string; writes: WritingManner }>;
  available_models: string[];
  recommended_models: RecommendedModel[];
  /** Where Ollama did not answer. */
  error?: string;
}
