import { kernel } from '../../testing/boxes.ts';
import { AI_SETTINGS, aiSettingEvents, type AiSettingEvent } from './ai-setting.events.ts';
import { aiSettings, THE_SETTINGS } from './ai-setting.projections.ts';

const details = {
  provider: 'ollama',
  model: 'llama',
  endpoint: null,
  api_version: null,
  key_id: null,
} as const;
const name = (id: number) => ({ id, provider: 'ollama', model: 'llama' }) as const;
const added = (id: number): AiSettingEvent => ({ type: 'AiSettingAdded', data: { id, ...details } });
const tested = (id: number, ok: boolean): AiSettingEvent => ({
  type: 'AiSettingTested',
  data: { ...name(id), ok, message: ok ? 'The model answered.' : 'It is away.' },
});

const AT = '2026-11-21T12:00:00.000Z';
const untested = { changes: 1, status: 'inactive', last_message: null };

async function projected(...events: AiSettingEvent[]) {
  const site = await kernel({ vocabularies: [aiSettingEvents] as never, projections: [aiSettings] });
  await site.append(AI_SETTINGS, ...events);
  await site.projector.start();
  const doc = await site.models.get('ai_settings', THE_SETTINGS);
  await site.close();
  return doc;
}

test('all settings in one document, each with what its last test said and when', async () => {
  expect(await projected(added(1), added(2), tested(1, true), tested(2, false))).toEqual({
    settings: [
      { id: 1, ...details, changes: 1, status: 'active', last_message: 'The model answered.' },
      { id: 2, ...details, changes: 1, status: 'error', last_message: 'It is away.' },
    ],
    active_id: null,
    tested: { 1: AT, 2: AT },
    revision: 3,
  });
});

test('one is active at a time', async () => {
  const activated = (id: number, instead_of: number | null): AiSettingEvent => ({
    type: 'AiSettingActivated',
    data: { ...name(id), instead_of },
  });
  const history = [added(1), added(2), tested(1, true), tested(2, true), activated(1, null)];
  expect(await projected(...history)).toMatchObject({ active_id: 1 });
  expect(await projected(...history, activated(2, 1))).toMatchObject({ active_id: 2 });
  const ended: AiSettingEvent = { type: 'AiSettingDeactivated', data: name(1) };
  expect(await projected(...history, ended)).toMatchObject({ active_id: null });
});

test('a change makes a setting untested again; a deleted one leaves nothing', async () => {
  const changed: AiSettingEvent = { type: 'AiSettingChanged', data: { id: 1, ...details, model: 'phi4' } };
  expect(await projected(added(1), tested(1, true), changed)).toEqual({
    settings: [{ id: 1, ...details, ...untested, changes: 2, model: 'phi4' }],
    active_id: null,
    tested: {},
    revision: 2,
  });
  const deleted: AiSettingEvent = { type: 'AiSettingDeleted', data: name(1) };
  expect(await projected(added(1), tested(1, true), deleted)).toEqual({
    settings: [],
    active_id: null,
    tested: {},
    revision: 2,
  });
});
