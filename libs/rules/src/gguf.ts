/**
 * What a GGUF file says of itself, read from its beginning [GGUF specification, versions 2 and 3:
 * github.com/ggml-org/ggml/blob/master/docs/gguf.md]. Own code, as the libraries for it keep every list of the file in
 * memory, and this one reads what strangers send: it copies nothing that it does not tell, and ends in any case.
 */
export interface GgufFacts {
  readonly architecture: string;
  readonly name: string | null;
  /** As the file states it. */
  readonly licence: string | null;
  /** Such as Q4_K_M; null where the file does not tell. */
  readonly quantisation: string | null;
  /** Tokens that it was made for. */
  readonly context: number | null;
  readonly hasChatTemplate: boolean;
}

/** `more`: the header does not end within the bytes given. */
export type GgufReading = { readonly facts: GgufFacts } | { readonly fault: string } | 'more';

/** A header holds the words of the model, some million bytes [seen: 6 to 16 MB]; what needs more is none. */
export const GGUF_HEADER_MOST = 32 * 1024 * 1024;

/** Said of a file that is none. */
export const NO_GGUF = 'This file is no model: a model file begins with the letters GGUF.';
const CUT = 'This file is cut short: it ends before its model does. Copy it again.';
const BROKEN = 'This file is damaged: its header cannot be read.';

/** `bytes`: the beginning of a file that has `fileBytes` bytes in all. */
export function readGguf(bytes: Uint8Array, fileBytes: number): GgufReading {
  try {
    return read(new Header(bytes), fileBytes);
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    if (error !== END) throw error;
    if (bytes.length >= fileBytes) return { fault: CUT };
    return bytes.length >= GGUF_HEADER_MOST ? { fault: BROKEN } : 'more';
  }
}

/**
 * More than any model has [seen: 60 pairs, 2,000 tensors, 900,000 entries of lists]. Without them a header of small
 * things would hold whoever reads it for seconds.
 */
export const GGUF_MOST = { pairs: 1_000, tensors: 100_000, entries: 2_000_000 } as const;

class Fault extends Error {}
/** The bytes given end before the header does. */
const END = new Error('end');
const NO_BYTES = new Uint8Array();

const type = { string: 8, array: 9 } as const;
/** Bytes of one value, by the number of its type. */
const valueBytes: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const DEEPEST = 4;
/** A longer one of those that are told is none that a person reads. */
const LONGEST_TOLD = 500;
const ALIGNMENT = 32;

function read(header: Header, fileBytes: number): GgufReading {
  if (header.letters(Math.min(4, fileBytes)) !== 'GGUF') return { fault: NO_GGUF };
  const version = header.u32();
  if (version !== 2 && version !== 3) {
    return { fault: `This file is of GGUF version ${version}; versions 2 and 3 are known.` };
  }
  const [tensors, pairs] = [header.count(), header.count()];
  if (tensors > GGUF_MOST.tensors || pairs > GGUF_MOST.pairs) throw new Fault(BROKEN);
  const told = new Map<string, Told>();
  for (let n = 0; n < pairs; n += 1) {
    const key = header.key();
    const value = header.value(header.u32(), 0);
    if (key !== null && value !== null) told.set(key, value);
  }
  const end = tensorsEnd(header, tensors);
  const align = Number(told.get('general.alignment') ?? ALIGNMENT);
  if (!Number.isInteger(align) || align < 1) throw new Fault(BROKEN);
  if (fileBytes < Math.ceil(header.at / align) * align + end) return { fault: CUT };
  return factsOf(told);
}

/** Where the last tensor ends, from where the first begins. */
function tensorsEnd(header: Header, tensors: number): number {
  let end = 0;
  for (let n = 0; n < tensors; n += 1) {
    header.skipText();
    const dimensions = header.u32();
    if (dimensions > 8) throw new Fault(BROKEN);
    let elements = 1;
    for (let d = 0; d < dimensions; d += 1) elements *= header.count();
    const [perBlock, blockBytes] = blocks[header.u32()] ?? [1, 0];
    end = Math.max(end, header.count() + (elements / perBlock) * blockBytes);
  }
  return end;
}

