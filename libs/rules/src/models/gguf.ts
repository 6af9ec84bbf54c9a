import { BROKEN, END, GGUF_MOST, GgufFault, GgufHeader, type Told } from './gguf-header.ts';
import { fileTypes, tensorBlocks } from './gguf-tables.ts';

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
  /** How it was taught to tell its turns apart, in Jinja's words; null: it was taught none, or in very many. */
  readonly chatTemplate: string | null;
}

/** `more`: the header does not end within the bytes given. */
export type GgufReading = { readonly facts: GgufFacts } | { readonly fault: string } | 'more';

/** A header holds the words of the model, some million bytes [seen: 6 to 16 MB]; what needs more is none. */
export const GGUF_HEADER_MOST = 32 * 1024 * 1024;

/** Said of a file that is none. */
export const NO_GGUF = 'This file is no model: a model file begins with the letters GGUF.';
const CUT = 'This file is cut short: it ends before its model does. Copy it again.';

/** `bytes`: the beginning of a file that has `fileBytes` bytes in all. */
export function readGguf(bytes: Uint8Array, fileBytes: number): GgufReading {
  try {
    return read(new GgufHeader(bytes), fileBytes);
  } catch (error) {
    if (error instanceof GgufFault) return { fault: error.message };
    if (error !== END) throw error;
    if (bytes.length >= fileBytes) return { fault: CUT };
    return bytes.length >= GGUF_HEADER_MOST ? { fault: BROKEN } : 'more';
  }
}

const CHAT_TEMPLATE = 'tokenizer.chat_template';
/** Bytes [seen: 400 to 20,000, those with tools among them]. */
const LONGEST_TEMPLATE = 64 * 1024;

const ALIGNMENT = 32;

function read(header: GgufHeader, fileBytes: number): GgufReading {
  if (header.letters(Math.min(4, fileBytes)) !== 'GGUF') return { fault: NO_GGUF };
  const version = header.u32();
  if (version !== 2 && version !== 3) {
    return { fault: `This file is of GGUF version ${version}; versions 2 and 3 are known.` };
  }
  const [tensors, pairs] = [header.count(), header.count()];
  if (tensors > GGUF_MOST.tensors || pairs > GGUF_MOST.pairs) throw new GgufFault(BROKEN);
  const told = new Map<string, Told>();
  for (let n = 0; n < pairs; n += 1) {
    const key = header.key();
    const value = header.value(header.u32(), 0, key === CHAT_TEMPLATE ? LONGEST_TEMPLATE : undefined);
    if (key !== null && value !== null) told.set(key, value);
  }
  const end = tensorsEnd(header, tensors);
  const align = Number(told.get('general.alignment') ?? ALIGNMENT);
  if (!Number.isInteger(align) || align < 1) throw new GgufFault(BROKEN);
  if (fileBytes < Math.ceil(header.at / align) * align + end) return { fault: CUT };
  return factsOf(told);
}

/** Where the last tensor ends, from where the first begins. */
function tensorsEnd(header: GgufHeader, tensors: number): number {
  let end = 0;
  for (let n = 0; n < tensors; n += 1) {
    header.skipText();
    const dimensions = header.u32();
    if (dimensions > 8) throw new GgufFault(BROKEN);
    let elements = 1;
    for (let d = 0; d < dimensions; d += 1) elements *= header.count();
    const [perBlock, blockBytes] = tensorBlocks[header.u32()] ?? [1, 0];
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
  if (architecture === null || !/^[\w.-]{1,60}$/.test(architecture)) throw new GgufFault(BROKEN);
  const context = told.get(`${architecture}.context_length`);
  return {
    facts: {
      architecture,
      name: text('general.name'),
      licence: text('general.license.name') ?? text('general.license'),
      quantisation: fileTypes[Number(told.get('general.file_type') ?? -1)] ?? null,
      context: typeof context === 'number' && Number.isSafeInteger(context) ? context : null,
      chatTemplate: text(CHAT_TEMPLATE),
    },
  };
}

/** Empty where it is none. */
function utf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}
