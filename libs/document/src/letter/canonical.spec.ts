import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { addendumHash, canonicalJson, letterHash } from './canonical.ts';
import { sampleLetter } from './letter.sample.ts';

/** The same value with the keys of every object in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => [key, reversed(entry)]);
  return Object.fromEntries(entries.reverse());
}

/** Every path to a leaf of a value. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]));
}

function withLeaf<Value>(value: Value, path: string[], leaf: unknown): Value {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce((at: unknown, key) => (at as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = leaf;
  return copy;
}

describe('the canonical document', () => {
  test('is the text of RFC 8785: sorted keys, no spaces, numbers and strings as JSON has them', () => {
    expect(canonicalJson({ b: [1e21, 0.5, null], a: 'é\u20ac\n', A: true })).toBe(
      '{"A":true,"a":"é€\\n","b":[1e+21,0.5,null]}',
    );
  });

  test('is read back as the value it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
    expect(letterHash(reversed(sampleLetter) as typeof sampleLetter)).toBe(letterHash(sampleLetter));
  });

  test('has another hash after any change', () => {
    const hash = letterHash(sampleLetter);
    fc.assert(
      fc.property(
        fc.constantFrom(...leaves(sampleLetter)),
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null), fc.boolean()),
        (path, leaf) => {
          const before = path.reduce(
            (at: unknown, key) => (at as Record<string, unknown>)[key],
            sampleLetter,
          );
          fc.pre(before !== leaf);
          expect(letterHash(withLeaf(sampleLetter, path, leaf))).not.toBe(hash);
        },
      ),
    );
  });

  test('hashes to a known value, so that no later version of the code reads an old signature as broken', () => {
    expect(letterHash(sampleLetter)).toBe('c3475c834ebfaabe881a4f388a7a488ccf121503934eda767b15eedd3adb9aac');
  });

  test.each([[undefined], [Number.NaN], ['\ud800']])('refuses %p, which JSON cannot carry', (value) => {
    expect(() => canonicalJson(value)).toThrow();
  });
});

test('the hash of an addendum binds every field of it, and nothing else', () => {
  const bound = {
    document_hash: letterHash(sampleLetter),
    number: 1,
    text: 'The visit was on October 30.',
    signer: 'Юлия Щербакова',
    signed_at: '2026-11-23T08:00:01.000Z',
  };
  const hash = addendumHash(bound);
  // Anybody can repeat it: the canonical JSON of five fields.
  const bytes = `{"document_hash":"${bound.document_hash}","number":1,"signed_at":"${bound.signed_at}","signer":"${bound.signer}","text":"${bound.text}"}`;
  expect(hash).toBe(createHash('sha256').update(bytes, 'utf8').digest('hex'));
  for (const path of leaves(bound)) expect(addendumHash(withLeaf(bound, path, 2))).not.toBe(hash);
  expect(addendumHash({ ...bound, signer_id: 3 } as typeof bound)).toBe(hash);
  // For whom somebody signed is bound where it is said: it is neither taken away nor added.
  const lent = addendumHash({ ...bound, signed_for: 'Dr. Jo Park' });
  expect(lent).not.toBe(hash);
  expect(addendumHash({ ...bound, signed_for: 'Dr. Al Other' })).not.toBe(lent);
});
