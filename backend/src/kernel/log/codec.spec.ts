import { accessEvents } from '../access/access.events.ts';
import { actor, type BoxEvent, boxEvents, kernel } from '../../testing/boxes.ts';
import { Codec } from './codec.ts';
import { DamagedEventError } from './damaged-event.ts';
import { type EventVocabulary, EventTypes, UnknownEventError } from '../deciding/event-vocabulary.ts';
import { PatientKeys } from '../vault/patient-keys.ts';
import type { StoredEvent } from './event-log.port.ts';

const secret = { type: 'BoxPlaced', data: { room: 'Zebediah Quill', label: 'Ångström’s' }, subject: 42 };
const open = { type: 'BoxPlaced', data: { room: 'A', label: 'red' } };

describe('codec', () => {
  let site: Awaited<ReturnType<typeof kernel>>;
  beforeEach(async () => void (site = await kernel()));
  afterEach(() => site.close());

  const store = async (event: typeof open | typeof secret, stream = 'box-1'): Promise<StoredEvent> => {
    await site.append(stream, event);
    return (await site.log.readStream(stream, 0, 100)).at(-1)!;
  };

  test('what goes in comes out, with its envelope', async () => {
    const who = actor({ command_id: 'c-1', correlation_id: 'r-1' });
    await site.commit.append('box-1', [open], -1, 'PlaceBox', who, 'because');
    const [stored] = await site.log.readStream('box-1', 0, 1);
    const { request: _, ...person } = who;
    expect(await site.codec.decode(stored!)).toEqual({
      ...open,
      id: stored!.id,
      stream: 'box-1',
      revision: 0,
      position: stored!.position,
      version: 1,
      at: '2026-11-21T12:00:00.000Z',
      actor: person,
      address: '127.0.0.1',
      user_agent: 'spec',
      correlation_id: 'r-1',
      causation_id: null,
      command: { id: 'c-1', type: 'PlaceBox' },
      reason: 'because',
      forgotten: false,
    });
  });

  test('data of a patient is sealed, and opens again', async () => {
    const stored = await store(secret);
    expect(Object.keys(stored.data)).toEqual(['sealed']);
    const bytes = Buffer.from(String(stored.data['sealed']), 'base64').toString('latin1');
    for (const text of [JSON.stringify(stored), bytes]) expect(text).not.toMatch(/Zebediah|Quill|room/);
    expect(await site.codec.decode(stored)).toMatchObject({ ...secret, forgotten: false });
  });

  test('the same data is never sealed to the same bytes', async () => {
    expect((await store(secret)).data).not.toEqual((await store(secret)).data);
  });

  test.each(['id', 'stream', 'type'] as const)('sealed data opens under no other %s', async (field) => {
    const stored = await store(secret);
    const other = { id: '5d1d2f0c-0000-4000-8000-000000000000', stream: 'box-2', type: 'WeightAdded' };
    await expect(site.codec.decode({ ...stored, [field]: other[field] })).rejects.toThrow();
    await expect(site.codec.decode(stored)).resolves.toBeDefined();
  });

  test('sealed data opens under no other patient’s key', async () => {
    const stored = await store(secret);
    await store({ ...secret, subject: 43 }, 'box-2');
    const metadata = { ...stored.metadata, subject: 43 };
    await expect(site.codec.decode({ ...stored, metadata })).rejects.toThrow();
  });

  test('a changed byte is found', async () => {
    const stored = await store(secret);
    const bytes = Buffer.from(String(stored.data['sealed']), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await expect(
      site.codec.decode({ ...stored, data: { sealed: bytes.toString('base64') } }),
    ).rejects.toThrow();
  });

  test('without its key an event reads as forgotten, in a process that never knew it too', async () => {
    const stored = await store(secret);
    await site.keys.destroy(42);
    const forgotten = { type: 'BoxPlaced', data: {}, subject: 42, forgotten: true };
    expect(await site.codec.decode(stored)).toMatchObject(forgotten);
    const later = await kernel({
      log: site.log,
      models: site.models,
      secrets: site.secrets,
      siteKey: site.siteKey,
    });
    expect(await later.codec.decode(stored)).toMatchObject(forgotten);
    expect((await site.codec.decode(stored)).data).toEqual({});
  });

  describe('what this process has just sealed', () => {
    const writing = { stream: 'box-1', actor: actor(), command: null };
    const encoded = async (): Promise<StoredEvent> => {
      const [event] = await site.codec.encode([secret], writing);
      return { ...event!, stream: 'box-1', revision: 0, position: '1'.padStart(20, '0') };
    };

    test('is read as JSON holds it, once without being opened', async () => {
      const stored = await encoded();
      const { sealed } = stored.data;
      stored.data['sealed'] = 'nothing that opens';
      expect((await site.codec.decode(stored)).data).toEqual(secret.data);
      await expect(site.codec.decode(stored)).rejects.toBeInstanceOf(DamagedEventError);
      stored.data['sealed'] = sealed!;
      expect((await site.codec.decode(stored)).data).toEqual(secret.data);
    });

    test('is forgotten at once with its key', async () => {
      const stored = await encoded();
      await site.keys.destroy(42);
      expect(await site.codec.decode(stored)).toMatchObject({ data: {}, forgotten: true });
    });
  });

  describe('what was kept of an event whose key is destroyed', () => {
    const kept = { room: 'A', label: 'red' };
    let stored: StoredEvent;
    beforeEach(async () => {
      stored = await store(secret);
      await site.keys.parts.keep(stored.id, { subject: 43, version: 1, data: kept });
    });

    test('is not read while the key stands', async () => {
      expect(await site.codec.decode(stored)).toMatchObject({ ...secret, forgotten: false });
      expect(await site.codec.decode(stored)).not.toHaveProperty('kept_for');
    });

    test('is read in its place, and the history still says whom it concerned', async () => {
      await site.keys.destroy(42);
      const read = { type: 'BoxPlaced', data: kept, subject: 42, kept_for: 43, forgotten: false };
      expect(await site.codec.decode(stored)).toMatchObject(read);
    });

    test('is forgotten with whom it was kept for', async () => {
      await site.keys.destroy(42);
      await site.keys.destroy(43);
      expect(await site.codec.decode(stored)).toMatchObject({ data: {}, subject: 42, forgotten: true });
    });

    test('is damaged, not forgotten, where the key it lies under is missing or another', async () => {
      await site.keys.destroy(42);
      await site.vault.delete('patient-key/43');
      const fresh = () => new PatientKeys(site.vault);
      const read = () => new Codec(site.types, fresh(), site.clock).decode(stored);
      await expect(read()).rejects.toBeInstanceOf(DamagedEventError);
      await fresh().forSealing(43);
      await expect(read()).rejects.toThrow('what was kept of it does not open');
    });
  });

  test.each(['id', 'stream', 'type'] as const)('an event under another %s is damaged', async (field) => {
    const stored = await store(open);
    const damaged = { ...stored, [field]: 'other' };
    await expect(site.codec.decode(damaged)).rejects.toMatchObject({
      name: 'DamagedEventError',
      position: stored.position,
      revision: 0,
      stream: damaged.stream,
      type: damaged.type,
    });
  });

  test('every altered word of an event is found, its data as its envelope, and told without what it holds', async () => {
    const stored = await store(open);
    const altered = [
      { ...stored, data: { ...stored.data, label: 'rad' } },
      { ...stored, data: { room: 'A' } },
      ...Object.keys(stored.metadata).map((field) => ({
        ...stored,
        metadata: { ...stored.metadata, [field]: 'other' },
      })),
      { ...stored, unreadable: true as const },
    ];
    for (const one of altered) {
      const refused = site.codec.decode(one);
      await expect(refused).rejects.toBeInstanceOf(DamagedEventError);
      await expect(refused).rejects.not.toThrow(/red|rad/);
    }
  });

  test('an event that was written before events had hashes still reads', async () => {
    const { metadata, ...stored } = await store(open);
    const { hash, ...old } = metadata;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await site.codec.decode({ ...stored, metadata: old })).toMatchObject(open);
  });

  test('a key of which there is no trace is missing, not erased', async () => {
    const stored = await store(secret);
    await site.vault.delete('patient-key/42');
    const later = await kernel({ ...site, siteKey: site.siteKey });
    await expect(later.codec.decode(stored)).rejects.toThrow('its key is missing');
  });

  test('undefined never reaches an engine', async () => {
    await site.append('box-1', { type: 'BoxPlaced', data: { room: 'A', label: undefined } });
    expect((await site.log.readStream('box-1', 0, 1))[0]?.data).toEqual({ room: 'A' });
  });
});

