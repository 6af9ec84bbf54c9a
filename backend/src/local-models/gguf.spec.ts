import { GGUF_HEADER_MOST, GGUF_MOST, MODEL_NAME, modelNameOf, NO_GGUF, readGguf } from '@vouchwell/rules';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number | bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const str = (text: string) => Buffer.concat([u64(Buffer.byteLength(text)), Buffer.from(text)]);
const text = (key: string, value: string) => Buffer.concat([str(key), u32(8), str(value)]);
const number = (key: string, value: number) => Buffer.concat([str(key), u32(4), u32(value)]);
const words = (key: string, values: string[]) =>
  Buffer.concat([str(key), u32(9), u32(8), u64(values.length), ...values.map(str)]);

const PAIRS = [
  text('general.architecture', 'llama'),
  text('general.name', 'Sample 1B'),
  text('general.license', 'apache-2.0'),
  number('general.file_type', 15),
  number('llama.context_length', 2048),
  words('tokenizer.ggml.tokens', ['a', 'bc', '']),
  text('tokenizer.chat_template', 'x'.repeat(10_000)),
];
/** One tensor of 64 weights in two blocks of Q4_0: 36 bytes, from 32 on. */
const TENSOR = Buffer.concat([str('w'), u32(1), u64(64), u32(2), u64(32)]);

function file(pairs: Buffer[] = PAIRS, version = 3, tensors = [TENSOR]): Buffer {
  const counts = [u32(version), u64(tensors.length), u64(pairs.length)];
  const header = Buffer.concat([Buffer.from('GGUF'), ...counts, ...pairs, ...tensors]);
  return Buffer.concat([header, Buffer.alloc((32 - (header.length % 32)) % 32), Buffer.alloc(32 + 36)]);
}
const read = (bytes: Buffer, of = bytes.length) => readGguf(bytes, of);

test('a file tells its architecture, name, licence, quantisation and context', () => {
  expect(read(file())).toEqual({
    facts: {
      architecture: 'llama',
      name: 'Sample 1B',
      licence: 'apache-2.0',
      quantisation: 'Q4_K_M',
      context: 2048,
      chatTemplate: 'x'.repeat(10_000),
    },
  });
});

test('a file is whole to its last byte, and cut short without it', () => {
  const whole = file();
  const header = whole.subarray(0, whole.length - 68);
  expect(read(header, whole.length)).toHaveProperty('facts');
  expect(read(header, whole.length - 1)).toEqual({ fault: expect.stringContaining('cut short') as string });
});

test('every beginning of a file asks for more, and is cut short where there is no more', () => {
  const whole = file();
  for (let length = 0; length < whole.length - 68 - 32; length += 1) {
    const part = whole.subarray(0, length);
    if (length >= 4) expect(read(part, whole.length)).toBe('more');
    const alone = read(part) as { fault: string };
    expect(alone.fault).toEqual(length < 4 ? NO_GGUF : expect.stringContaining('cut short'));
  }
});

test.each<[string, Buffer, RegExp]>([
  ['another kind of file', Buffer.from('PK\u0003\u0004 and more of it'), /begins with the letters GGUF/],
  ['an empty one', Buffer.alloc(0), /begins with the letters GGUF/],
  ['another version', file(PAIRS, 9), /of GGUF version 9/],
  ['no architecture', file(PAIRS.slice(1)), /damaged/],
  ['a value of no known type', file([Buffer.concat([str('k'), u32(99)])]), /damaged/],
  ['a list of lists without end', file([nested(10)]), /damaged/],
  ['a length that no file has', file([Buffer.concat([u64(2n ** 63n), Buffer.alloc(50)])]), /damaged/],
])('%s is refused in words', (_, bytes, sentence) => {
  expect((read(bytes) as { fault: string }).fault).toMatch(sentence);
});

function nested(depth: number): Buffer {
  const lists = Array.from({ length: depth }, () => Buffer.concat([u32(9), u64(1)]));
  return Buffer.concat([str('k'), u32(9), ...lists]);
}

test('a header that never ends is given up', () => {
  const endless = Buffer.concat([file().subarray(0, 24), u64(2 ** 40)]);
  const most = Buffer.concat([endless], GGUF_HEADER_MOST);
  expect(readGguf(most, 2 ** 41)).toEqual({ fault: expect.stringContaining('damaged') as string });
});

/** The beginning of a header that says it has so many. */
const counted = (tensors: number, pairs: number, more = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from('GGUF'), u32(3), u64(tensors), u64(pairs), more]);
const list = (kind: number, length: number) => Buffer.concat([str('k'), u32(9), u32(kind), u64(length)]);

test.each<[string, Buffer, Buffer]>([
  ['pairs', counted(0, GGUF_MOST.pairs), counted(0, GGUF_MOST.pairs + 1)],
  ['weights', counted(GGUF_MOST.tensors, 0), counted(GGUF_MOST.tensors + 1, 0)],
  [
    'words',
    counted(0, 1, list(8, GGUF_MOST.entries)),
    counted(0, 2, Buffer.concat([list(8, 1), Buffer.alloc(8), list(8, GGUF_MOST.entries)])),
  ],
  ['lists', counted(0, 1, list(9, GGUF_MOST.entries)), counted(0, 1, list(9, GGUF_MOST.entries + 1))],
])('a header that announces more %s than any model has is given up before they are read', (_, most, more) => {
  expect(readGguf(most, 2 ** 30)).toBe('more');
  expect(readGguf(more, 2 ** 30)).toEqual({ fault: expect.stringContaining('damaged') as string });
});

test('numbers, however many, are passed over in one step', () => {
  const numbers = counted(0, 1, list(4, 50_000_000));
  expect(readGguf(numbers, 2 ** 30)).toBe('more');
});

test.each([
  ['Qwen2.5-Coder-1.5B Instruct (Q4_K_M).gguf', 'qwen2.5-coder-1.5b-instruct-q4_k_m-'],
  ['_odd.GGUF', 'odd'],
  [`${'a'.repeat(90)}.gguf`, 'a'.repeat(60)],
])('%s may be called %s', (fileName, name) => {
  expect(modelNameOf(fileName)).toBe(name);
  expect(name).toMatch(MODEL_NAME);
});
