import fc from 'fast-check';
import { DOCUMENT_CODE_BYTES, documentCode, readDocumentCode } from './document-code.ts';

const tenBytes = fc.uint8Array({ minLength: DOCUMENT_CODE_BYTES, maxLength: DOCUMENT_CODE_BYTES });

test('ten bytes are sixteen signs, and every bit of them counts', () => {
  expect(documentCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(documentCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const codes = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(10);
    bytes[bit >> 3] = 128 >> (bit & 7);
    return documentCode(bytes);
  });
  expect(new Set(codes).size).toBe(80);
  expect(() => documentCode(new Uint8Array(9))).toThrow(RangeError);
});

test('what was printed is read, however it is typed', () => {
  fc.assert(
    fc.property(tenBytes, (bytes) => {
      const code = documentCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      for (const one of [code, typed, ` ${code.replaceAll('-', '')}\n`, code.replaceAll('-', '–')])
        expect(readDocumentCode(one)).toBe(code);
    }),
  );
});

test.each([
  '',
  '7KQF-2M9X-T4WA',
  '7KQF-2M9X-T4WA-9HZCC',
  '7KQF-2M9X-T4WA-9HZU',
  'ß'.repeat(16),
  '*'.repeat(16),
])('%j is no code', (typed) => expect(readDocumentCode(typed)).toBeNull());
