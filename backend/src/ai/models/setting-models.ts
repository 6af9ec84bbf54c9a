import { Inject, Injectable } from '@nestjs/common';
import { type LanguageModel, ModelError, type ModelServers } from '../../kernel/ports/model.port.ts';
import { MODEL_SERVERS } from '../../kernel/basics/tokens.ts';
import type { AiSetting } from '../setting/ai-setting.state.ts';
import { ApiKeys } from '../keys/api-keys.ts';
import { knownProviders } from '../setting/known-providers.ts';
import { withoutSecret } from '../setting/without-secret.ts';

export interface SettingModel {
  readonly model: LanguageModel;
  /** Why it cannot be asked, whatever its server would say; null where it can. */
  readonly refusal: string | null;
  /** Takes the setting's key out of a text: a server may say it back. */
  readonly withoutKey: (text: string) => string;
}

export const KEY_MISSING = 'The API key of this provider is missing. Enter it again in the AI settings.';

/** A setting and its key, as a model to be asked. */
@Injectable()
export class SettingModels {
  constructor(
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  async of(setting: AiSetting): Promise<SettingModel> {
    const { provider, model, endpoint, api_version: apiVersion, writes = 'whole' } = setting;
    const blocked = this.servers.blocked({ provider, endpoint });
    if (blocked !== null) return refusing(setting, blocked);
    const apiKey = await this.keys.of(setting);
    if (apiKey === null && knownProviders[provider].requires_api_key) return refusing(setting, KEY_MISSING);
    const asked = this.servers.model({ provider, model, endpoint, apiVersion, apiKey, writes });
    return {
      model: { ...asked, server: endpoint === null ? null : new URL(endpoint).host },
      refusal: null,
      withoutKey: (text) => (apiKey ? withoutSecret(text, apiKey) : text),
    };
  }
}

/** Stands where a model may not or cannot be asked: nothing is sent. */
function refusing({ provider, model }: AiSetting, refusal: string): SettingModel {
  const write = () => Promise.reject(new ModelError('refused', refusal));
  const answers = () => Promise.resolve(false);
  return { model: { provider, model, write, answers }, refusal, withoutKey: (text) => text };
}