describe('versions', () => {
  const vocabulary: EventVocabulary<BoxEvent> = {
    sentences: boxEvents.sentences,
    audited: boxEvents.audited,
    upcasters: {
      BoxPlaced: [
        ({ place, ...rest }) => ({ ...rest, room: place ?? null }),
        (data) => ({ ...data, label: data['label'] ?? 'none' }),
      ],
    },
  };
  const types = new EventTypes([vocabulary]);

  test('the version is the number of upcasters plus one', () => {
    expect([types.version('BoxPlaced'), types.version('WeightAdded')]).toEqual([3, 1]);
  });

  test.each([
    [1, { place: 'A' }, { room: 'A', label: 'none' }],
    [2, { room: 'A' }, { room: 'A', label: 'none' }],
    [3, { room: 'A', label: 'red' }, { room: 'A', label: 'red' }],
  ])('version %i is read as today’s', (version, stored, read) => {
    const before = structuredClone(stored);
    expect(types.upcast('BoxPlaced', version, stored)).toEqual(read);
    expect(stored).toEqual(before);
  });

  test.each([0, 4, 1.5, Number.NaN])('version %d is unknown', (version) => {
    expect(() => types.upcast('BoxPlaced', version, {})).toThrow(UnknownEventError);
  });

  test('an unknown type is unknown', () => {
    expect(() => types.version('BoxPainted')).toThrow(UnknownEventError);
    expect(() => types.upcast('toString', 1, {})).toThrow(UnknownEventError);
  });

  test('two features cannot declare one event', () => {
    expect(() => new EventTypes([boxEvents, boxEvents])).toThrow('Two features declare');
  });

  test('old events are upcast after they are opened, and written in today’s version', async () => {
    const old = await kernel();
    await old.append('box-1', { type: 'BoxPlaced', data: { place: 'A' }, subject: 4 });
    const now = await kernel({
      log: old.log,
      models: old.models,
      secrets: old.secrets,
      siteKey: old.siteKey,
      vocabularies: [vocabulary],
    });
    await now.append('box-1', { type: 'BoxPlaced', data: { room: 'B', label: 'red' }, subject: 4 });
    const stored = await now.log.readStream('box-1', 0, 10);
    expect(stored.map(({ metadata }) => metadata['version'])).toEqual([1, 3]);
    const read = await Promise.all(stored.map((event) => now.codec.decode(event)));
    expect(read.map(({ data }) => data)).toEqual([
      { room: 'A', label: 'none' },
      { room: 'B', label: 'red' },
    ]);
    // An older program meets what a newer one wrote.
    await expect(old.codec.decode(stored[1]!)).rejects.toBeInstanceOf(UnknownEventError);
    await old.close();
  });
});

test('each access event has its sentence', () => {
  const { PatientDataDisclosed, SignInFailed } = accessEvents.sentences;
  const seen = { route: 'GET /cases', object: null, format: null };
  expect(PatientDataDisclosed({ action: 'view', patients: [1], ...seen })).toBe('viewed data of 1 patient');
  expect(PatientDataDisclosed({ action: 'print', patients: [1, 2], ...seen })).toBe(
    'printed data of 2 patients',
  );
  expect(SignInFailed({ name: 'x', user_id: null, cause: 'wrong_password' })).toBe(
    'failed to sign in (wrong password)',
  );
});
