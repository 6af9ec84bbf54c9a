import { Inject, Injectable } from '@nestjs/common';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import type { LanguageModel, Models } from '../../kernel/ports/model.port.ts';
import { AI_SETTINGS } from '../setting/ai-setting.events.ts';
import { aiSettings, THE_SETTINGS } from '../setting/ai-setting.projections.ts';
import { settingIn } from '../setting/ai-setting.state.ts';
import { SettingModels } from './setting-models.ts';

/** What stands where no setting is activated. */
export const ENVIRONMENT_MODELS = Symbol('EnvironmentModels');

export interface ActiveModel {
  readonly source: 'setting' | 'environment';
  readonly model: LanguageModel;
  /** The same as long as the same model is asked in the same way. */
  readonly identity: string;
  /** Why it cannot be asked; null where it can. */
  readonly refusal: string | null;
}

/**
 * The model that notes are written with now: the activated setting's, else the environment's. Asked of their
 * stream each time: all processes follow an activation at once, and what was deactivated gets no note more, whatever the
 * read models hold.
 */
@Injectable()
export class AiModels implements Models {
  constructor(
    private readonly documents: CurrentDocuments,
    private readonly settingModels: SettingModels,
    @Inject(ENVIRONMENT_MODELS) private readonly environment: Models,
  ) {}

  async current(): Promise<LanguageModel | null> {
    return (await this.active())?.model ?? null;
  }

  async active(): Promise<ActiveModel | null> {
    const doc = await this.documents.ownPart(aiSettings, AI_SETTINGS, THE_SETTINGS);
    const setting = doc?.active_id != null ? settingIn(doc, doc.active_id) : undefined;
    if (setting) {
      const { model, refusal } = await this.settingModels.of(setting);
      const identity = `setting ${setting.id}, change ${setting.changes}`;
      return { source: 'setting', model, identity, refusal };
    }
    const model = await this.environment.current();
    return model && { source: 'environment', model, identity: 'environment', refusal: null };
  }
}
