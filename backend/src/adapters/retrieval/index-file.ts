import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Embedded, Part } from './vector-index.ts';

/**
 * The derived index on the disk: 4 bytes with the length of a JSON head, the head, the vectors as 32-bit
 * floats, and the SHA-256 of it all. What does not fit is no index: it is made anew from the library.
 */
interface Head {
  readonly format: typeof FORMAT;
  readonly model: string;
  readonly dimensions: number;
  readonly entries: readonly {
    readonly id: number;
    readonly version: number;
    readonly hash: string;
    readonly parts: readonly (readonly [start: number, end: number])[];
  }[];
}

const FORMAT = 'vouchwell-retrieval-1';
const HASH_BYTES = 32;

/** Whole or not at all: a reader never sees half of it. */
export async function writeIndex(
  path: string,
  model: string,
  entries: ReadonlyMap<number, Embedded>,
): Promise<void> {
  const bytes = encoded(model, entries);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}.tmp`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

/** Empty where there is none, or it is damaged, foreign, or of another embedding model. */
export async function readIndex(path: string, model: string): Promise<Map<number, Embedded>> {
  try {
    return decoded(await readFile(path), model);
  } catch {
    await rm(path, { force: true, recursive: true }).catch(() => undefined);
    return new Map();
  }
}

function encoded(model: string, entries: ReadonlyMap<number, Embedded>): Buffer {
  const listed = [...entries].filter(([, { vectors }]) => vectors.length > 0);
  const head: Head = {
    format: FORMAT,
    model,
    dimensions: listed[0]?.[1].vectors[0]?.length ?? 0,
    entries: listed.map(([id, { version, hash, parts }]) => ({
      ...{ id, version, hash },
      parts: parts.map(({ start, end }) => [start, end] as const),
    })),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const floats = listed.flatMap(([, { vectors }]) =>
    vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
  const whole = Buffer.concat([length, text, ...floats]);
  return Buffer.concat([whole, sha256(whole)]);
}

/** @throws where anything is not as it was written */
function decoded(bytes: Buffer, model: string): Map<number, Embedded> {
  const whole = bytes.subarray(0, -HASH_BYTES);
  if (!sha256(whole).equals(bytes.subarray(-HASH_BYTES))) throw new Error('damaged');
  const at = 4 + whole.readUInt32LE(0);
  const head = JSON.parse(whole.subarray(4, at).toString()) as Head;
  if (head.format !== FORMAT || head.model !== model) throw new Error('foreign');
  // A copy of its own: floats must begin at a multiple of four.
  const floats = new Float32Array(new Uint8Array(whole.subarray(at)).buffer);
  let next = 0;
  const vectorOf = () => floats.slice(next, (next += head.dimensions));
  return new Map(
    head.entries.map(({ id, version, hash, parts }) => {
      const places = parts.map(([start, end]): Part => ({ start, end }));
      return [id, { version, hash, parts: places, vectors: places.map(vectorOf) }];
    }),
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
