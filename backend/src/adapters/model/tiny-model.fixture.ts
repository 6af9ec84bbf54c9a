import { Dice } from '../../demo/random.ts';

/**
 * A language model of a few thousand weights, made here, as a GGUF file: for tests against a real model
 * server. Whatever it reads, it goes on with the words of TINY_TEXT, one by one, and ends: its embeddings are
 * random, each word's output weights point at the embedding of the word before it, and attention only adds
 * a little noise.
 */
export const TINY_TEXT = 'The patient needs the supplies that this case lists.';

const WIDTH = 64;
const HIDDEN = 96;
const HEADS = 2;
const LAYERS = 2;
const CONTEXT = 32_768;
const SPECIAL = ['<unk>', '<s>', '</s>'];
/** SentencePiece writes a space so. */
const SPACE = '\u2581';

const type = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const;
const kind = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

interface Token {
  readonly text: string;
  readonly score: number;
  readonly kind: number;
}

interface TinyModel {
  readonly ends?: boolean;
  readonly chatTemplate?: string;
}

/** The bytes of the file, the same every time. `ends` false: it begins again and again. */
export function tinyModel({ ends = true, chatTemplate }: TinyModel = {}): Buffer {
  const tokens = vocabulary();
  const tensors = weights(tokens, ends);
  const header = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    ...metadata(tokens, chatTemplate),
  ]);
  const infos: Buffer[] = [];
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    infos.push(str(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    offset += padded(data.byteLength);
  }
  const head = Buffer.concat([header, ...infos]);
  const body = tensors.map(({ data }) => pad(Buffer.from(data.buffer)));
  return Buffer.concat([pad(head), ...body]);
}

