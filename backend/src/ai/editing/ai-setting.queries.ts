import { Inject, Injectable } from '@nestjs/common';
import type { AiSettingResponse } from '@vouchwell/contract';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import type { ModelServers } from '../../kernel/ports/model.port.ts';
import { MODEL_SERVERS } from '../../kernel/basics/tokens.ts';
import { AI_SETTINGS } from '../setting/ai-setting.events.ts';
import { aiSettings, type AiSettingsDoc, THE_SETTINGS } from '../setting/ai-setting.projections.ts';
import { type AiSetting, settingIn } from '../setting/ai-setting.state.ts';
import { ApiKeys } from '../keys/api-keys.ts';

@Injectable()
export class AiSettingQueries {
  constructor(
    private readonly documents: CurrentDocuments,
    private readonly keys: ApiKeys,
    @Inject(MODEL_SERVERS) private readonly servers: ModelServers,
  ) {}

  /** In the order in which they were added. */
  async all(): Promise<AiSettingResponse[]> {
    const doc = await this.doc();
    return doc ? Promise.all(doc.settings.map((setting) => this.shown(setting, doc))) : [];
  }

  async get(id: number): Promise<AiSettingResponse | null> {
    const doc = await this.doc();
    const setting = doc && settingIn(doc, id);
    return setting ? this.shown(setting, doc) : null;
  }

  private doc(): Promise<AiSettingsDoc | null> {
    return this.documents.ownPart(aiSettings, AI_SETTINGS, THE_SETTINGS);
  }

  private async shown(setting: AiSetting, doc: AiSettingsDoc): Promise<AiSettingResponse> {
    const { id, provider, model, status, last_message, endpoint, api_version, writes = 'whole' } = setting;
    return {
      id,
      provider,
      model,
      status,
      is_active: doc.active_id === id,
      revision: setting.changes,
      // The vault is asked, not the event: a key may be lost, and then it must be entered again.
      has_api_key: (await this.keys.of(setting)) !== null,
      last_tested: doc.tested[String(id)] ?? null,
      last_message,
      configuration: { endpoint, api_version, writes },
      blocked: this.servers.blocked(setting),
    };
  }
}
