import type { AiProviderName, WritingManner } from '@vouchwell/contract';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

/** Where notes may be written, as an admin set it. It holds no secret. */
export interface AiSettingDetails {
  readonly provider: AiProviderName;
  readonly model: string;
  /** Null: the provider's own address. */
  readonly endpoint: string | null;
  readonly api_version: string | null;
  /** Left out: the whole letter at once. */
  readonly writes?: WritingManner;
  /** Names the setting's API key in the vault and tells nothing of it; null: it has none. */
  readonly key_id: string | null;
}

/** The history stays readable when the setting is long gone. */
type Named = { readonly id: number } & Pick<AiSettingDetails, 'provider' | 'model'>;

/** All in `ai-settings`. */
export type AiSettingEvent =
  | Event<'AiSettingAdded', { id: number } & AiSettingDetails>
  /** The whole setting as it is now. */
  | Event<'AiSettingChanged', { id: number } & AiSettingDetails>
  | Event<'AiSettingTested', Named & { ok: boolean; message: string }>
  | Event<'AiSettingActivated', Named & { instead_of: number | null }>
  | Event<'AiSettingDeactivated', Named>
  | Event<'AiSettingDeleted', Named>;

const named = ({ id, provider, model }: Named) => `AI setting ${id} (${provider}, ${model})`;
const where = ({ endpoint }: AiSettingDetails) => (endpoint === null ? '' : ` at ${endpoint}`);
const key = ({ key_id }: AiSettingDetails) => (key_id === null ? 'without an API key' : 'with an API key');
const manner = ({ writes }: AiSettingDetails) => (writes === 'by_sentence' ? ', sentence by sentence' : '');

export const aiSettingEvents: EventVocabulary<AiSettingEvent> = {
  sentences: {
    AiSettingAdded: (data) => `added ${named(data)}${where(data)}, ${key(data)}${manner(data)}`,
    AiSettingChanged: (data) => `changed ${named(data)}${where(data)}, ${key(data)}${manner(data)}`,
    AiSettingTested: (data) => `tested ${named(data)}: ${data.ok ? 'it answered' : data.message}`,
    AiSettingActivated: (data) => `had notes written with ${named(data)}`,
    AiSettingDeactivated: (data) => `no longer had notes written with ${named(data)}`,
    AiSettingDeleted: (data) => `deleted ${named(data)}`,
  },
  audited: {
    AiSettingAdded: 'create',
    AiSettingChanged: 'change',
    AiSettingTested: ({ ok }) => ({ action: 'change', outcome: ok ? 'done' : 'failed' }),
    AiSettingActivated: 'change',
    AiSettingDeactivated: 'change',
    AiSettingDeleted: 'delete',
  },
};

/**
 * One small stream for all settings of the site: that at most one of them is active is then a rule over one
 * state, and two admins who activate at once are put in order by the log.
 */
export const AI_SETTINGS = 'ai-settings';