function factsOf(told: ReadonlyMap<string, Told>): GgufReading {
  const text = (key: string) => {
    const value = told.get(key);
    return (value instanceof Uint8Array && utf8(value).trim()) || null;
  };
  const architecture = text('general.architecture');
  if (architecture === null || !/^[\w.-]{1,60}$/.test(architecture)) throw new Fault(BROKEN);
  const context = told.get(`${architecture}.context_length`);
  return {
    facts: {
      architecture,
      name: text('general.name'),
      licence: text('general.license.name') ?? text('general.license'),
      quantisation: fileTypes[Number(told.get('general.file_type') ?? -1)] ?? null,
      context: typeof context === 'number' && Number.isSafeInteger(context) ? context : null,
      hasChatTemplate: told.has('tokenizer.chat_template'),
    },
  };
}

/** Of a text its bytes: only what is asked for is made into letters. */
type Told = Uint8Array | number;

class Header {
  at = 0;
  private entries = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  letters(length: number): string {
    return String.fromCharCode(...this.bytes.subarray(this.skip(length), this.at));
  }

  u32(): number {
    return this.view.getUint32(this.skip(4), true);
  }

  /** A number of 64 bits; one that no file can hold is a fault. */
  count(): number {
    const at = this.skip(8);
    const high = this.view.getUint32(at + 4, true);
    if (high > 0x1fffff) throw new Fault(BROKEN);
    return high * 2 ** 32 + this.view.getUint32(at, true);
  }

  /** Null where it is longer than what is told. */
  text(): Uint8Array | null {
    const length = this.count();
    const at = this.skip(length);
    return length > LONGEST_TOLD ? null : this.bytes.subarray(at, at + length);
  }

  /** A pair's name, of letters of ASCII as the format wants them. */
  key(): string | null {
    const bytes = this.text();
    return bytes && String.fromCharCode(...bytes);
  }

  skipText(): void {
    this.skip(this.count());
  }

  /** Texts and numbers; of all else it only finds the end. A long text is told as that it is there. */
  value(kind: number, depth: number): Told | null {
    if (kind === type.string) return this.text() ?? NO_BYTES;
    if (kind === type.array) return this.skipList(depth);
    const size = valueBytes[kind];
    if (size === undefined) throw new Fault(BROKEN);
    const at = this.skip(size);
    if (kind === 4) return this.view.getUint32(at, true);
    if (kind === 5) return this.view.getInt32(at, true);
    return kind === 10 ? Number(this.view.getBigUint64(at, true)) : null;
  }

  private skipList(depth: number): null {
    const [kind, length] = [this.u32(), this.count()];
    const size = valueBytes[kind];
    if (size !== undefined) {
      this.skip(length * size);
      return null;
    }
    if (depth >= DEEPEST || (this.entries += length) > GGUF_MOST.entries) throw new Fault(BROKEN);
    for (let n = 0; n < length; n += 1) {
      if (kind === type.string) this.skipText();
      else if (kind === type.array) this.skipList(depth + 1);
      else throw new Fault(BROKEN);
    }
    return null;
  }

  /** Where what is passed over begins. */
  private skip(length: number): number {
    const at = this.at;
    if (length > this.bytes.length - at) throw END;
    this.at = at + length;
    return at;
  }
}

/** Empty where it is none. */
function utf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}

/** Weights in one block and its bytes, by the number of the tensor's type [ggml.h, ggml-common.h]. */
const blocks: Readonly<Record<number, readonly [number, number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
};

/** `general.file_type` [llama.h, llama_ftype]. */
const fileTypes: Readonly<Record<number, string>> = {
  0: 'F32',
  1: 'F16',
  2: 'Q4_0',
  3: 'Q4_1',
  7: 'Q8_0',
  8: 'Q5_0',
  9: 'Q5_1',
  10: 'Q2_K',
  11: 'Q3_K_S',
  12: 'Q3_K_M',
  13: 'Q3_K_L',
  14: 'Q4_K_S',
  15: 'Q4_K_M',
  16: 'Q5_K_S',
  17: 'Q5_K_M',
  18: 'Q6_K',
  32: 'BF16',
};
