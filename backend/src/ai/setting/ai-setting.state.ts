import type { AiSettingStatus } from '@vouchwell/contract';
import { never } from '../../kernel/deciding/decider.ts';
import type { AiSettingDetails, AiSettingEvent } from './ai-setting.events.ts';

export interface AiSetting extends AiSettingDetails {
  readonly id: number;
  /** How often it was set: a test that began before a change says nothing about what is set now. */
  readonly changes: number;
  readonly status: AiSettingStatus;
  /** What the last test said; null while there was none since it was set. */
  readonly last_message: string | null;
}

export interface AiSettingsState {
  /** In the order in which they were added. */
  readonly settings: readonly AiSetting[];
  readonly active_id: number | null;
}

export const noAiSettings: AiSettingsState = { settings: [], active_id: null };

export const settingIn = ({ settings }: AiSettingsState, id: number): AiSetting | undefined =>
  settings.find((one) => one.id === id);

/** The read model stands on this too: a changed meaning wants a new version of it. */
export function evolveAiSettings(state: AiSettingsState, event: AiSettingEvent): AiSettingsState {
  const { id } = event.data;
  switch (event.type) {
    case 'AiSettingAdded':
      return { ...state, settings: [...state.settings, untested(event.data, 1)] };
    case 'AiSettingChanged':
      return changed(state, id, ({ changes }) => untested(event.data, changes + 1));
    case 'AiSettingTested': {
      const { ok, message } = event.data;
      const result = { status: ok ? 'active' : 'error', last_message: message } as const;
      return changed(state, id, (setting) => ({ ...setting, ...result }));
    }
    case 'AiSettingActivated':
      return { ...state, active_id: id };
    case 'AiSettingDeactivated':
      return withoutActive(state, id);
    case 'AiSettingDeleted':
      return withoutActive({ ...state, settings: state.settings.filter((one) => one.id !== id) }, id);
    default:
      return never(event);
  }
}

function untested(details: { id: number } & AiSettingDetails, changes: number): AiSetting {
  return { ...details, changes, status: 'inactive', last_message: null };
}

function changed(
  state: AiSettingsState,
  id: number,
  change: (setting: AiSetting) => AiSetting,
): AiSettingsState {
  return { ...state, settings: state.settings.map((one) => (one.id === id ? change(one) : one)) };
}

function withoutActive(state: AiSettingsState, id: number): AiSettingsState {
  return { ...state, active_id: state.active_id === id ? null : state.active_id };
}