/** Bytes, printable characters, and pairs of them, so that a long prompt does not become too many tokens. */
function vocabulary(): Token[] {
  const tokens: Token[] = SPECIAL.map((text, at) => ({
    text,
    score: 0,
    kind: at === 0 ? kind.unknown : kind.control,
  }));
  for (let byte = 0; byte < 256; byte += 1) {
    const text = `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;
    tokens.push({ text, score: 0, kind: kind.byte });
  }
  const texts = new Set([...pieces()]);
  return [...tokens, ...[...texts].map((text, at) => ({ text, score: -at - 1, kind: kind.normal }))];
}

function* pieces(): Generator<string> {
  // A word comes whole out of the model, and never out of a text: its parts are not all there to be merged.
  yield* words();
  yield* [4, 3, 2].map((times) => SPACE.repeat(times));
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const one of letters) for (const two of letters) yield one + two;
  for (const letter of letters) yield SPACE + letter;
  yield SPACE;
  for (let code = 0x21; code < 0x7f; code += 1) yield String.fromCharCode(code);
}

const words = () => TINY_TEXT.split(' ').map((word) => SPACE + word);

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

function weights(tokens: readonly Token[], ends: boolean): Tensor[] {
  const dice = new Dice(20261121);
  const matrix = (columns: number, rows: number, scale: number) =>
    Float32Array.from({ length: columns * rows }, () => (dice.next() * 2 - 1) * scale);
  const ones = () => new Float32Array(WIDTH).fill(1);
  const embeddings = matrix(WIDTH, tokens.length, 1);
  const layer = (at: number): Tensor[] => [
    { name: `blk.${at}.attn_norm.weight`, shape: [WIDTH], data: ones() },
    ...['q', 'k', 'v', 'output'].map((part) => ({
      name: `blk.${at}.attn_${part}.weight`,
      shape: [WIDTH, WIDTH],
      data: matrix(WIDTH, WIDTH, 0.01),
    })),
    { name: `blk.${at}.ffn_norm.weight`, shape: [WIDTH], data: ones() },
    { name: `blk.${at}.ffn_gate.weight`, shape: [WIDTH, HIDDEN], data: matrix(WIDTH, HIDDEN, 0.01) },
    { name: `blk.${at}.ffn_up.weight`, shape: [WIDTH, HIDDEN], data: matrix(WIDTH, HIDDEN, 0.01) },
    { name: `blk.${at}.ffn_down.weight`, shape: [HIDDEN, WIDTH], data: matrix(HIDDEN, WIDTH, 0.01) },
  ];
  return [
    { name: 'token_embd.weight', shape: [WIDTH, tokens.length], data: embeddings },
    ...Array.from({ length: LAYERS }, (_, at) => layer(at)).flat(),
    { name: 'output_norm.weight', shape: [WIDTH], data: ones() },
    { name: 'output.weight', shape: [WIDTH, tokens.length], data: successors(tokens, embeddings, ends) },
  ];
}

/** What follows what: each row of the output points at the embeddings of the tokens before it. */
function successors(tokens: readonly Token[], embeddings: Float32Array, ends: boolean): Float32Array {
  const place = (text: string) => tokens.findIndex((token) => token.text === text);
  const spoken = words().map(place);
  const chain = [...spoken, ends ? place('</s>') : spoken[0]!];
  const output = new Float32Array(embeddings.length);
  const follows = (next: number, before: number) => {
    for (let at = 0; at < WIDTH; at += 1) {
      output[next * WIDTH + at] = output[next * WIDTH + at]! + embeddings[before * WIDTH + at]!;
    }
  };
  const last = chain.length - 1;
  for (let at = 1; at <= last; at += 1) follows(chain[at]!, chain[at - 1]!);
  // A prompt ends with a line end, whatever its template is.
  follows(chain[0]!, place('<0x0A>'));
  return output;
}

const asText = (key: string, text: string): [string, Buffer] => [
  key,
  Buffer.concat([u32(type.string), str(text)]),
];

function metadata(tokens: readonly Token[], chatTemplate?: string): Buffer[] {
  const pairs: [string, Buffer][] = [
    ['general.architecture', Buffer.concat([u32(type.string), str('llama')])],
    ['general.name', Buffer.concat([u32(type.string), str('tiny')])],
    ...Object.entries({
      'llama.context_length': CONTEXT,
      'llama.embedding_length': WIDTH,
      'llama.block_count': LAYERS,
      'llama.feed_forward_length': HIDDEN,
      'llama.rope.dimension_count': WIDTH / HEADS,
      'llama.attention.head_count': HEADS,
      'llama.attention.head_count_kv': HEADS,
      'llama.vocab_size': tokens.length,
      'general.file_type': 0,
      'tokenizer.ggml.unknown_token_id': 0,
      'tokenizer.ggml.bos_token_id': 1,
      'tokenizer.ggml.eos_token_id': 2,
    }).map(([key, value]): [string, Buffer] => [key, Buffer.concat([u32(type.uint32), u32(value)])]),
    ['llama.attention.layer_norm_rms_epsilon', Buffer.concat([u32(type.float32), f32(1e-5)])],
    ['tokenizer.ggml.model', Buffer.concat([u32(type.string), str('llama')])],
    ...(chatTemplate === undefined ? [] : [asText('tokenizer.chat_template', chatTemplate)]),
    [
      'tokenizer.ggml.tokens',
      array(
        type.string,
        tokens.map(({ text }) => str(text)),
      ),
    ],
    [
      'tokenizer.ggml.scores',
      array(
        type.float32,
        tokens.map(({ score }) => f32(score)),
      ),
    ],
    [
      'tokenizer.ggml.token_type',
      array(
        type.int32,
        tokens.map((token) => u32(token.kind)),
      ),
    ],
  ];
  return [u64(pairs.length), ...pairs.flatMap(([key, value]) => [str(key), value])];
}

const array = (of: number, values: readonly Buffer[]) =>
  Buffer.concat([u32(type.array), u32(of), u64(values.length), ...values]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function str(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
}

const padded = (length: number) => Math.ceil(length / 32) * 32;
const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
