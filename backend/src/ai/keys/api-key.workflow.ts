import type { Workflow } from '../../kernel/committing/workflow.ts';
import type { Command } from '../../kernel/deciding/decider.ts';
import type { EntryName } from '../../kernel/vault/entries.ts';
import type { AiSettingEvent } from '../setting/ai-setting.events.ts';
import { type AiSettingsState, evolveAiSettings, noAiSettings } from '../setting/ai-setting.state.ts';

/** Where the keys of the settings stand in the vault. */
export const API_KEYS = 'ai-key/';
export const apiKeyName = (id: number, keyId: string): EntryName => `${API_KEYS}${id}/${keyId}`;

/** A key that no setting names any more goes. `found`: the names under which keys stand. */
export const apiKeyWorkflow: Workflow<
  AiSettingsState,
  readonly string[],
  AiSettingEvent,
  Command<'ForgetKey'> & { readonly name: string }
> = {
  name: 'AI settings',
  initial: noAiSettings,
  evolve: evolveAiSettings,
  decide(found, { settings }) {
    const named = new Set<string | null>(settings.map(({ id, key_id }) => key_id && apiKeyName(id, key_id)));
    return found.filter((name) => !named.has(name)).map((name) => ({ type: 'ForgetKey', name }));
  },
};
