import type { Readable } from '../../kernel/deciding/decider.ts';
import { projection } from '../../kernel/projecting/projection.ts';
import type { AiSettingEvent } from './ai-setting.events.ts';
import { type AiSettingsState, evolveAiSettings, noAiSettings } from './ai-setting.state.ts';

/** All settings in one document, so that whoever asks for the active one never sees two, or none between. */
export interface AiSettingsDoc extends AiSettingsState {
  readonly revision: number;
  /** When each was last tested, by its id; absent: not since it was set. */
  readonly tested: Readonly<Record<string, string>>;
}

export const THE_SETTINGS = 'all';

export const aiSettings = projection<AiSettingsDoc, AiSettingEvent>({
  name: 'ai_settings',
  version: 2,
  indexes: [],
  search: [],
  key: () => THE_SETTINGS,
  on: {
    AiSettingAdded: fold,
    AiSettingChanged: fold,
    AiSettingTested: fold,
    AiSettingActivated: fold,
    AiSettingDeactivated: fold,
    AiSettingDeleted: fold,
  },
});

function fold(doc: AiSettingsDoc | null, event: Readable<AiSettingEvent>): AiSettingsDoc {
  const { tested, revision: _, ...state } = doc ?? { ...noAiSettings, tested: {}, revision: -1 };
  const { revision } = event;
  return { ...evolveAiSettings(state, event), tested: times(tested, event), revision };
}

function times(tested: AiSettingsDoc['tested'], event: Readable<AiSettingEvent>): AiSettingsDoc['tested'] {
  const id = String(event.data.id);
  if (event.type === 'AiSettingTested') return { ...tested, [id]: event.at };
  if (event.type !== 'AiSettingChanged' && event.type !== 'AiSettingDeleted') return tested;
  return Object.fromEntries(Object.entries(tested).filter(([one]) => one !== id));
}
