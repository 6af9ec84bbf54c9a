import { crc32, inflateSync } from 'node:zlib';

const PREFIX = 'data:image/png;base64,';
const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_BYTES = 200_000;
const MAX_SIDE = 2_000;
/** Channels by colour type [PNG, 11.2.2]; 8 bits each, as every signature pad writes. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface SignatureImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A drawn signature from its data URL; null unless it is wholly a small, sound PNG that may be drawn. */
export function signatureImage(signature: string | null | undefined): SignatureImage | null {
  if (!signature?.startsWith(PREFIX) || signature.length > MAX_BYTES * 1.4) return null;
  const base64 = signature.slice(PREFIX.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const data = Buffer.from(base64, 'base64');
  if (data.length > MAX_BYTES || !data.subarray(0, 8).equals(MAGIC)) return null;
  const chunks = chunksOf(data);
  return chunks && decodes(chunks) ? { data, ...sideLengths(chunks) } : null;
}

interface Chunk {
  readonly type: string;
  readonly body: Buffer;
}

function chunksOf(data: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + 12 <= data.length) {
    const end = at + 8 + data.readUInt32BE(at);
    if (end + 4 > data.length || crc32(data.subarray(at + 4, end)) !== data.readUInt32BE(end)) return null;
    chunks.push({ type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, end) });
    at = end + 4;
  }
  const whole = at === data.length && chunks[0]?.type === 'IHDR' && chunks.at(-1)?.type === 'IEND';
  return whole && chunks[0]?.body.length === 13 ? chunks : null;
}

function sideLengths([header]: Chunk[]): { width: number; height: number } {
  return { width: header?.body.readUInt32BE(0) ?? 0, height: header?.body.readUInt32BE(4) ?? 0 };
}

function decodes(chunks: Chunk[]): boolean {
  const { width, height } = sideLengths(chunks);
  const [depth, colour, , , interlaced] = chunks[0]?.body.subarray(8) ?? [];
  const channels = CHANNELS[colour ?? -1];
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return false;
  if (depth !== 8 || channels === undefined || interlaced !== 0) return false;
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false;
  const size = (width * channels + 1) * height;
  try {
    const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body));
    return inflateSync(packed, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}
