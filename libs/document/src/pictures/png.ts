import { crc32 } from 'node:zlib';

/** What every PNG begins with. */
export const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Channels by colour type [PNG, 11.2.2]; 8 bits each, as every signature pad writes. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly type: string;
  readonly body: Buffer;
}

/** The frame of a PNG of 8 bits a channel, not interlaced; its pixels are still packed. */
export interface PackedPng {
  readonly width: number;
  readonly height: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  readonly colour: number;
  /** Bytes a pixel. */
  readonly channels: number;
  /** zlib data. */
  readonly pixels: Buffer;
  /** Three bytes a colour; empty without a palette. */
  readonly palette: Buffer;
  /** Of the palette's colours. */
  readonly opacities: Buffer;
}

/** Null unless it is wholly a PNG, each piece with its checksum, of at most so many pixels a side. */
export function packedPng(data: Buffer, mostWide: number, mostHigh: number): PackedPng | null {
  const chunks = data.subarray(0, 8).equals(MAGIC) ? chunksOf(data) : null;
  const header = chunks?.[0]?.body;
  if (!chunks || header?.length !== 13) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour = -1, , , interlaced] = header.subarray(8);
  const channels = CHANNELS[colour];
  if (width < 1 || height < 1 || width > mostWide || height > mostHigh) return null;
  if (depth !== 8 || channels === undefined || interlaced !== 0) return null;
  const of = (type: string) =>
    Buffer.concat(chunks.filter((one) => one.type === type).map(({ body }) => body));
  const palette = of('PLTE');
  if (colour === 3 && (palette.length === 0 || palette.length % 3 > 0)) return null;
  return { width, height, colour, channels, pixels: of('IDAT'), palette, opacities: of('tRNS') };
}

/** Of the pixels unpacked: a byte for its filter before each row. */
export const unpackedSize = ({ width, height, channels }: PackedPng) => (width * channels + 1) * height;

/** A PNG of nothing but a header and RGBA pixels. `pixels`: zlib data. */
export function plainPng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([MAGIC, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A piece of a PNG, with its length and checksum. `type`: four letters. */
export function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
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
  return whole ? chunks : null;
}
