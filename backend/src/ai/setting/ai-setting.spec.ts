import { given } from '../../testing/given.ts';
import { aiSettingDecider, MOST_SETTINGS } from './ai-setting.decider.ts';
import { type AiSettingDetails, aiSettingEvents, type AiSettingEvent } from './ai-setting.events.ts';

const local: AiSettingDetails = {
  provider: 'ollama',
  model: 'llama3.1:8b',
  endpoint: null,
  api_version: null,
  key_id: null,
};
const cloud: AiSettingDetails = { ...local, provider: 'openai', model: 'gpt-4.1', key_id: 'first' };
const name = (id: number, { provider, model } = local) => ({ id, provider, model });
const added = (id: number, details = local): AiSettingEvent => ({
  type: 'AiSettingAdded',
  data: { id, ...details },
});
const changed = (id: number, details: AiSettingDetails): AiSettingEvent => ({
  type: 'AiSettingChanged',
  data: { id, ...details },
});
const tested = (id: number, ok = true, details = local): AiSettingEvent => ({
  type: 'AiSettingTested',
  data: { ...name(id, details), ok, message: ok ? 'The model answered.' : 'It is away.' },
});
const activated = (id: number, instead_of: number | null = null, details = local): AiSettingEvent => ({
  type: 'AiSettingActivated',
  data: { ...name(id, details), instead_of },
});
const deactivated = (id: number, details = local): AiSettingEvent => ({
  type: 'AiSettingDeactivated',
  data: name(id, details),
});
const deleted = (id: number): AiSettingEvent => ({ type: 'AiSettingDeleted', data: name(id) });

const add = (details = local, blocked: string | null = null) =>
  ({ type: 'AddAiSetting', id: 1, details, blocked }) as const;
const change = (what: Partial<Omit<AiSettingDetails, 'provider'>>, of = 1, blocked: string | null = null) =>
  ({ type: 'ChangeAiSetting', id: 1, of, change: what, blocked }) as const;
const activate = (id = 1, blocked: string | null = null) =>
  ({ type: 'ActivateAiSetting', id, blocked }) as const;
const record = (of = 1, ok = true) =>
  ({ type: 'RecordAiTest', id: 1, of, ok, message: ok ? 'The model answered.' : 'It is away.' }) as const;

describe('adding', () => {
  test('states the setting', () => {
    given(aiSettingDecider).when(add()).then(added(1));
    given(aiSettingDecider).when(add(cloud)).then(added(1, cloud));
  });

  test('wants a key where the provider needs one, and an endpoint where it has none of its own', () => {
    const azure = { ...cloud, provider: 'azure' } as const;
    const refused = given(aiSettingDecider);
    refused
      .when(add({ ...cloud, key_id: null }))
      .refused('ai_setting_incomplete', 'API key is required for OpenAI.');
    refused.when(add(azure)).refused('ai_setting_incomplete', 'Endpoint is required for Azure OpenAI.');
  });

  test('refuses what this site must not call, with the reason', () => {
    given(aiSettingDecider).when(add(cloud, 'Not here.')).refused('ai_provider_blocked', 'Not here.');
  });

  test('comes to an end', () => {
    const many = Array.from({ length: MOST_SETTINGS }, (_, index) => added(index + 2));
    given(aiSettingDecider, ...many)
      .when(add())
      .refused('too_many_ai_settings');
    given(aiSettingDecider, ...many, deleted(2))
      .when(add())
      .then(added(1));
  });

  test('is refused under a number that is taken', () => {
    given(aiSettingDecider, added(1)).when(add()).refused('ai_setting_exists');
  });
});

