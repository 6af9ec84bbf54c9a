import type { Vault } from '../../kernel/vault/vault.ts';
import { kernel } from '../../testing/boxes.ts';
import { killedBehind } from '../../testing/cut.ts';
import { given } from '../../testing/given.ts';
import {
  AI_SETTINGS,
  type AiSettingDetails,
  aiSettingEvents,
  type AiSettingEvent,
} from '../setting/ai-setting.events.ts';
import { ApiKeys } from './api-keys.ts';
import { API_KEYS, apiKeyName, apiKeyWorkflow } from './api-key.workflow.ts';

const details = (key_id: string | null): AiSettingDetails => ({
  provider: 'openai',
  model: 'gpt-4.1',
  endpoint: null,
  api_version: null,
  key_id,
});
const added = (id: number, key: string | null): AiSettingEvent => ({
  type: 'AiSettingAdded',
  data: { id, ...details(key) },
});
const changed = (id: number, key: string | null): AiSettingEvent => ({
  type: 'AiSettingChanged',
  data: { id, ...details(key) },
});
const deleted = (id: number): AiSettingEvent => ({
  type: 'AiSettingDeleted',
  data: { id, provider: 'openai', model: 'gpt-4.1' },
});
const key = apiKeyName;
const forget = (name: string) => ({ type: 'ForgetKey', name }) as const;

test('a key stays while its setting names it', () => {
  const settings = given(apiKeyWorkflow, added(1, 'first'), added(2, null));
  settings.when([key(1, 'first')]).then();
  settings.when([]).then();
});

test('one that is named no more goes, and no other', () => {
  given(apiKeyWorkflow, added(1, 'first'), changed(1, 'second'))
    .when([key(1, 'first'), key(1, 'second')])
    .then(forget(key(1, 'first')));
  given(apiKeyWorkflow, added(1, 'first'), added(2, 'other'), deleted(1))
    .when([key(1, 'first'), key(2, 'other')])
    .then(forget(key(1, 'first')));
});

test('the key of one setting is none of another', () => {
  given(apiKeyWorkflow, added(1, 'first'), added(2, null))
    .when([key(2, 'first')])
    .then(forget(key(2, 'first')));
});

test.each([0, 1])('a start cut off behind %d forgotten keys: the next forgets the rest', async (most) => {
  const site = await kernel({ vocabularies: [aiSettingEvents] as never, projections: [] });
  await site.append(AI_SETTINGS, added(1, 'first'), added(2, 'other'), changed(1, 'second'), deleted(2));
  const left = [key(1, 'first'), key(1, 'second'), key(2, 'other')];
  for (const name of left) await site.vault.put(name, 'sk-invented');
  const start = (vault: Vault) => new ApiKeys(vault, site.commit).onApplicationBootstrap();

  await expect(start(killedBehind(most)(site.vault, 'delete'))).rejects.toThrow('killed');
  expect(await site.vault.list(API_KEYS)).toHaveLength(3 - most);
  await start(site.vault);
  await start(site.vault);
  expect((await site.vault.list(API_KEYS)).map(({ name }) => name)).toEqual([key(1, 'second')]);
  await site.close();
});
