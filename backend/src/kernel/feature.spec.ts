import { type BoxEvent, boxDecider, boxEvents } from '../testing/boxes.ts';
import { eventTypesOf, feature, kindOf, streamKind, streamsOf } from './feature.ts';

class BoxModule {}

const box = streamKind({ events: boxEvents, decider: boxDecider, live: [] });
const boxFeature = feature({ name: 'boxes', streams: { box }, projections: [], module: BoxModule });

test('what a feature leaves out does not compile', () => {
  // @ts-expect-error nobody says whom its events are told
  streamKind({ events: boxEvents, decider: boxDecider });
  // @ts-expect-error the decider does not fold every event of the stream
  streamKind({ events: boxEvents, decider: { initial: 0, evolve: (_: number, __: Some) => 0 }, live: [] });
  // @ts-expect-error it has read models or says that it has none
  feature({ name: 'boxes', streams: { box }, module: BoxModule });
  // @ts-expect-error it has streams or says that it has none
  feature({ name: 'boxes', projections: [], module: BoxModule });
});
type Some = Extract<BoxEvent, { type: 'BoxPlaced' }>;

test('its events are those that the program knows, beside the kernel’s', () => {
  const types = eventTypesOf([boxFeature]);
  for (const type of [...Object.keys(boxEvents.sentences), 'NumberTaken', 'SignedIn'])
    expect([type, types.knows(type)]).toEqual([type, true]);
});

test('a kind of stream belongs to one feature', () => {
  expect(() => streamsOf([boxFeature, { ...boxFeature, name: 'other boxes' }])).toThrow('Two features');
});

test.each([
  ['case-42', 'case'],
  ['dme-item-3', 'dme-item'],
  ['patient-numbers', ''],
  ['admins', ''],
])('%s is of the kind “%s”', (stream, kind) => {
  expect(kindOf(stream)).toBe(kind);
});