describe('changing', () => {
  const before = [added(1, cloud)];
  const elsewhere = { endpoint: 'https://gateway.example' };

  test('what is left out stays', () => {
    given(aiSettingDecider, ...before)
      .when(change({ model: 'gpt-5' }))
      .then(changed(1, { ...cloud, model: 'gpt-5' }));
  });

  test('the manner of writing is changed like all else, and stays where it is left out', () => {
    const bySentence = { ...local, writes: 'by_sentence' as const };
    given(aiSettingDecider, added(1))
      .when(change({ writes: 'by_sentence' }))
      .then(changed(1, bySentence));
    given(aiSettingDecider, added(1, bySentence))
      .when(change({ model: 'llama3.2:3b' }))
      .then(changed(1, { ...bySentence, model: 'llama3.2:3b' }));
    given(aiSettingDecider, added(1, bySentence))
      .when(change({ writes: 'whole' }))
      .then(changed(1, local));
    given(aiSettingDecider, added(1))
      .when(change({ writes: 'whole' }))
      .then();
  });

  test('another endpoint leaves the setting without its key', () => {
    given(aiSettingDecider, ...before)
      .when(change(elsewhere))
      .then(changed(1, { ...cloud, ...elsewhere, key_id: null }));
    given(aiSettingDecider, ...before, changed(1, { ...cloud, ...elsewhere, key_id: null }))
      .when(change({ endpoint: 'https://other.example' }, 2))
      .then(changed(1, { ...cloud, endpoint: 'https://other.example', key_id: null }));
  });

  test('unless a new one comes with it', () => {
    given(aiSettingDecider, ...before)
      .when(change({ ...elsewhere, key_id: 'second' }))
      .then(changed(1, { ...cloud, ...elsewhere, key_id: 'second' }));
  });

  test('of nothing is no event', () => {
    given(aiSettingDecider, ...before)
      .when(change({ model: cloud.model }))
      .then();
  });

  test('takes an activation back: what was tested is not what is set', () => {
    given(aiSettingDecider, ...before, tested(1, true, cloud), activated(1, null, cloud))
      .when(change({ key_id: 'second' }))
      .then(deactivated(1, cloud), changed(1, { ...cloud, key_id: 'second' }));
    given(aiSettingDecider, ...before, tested(1, true, cloud), changed(1, { ...cloud, model: 'gpt-5' }))
      .when(activate())
      .refused('ai_setting_untested');
  });

  test('on what was changed meanwhile is refused', () => {
    given(aiSettingDecider, ...before, changed(1, { ...cloud, model: 'gpt-5' }))
      .when(change(elsewhere))
      .refused('changed_meanwhile');
  });

  test('to where this site must not call is refused', () => {
    given(aiSettingDecider, ...before)
      .when(change(elsewhere, 1, 'Not there.'))
      .refused('ai_provider_blocked', 'Not there.');
  });
});

describe('testing', () => {
  test('records what came of it', () => {
    given(aiSettingDecider, added(1)).when(record()).then(tested(1));
    given(aiSettingDecider, added(1)).when(record(1, false)).then(tested(1, false));
  });

  test('says nothing about a setting that was changed while it ran', () => {
    given(aiSettingDecider, added(1), changed(1, { ...local, model: 'phi4' }))
      .when(record())
      .refused('changed_meanwhile');
  });
});

describe('activating', () => {
  test('wants a test that succeeded', () => {
    const sentence = 'Test this setting first: only one whose last test succeeded can be activated.';
    given(aiSettingDecider, added(1)).when(activate()).refused('ai_setting_untested', sentence);
    given(aiSettingDecider, added(1), tested(1), tested(1, false))
      .when(activate())
      .refused('ai_setting_untested', sentence);
    given(aiSettingDecider, added(1), tested(1, false), tested(1)).when(activate()).then(activated(1));
  });

  test('puts one in the place of the other', () => {
    given(aiSettingDecider, added(1), added(2), tested(1), tested(2), activated(2))
      .when(activate())
      .then(activated(1, 2));
  });

  test('twice is once', () => {
    given(aiSettingDecider, added(1), tested(1), activated(1)).when(activate()).then();
  });

  test('is refused where this site must not call it any more', () => {
    given(aiSettingDecider, added(1), tested(1))
      .when(activate(1, 'Not here.'))
      .refused('ai_provider_blocked', 'Not here.');
  });
});

test('deactivating is for the active one only', () => {
  const deactivate = { type: 'DeactivateAiSetting', id: 1 } as const;
  const both = [added(1), added(2), tested(1), tested(2)];
  given(aiSettingDecider, ...both, activated(1))
    .when(deactivate)
    .then(deactivated(1));
  given(aiSettingDecider, ...both, activated(1), deactivated(1))
    .when(deactivate)
    .then();
  given(aiSettingDecider, ...both, activated(1), activated(2, 1))
    .when(deactivate)
    .then();
});

test('a deleted setting is active no more, and no longer there', () => {
  const history = [added(1), tested(1), activated(1)];
  given(aiSettingDecider, ...history)
    .when({ type: 'DeleteAiSetting', id: 1 })
    .then(deleted(1));
  const after = given(aiSettingDecider, ...history, deleted(1), added(2), tested(2));
  after.when(activate(2)).then(activated(2));
  for (const command of [
    activate(),
    change({ model: 'phi4' }),
    record(),
    { type: 'DeactivateAiSetting', id: 1 },
    { type: 'DeleteAiSetting', id: 1 },
  ] as const) {
    after.when(command).refused('ai_setting_missing', 'AI setting not found.');
  }
});

test('an auditor reads what was set, and of a key only whether there is one', () => {
  const { AiSettingAdded, AiSettingTested } = aiSettingEvents.sentences;
  expect(AiSettingAdded({ id: 3, ...cloud })).toBe('added AI setting 3 (openai, gpt-4.1), with an API key');
  expect(AiSettingTested({ ...name(1), ok: false, message: 'It is away.' })).toBe(
    'tested AI setting 1 (ollama, llama3.1:8b): It is away.',
  );
});
