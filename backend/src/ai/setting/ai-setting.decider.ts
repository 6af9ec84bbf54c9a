import { type Command, type Decider, never } from '../../kernel/deciding/decider.ts';
import { conflict, invalid, missing } from '../../kernel/basics/problem.ts';
import type { AiSettingDetails, AiSettingEvent } from './ai-setting.events.ts';
import {
  type AiSetting,
  type AiSettingsState,
  evolveAiSettings,
  noAiSettings,
  settingIn,
} from './ai-setting.state.ts';
import { knownProviders } from './known-providers.ts';

/** More than any site needs; it bounds the one state they share. */
export const MOST_SETTINGS = 100;

/** Why this site must not call what is set; null where it may. Told by the configuration, not by the log. */
type Blocked = { readonly blocked: string | null };

export type AiSettingCommand =
  | (Command<'AddAiSetting'> & Blocked & { id: number; details: AiSettingDetails })
  /** `of`: the `changes` it is based on. What is left out stays; `key_id` names a new key. */
  | (Command<'ChangeAiSetting'> &
      Blocked & { id: number; of: number; change: Partial<Omit<AiSettingDetails, 'provider'>> })
  | (Command<'RecordAiTest'> & { id: number; of: number; ok: boolean; message: string })
  | (Command<'ActivateAiSetting'> & Blocked & { id: number; of?: number | undefined })
  | (Command<'DeactivateAiSetting'> & { id: number; of?: number | undefined })
  | (Command<'DeleteAiSetting'> & { id: number; of?: number | undefined });

/** All AI settings of the site. Notes are only ever written with what was tested as it stands. */
export const aiSettingDecider: Decider<AiSettingsState, AiSettingCommand, AiSettingEvent> = {
  initial: noAiSettings,
  evolve: evolveAiSettings,
  decide(command, state) {
    if (command.type === 'AddAiSetting') return add(command, state);
    const setting = settingIn(state, command.id);
    if (!setting) throw missing('ai_setting_missing', 'AI setting not found.');
    if (command.of !== undefined) stillAsItWas(setting, command.of);
    switch (command.type) {
      case 'ChangeAiSetting':
        return change(command, setting, state);
      case 'RecordAiTest': {
        const { ok, message } = command;
        return [{ type: 'AiSettingTested', data: { ...named(setting), ok, message } }];
      }
      case 'ActivateAiSetting':
        return activate(setting, state, command.blocked);
      case 'DeactivateAiSetting':
        return deactivate(setting, state);
      case 'DeleteAiSetting':
        return [{ type: 'AiSettingDeleted', data: named(setting) }];
      default:
        return never(command);
    }
  },
};

type Of<T extends AiSettingCommand['type']> = Extract<AiSettingCommand, { type: T }>;

function add({ id, details, blocked }: Of<'AddAiSetting'>, state: AiSettingsState): AiSettingEvent[] {
  if (settingIn(state, id)) throw conflict('ai_setting_exists', 'This AI setting exists already.');
  if (state.settings.length >= MOST_SETTINGS) {
    const message = `There can be at most ${MOST_SETTINGS} AI settings. Delete one that is not used.`;
    throw conflict('too_many_ai_settings', message);
  }
  complete(details, blocked);
  const { label, requires_api_key } = knownProviders[details.provider];
  if (requires_api_key && details.key_id === null)
    throw wanting('api_key', `API key is required for ${label}.`);
  return [{ type: 'AiSettingAdded', data: { id, ...details } }];
}

/** A key goes only to the address it was given for: another address leaves the setting without one. */
function change(
  command: Of<'ChangeAiSetting'>,
  setting: AiSetting,
  state: AiSettingsState,
): AiSettingEvent[] {
  const { id, provider } = setting;
  const {
    model = setting.model,
    endpoint = setting.endpoint,
    api_version = setting.api_version,
    writes = manner(setting),
  } = command.change;
  const kept = endpoint === setting.endpoint ? setting.key_id : null;
  const key_id = command.change.key_id ?? kept;
  const details = {
    ...{ provider, model, endpoint, api_version, key_id },
    ...(writes === 'by_sentence' && { writes }),
  };
  if (same(details, setting)) return [];
  complete(details, command.blocked);
  // What was tested and activated is no longer what is set.
  return [...deactivate(setting, state), { type: 'AiSettingChanged', data: { id, ...details } }];
}

/** @throws DomainError naming the field */
function complete({ provider, endpoint }: AiSettingDetails, blocked: string | null): void {
  const { label, requires_endpoint } = knownProviders[provider];
  if (requires_endpoint && endpoint === null) {
    throw wanting('configuration.endpoint', `Endpoint is required for ${label}.`);
  }
  if (blocked !== null) {
    const field = endpoint === null ? 'provider' : 'configuration.endpoint';
    throw invalid('ai_provider_blocked', blocked, { [field]: blocked });
  }
}

function activate(setting: AiSetting, state: AiSettingsState, blocked: string | null): AiSettingEvent[] {
  if (blocked !== null) throw conflict('ai_provider_blocked', blocked);
  if (setting.status !== 'active') {
    const message = 'Test this setting first: only one whose last test succeeded can be activated.';
    throw conflict('ai_setting_untested', message);
  }
  if (state.active_id === setting.id) return [];
  return [{ type: 'AiSettingActivated', data: { ...named(setting), instead_of: state.active_id } }];
}

function deactivate(setting: AiSetting, { active_id }: AiSettingsState): AiSettingEvent[] {
  return active_id === setting.id ? [{ type: 'AiSettingDeactivated', data: named(setting) }] : [];
}

function stillAsItWas({ changes }: AiSetting, of: number): void {
  if (changes === of) return;
  throw conflict('changed_meanwhile', 'This setting was changed meanwhile. Load it again and repeat.');
}

const manner = ({ writes = 'whole' }: AiSettingDetails) => writes;
const named = ({ id, provider, model }: AiSetting) => ({ id, provider, model });
const wanting = (field: string, message: string) =>
  invalid('ai_setting_incomplete', message, { [field]: message });

function same(a: AiSettingDetails, b: AiSettingDetails): boolean {
  const fields = ['model', 'endpoint', 'api_version', 'key_id'] as const;
  return manner(a) === manner(b) && fields.every((field) => a[field] === b[field]);
}
