import { createHash } from 'node:crypto';
import { canonicalJson } from '@vouchwell/document';
import fc from 'fast-check';
import { canonicalText, eventHash, hasHash, isHashedHere, takeTexts, withHash } from './event-hash.ts';

const event = {
  id: '8dd1b47a-3aeb-4119-89cb-426eeb22b832',
  type: 'BoxPlaced',
  data: { room: 'Ä', '10': 1, '9': -0, list: [null, { b: 1.5e300, a: '𝔸\u2028' }] },
  metadata: { version: 1, at: '2026-11-21T12:00:00.000Z' },
};

test('canonical text is that of RFC 8785 for everything it knows', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(value)).toBe(canonicalJson(value));
    }),
  );
  expect(canonicalText(event)).toBe(canonicalJson(event));
  expect(canonicalText({ half: '\ud800' })).toBe('{"half":"\\ud800"}');
});

test('the hash is a leaf of RFC 6962 over the canonical event, which anybody can repeat', () => {
  const { id, type, data, metadata } = event;
  const bytes = `\0${canonicalJson({ id, type, stream: 'box-1', data, metadata })}`;
  const leaf = createHash('sha256').update(bytes).digest('hex');
  expect(eventHash({ ...event, stream: 'box-1' })).toBe(leaf);
  const hashed = withHash('box-1', event);
  expect(hashed.metadata).toEqual({ ...metadata, hash: leaf });
  expect(eventHash({ ...hashed, stream: 'box-1' })).toBe(leaf);
});

test('keys in another order are the same event', () => {
  const { data, metadata, ...rest } = event;
  const turned = Object.fromEntries(Object.entries(data).reverse()) as typeof data;
  expect(eventHash({ metadata, ...rest, data: turned, stream: 'box-1' })).toBe(
    eventHash({ ...event, stream: 'box-1' }),
  );
});

test('an event is written in the order it is hashed in, and one that is not is known by its hash as well', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.string(), fc.nat(20).map(String)), fc.jsonValue()), (given) => {
      const data = JSON.parse(JSON.stringify(given)) as typeof event.data;
      const { metadata, ...rest } = withHash('box-1', { ...event, data });
      const stated = String(metadata['hash']);
      const turned = Object.fromEntries(Object.entries(rest.data).reverse()) as typeof data;
      expect(rest.data).toEqual(data);
      expect(stated).toBe(eventHash({ ...event, data, stream: 'box-1' }));
      expect(hasHash({ ...rest, metadata, stream: 'box-1' }, stated)).toBe(true);
      expect(hasHash({ ...rest, metadata, data: turned, stream: 'box-1' }, stated)).toBe(true);
      expect(hasHash({ ...rest, metadata, data: { ...data, more: 1 }, stream: 'box-1' }, stated)).toBe(false);
      expect(hasHash({ ...rest, metadata, stream: 'box-2' }, stated)).toBe(false);
    }),
  );
  const { data } = withHash('box-1', { ...event, data: { b: { d: 1, c: 2 }, a: 3 } });
  expect(JSON.stringify(data)).toBe('{"a":3,"b":{"c":2,"d":1}}');
});

test('only the very objects that were hashed here need no look at their hash', () => {
  const hashed = withHash('box-1', event);
  expect(isHashedHere(hashed)).toBe(true);
  expect(isHashedHere({ ...hashed, data: { ...hashed.data } })).toBe(false);
  expect(isHashedHere({ ...hashed, metadata: { ...hashed.metadata } })).toBe(false);
});

test('an event is written as JSON holds it, and its text is made once', () => {
  const at = new Date('2026-11-21T12:00:00.000Z');
  const odd = {
    at,
    none: undefined,
    list: [undefined, Number.NaN, -0, () => 1],
    held: { b: undefined, a: Infinity },
  };
  const proto = JSON.parse('{"__proto__":{"a":1},"b":2}') as object;
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (given, withDigits) => {
      const data = { ...given, odd, proto, ...(withDigits && { '10': 1, '9': 2 }) };
      const metadata = { version: 1, reason: undefined, ...given, hash: 'of another event' };
      const written = withHash('box-1', { ...event, data, metadata });
      expect(written.data).toEqual(JSON.parse(JSON.stringify(data)));
      expect(Object.keys(written.data['proto'] as object)).toEqual(['__proto__', 'b']);
      expect(written.metadata).toEqual({
        ...(JSON.parse(JSON.stringify(metadata)) as object),
        hash: eventHash({ ...written, stream: 'box-1' }),
      });
      const texts = { data: JSON.stringify(written.data), metadata: JSON.stringify(written.metadata) };
      expect(takeTexts(written)).toEqual(texts);
      expect(takeTexts(written)).toEqual(texts);
      expect(takeTexts({ ...written, data: { another: 1 } }).data).toBe('{"another":1}');
    }),
  );
});
