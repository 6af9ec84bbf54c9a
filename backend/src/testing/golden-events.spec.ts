import { addendumHash, letterHash } from '@vouchwell/document';
import { features } from '../features.ts';
import { boxEvents, kernel } from './boxes.ts';
import { type Example, goldenEvents } from './golden-examples.ts';
import type { DomainEvent } from '../kernel/deciding/decider.ts';
import { eventTypesOf, sentencesOf, streamsOf } from '../kernel/feature.ts';
import { withHash } from '../kernel/log/event-hash.ts';
import type { JsonObject } from '../kernel/basics/json.ts';
import { nameDecider } from '../kernel/committing/names.ts';

const golden = goldenEvents();
const own = [...streamsOf(features).values()].map(({ events }) => events);
const projections = features.flatMap((one) => one.projections);
const types = eventTypesOf(features);
const sentences = sentencesOf(features) as Record<string, (data: JsonObject) => string>;
const declared = Object.keys(sentences);
const read = ({ type, version, data }: Example) => types.upcast(type, version, data);

test.each(declared)('every version of %s has an example', (type) => {
  const versions = Array.from({ length: types.version(type) }, (_, index) => index + 1);
  const found = new Set(golden.events.filter((one) => one.type === type).map(({ version }) => version));
  expect([...found].sort()).toEqual(versions);
});

test('no example is of an event that the program forgot', () => {
  expect(golden.events.filter(({ type }) => !declared.includes(type))).toEqual([]);
});

test.each(golden.events)('$type, version $version, reads: $sentence', (example) => {
  expect(sentences[example.type]!(read(example))).toBe(example.sentence);
});

const streams = streamsOf(features);
/** Names belong to nobody's feature. */
const deciderOf = (kind: string) => (kind === 'username' ? nameDecider : streams.get(kind)?.decider);
/** Only written, never decided on. */
const undecided = ['access', 'request', 'case-numbers', 'log'];
const kindOfExample = (stream: string) =>
  [...streams.keys(), 'username', ...undecided]
    .filter((kind) => stream === kind || stream.startsWith(`${kind}-`))
    .sort((a, b) => b.length - a.length)[0];

test('every example folds into its decider’s state', () => {
  const states = new Map<string, unknown>();
  for (const example of golden.events) {
    const kind = kindOfExample(example.stream);
    expect([example.stream, kind]).toEqual([example.stream, expect.any(String)]);
    const decider = deciderOf(kind!);
    if (!decider) continue;
    const before = states.has(example.stream) ? states.get(example.stream) : decider.initial;
    const event: DomainEvent = { type: example.type, data: read(example) };
    states.set(example.stream, decider.evolve(before as never, event as never));
  }
  expect(states.get('case-1')).toMatchObject({ stage: 'completed', owner_id: 2, patient: { id: 1 } });
  expect(states.get('case-2')).toEqual({ stage: 'deleted' });
  expect(states.get('user-2')).toMatchObject({ stage: 'known', active: true, fields: { role: 'admin' } });
});

test('every example can be stored, read and projected', async () => {
  const site = await kernel({ vocabularies: own, projections });
  for (const { stream, type, version, subject, data } of golden.events) {
    const event = { type, data, ...(subject && { subject }) };
    const at = (await site.log.readStream(stream, 0, 1000)).length;
    const [encoded] = await site.codec.encode([event], { stream, actor: actorOf(2), command: 'Golden' });
    const older = { ...encoded!, metadata: { ...encoded!.metadata, version } };
    await site.log.append(stream, [withHash(stream, older)], at === 0 ? 'none' : at - 1);
  }
  await site.projector.start();
  expect(site.alarms).toEqual([]);
  expect(site.projector.status().filter(({ parked }) => parked)).toEqual([]);
  expect(site.projector.setAside()).toEqual([]);
  for (const { name } of projections)
    expect([name, await site.models.count(name, {})]).not.toEqual([name, 0]);
  expect(await site.models.get('cases', '1')).toMatchObject({
    status: 'completed',
    signature: { note_id: 1 },
  });
  expect(await site.models.get('cases', '2')).toBeNull();
  await site.close();
});

test('what was signed keeps its hash', () => {
  const signed = golden.events.filter(({ type }) => type === 'CaseSigned');
  expect(signed.length).toBeGreaterThan(0);
  for (const { data } of signed) expect(letterHash(data['document'] as never)).toBe(data['document_hash']);
});

test('what was added keeps its hash', () => {
  const hashes = new Map(
    golden.events
      .filter(({ type }) => type === 'CaseSigned')
      .map(({ stream, data }) => [stream, String(data['document_hash'])]),
  );
  const added = golden.events.filter(({ type }) => type === 'AddendumSigned');
  expect(added.length).toBeGreaterThan(0);
  for (const { stream, data } of added) {
    const bound = { ...data, signer: data['signature'], document_hash: hashes.get(stream) };
    expect(addendumHash(bound as never)).toBe(data['hash']);
  }
});

test('what was sealed opens under its keys, in the form in which it was stored', async () => {
  const { sealed } = golden;
  const site = await kernel({ siteKey: Buffer.from(sealed.site_key, 'base64'), vocabularies: [boxEvents] });
  for (const { key, value } of sealed.secrets) await site.secrets.put(key, value);
  expect(await site.codec.decode(sealed.event)).toMatchObject({ data: sealed.data, subject: 42 });
  expect(JSON.stringify(sealed.event)).not.toContain('Zebediah');
  await site.close();
});

function actorOf(id: number) {
  return {
    id,
    username: 'sam.lee',
    full_name: 'Sam Lee',
    role: 'user' as const,
    permissions: {},
    session_id: null,
    request: { address: null, user_agent: null, correlation_id: 'r', command_id: 'c', reservation: null },
  };
}
