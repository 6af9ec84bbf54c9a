import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { type PackedPng, packedPng, plainPng, unpackedSize } from './png.ts';
import { PNG_URL, pngBytes } from './signature-image.ts';

/** What a signature pad may send; it draws 400 by 120 points. */
const MOST_SENT_BYTES = 150_000;
export const SIGNATURE_WIDTH = 800;
export const SIGNATURE_HEIGHT = 300;
/** What is kept. */
export const SIGNATURE_BYTES = 64 * 1024;
/** Points that are drawn before everybody else has a turn: a millisecond or two. */
const SLICE = 16_000;

/**
 * A drawn signature as it is kept: the same pixels, drawn anew as a PNG of RGBA pixels and nothing else, so that no
 * words, places or programs hide in it. The same picture always becomes the same text. Packing is done by zlib's
 * threads, the rest in slices. Null: it is no PNG that may be kept.
 */
export function plainSignature(dataUrl: string): Promise<string | null> {
  const most = {
    sent: MOST_SENT_BYTES,
    kept: SIGNATURE_BYTES,
    width: SIGNATURE_WIDTH,
    height: SIGNATURE_HEIGHT,
  };
  return plainPicture(dataUrl, most);
}

/** How large a picture may be, in bytes and pixels. */
interface Most {
  readonly sent: number;
  readonly kept: number;
  readonly width: number;
  readonly height: number;
}

/** Any picture in the same way. */
export async function plainPicture(dataUrl: string, most: Most): Promise<string | null> {
  const sent = pngBytes(dataUrl, most.sent);
  const png = sent && packedPng(sent, most.width, most.height);
  if (!png) return null;
  const size = unpackedSize(png);
  const rows = await promisify(inflate)(png.pixels, { maxOutputLength: size }).catch(() => null);
  const drawn = rows?.length === size ? await redrawn(rows, png) : null;
  if (!drawn) return null;
  const pixels = await promisify(deflate)(drawn, { level: 9 });
  const kept = plainPng(png.width, png.height, pixels);
  return kept.length > most.kept ? null : `${PNG_URL}${kept.toString('base64')}`;
}

/** Rows of four bytes a pixel, without filters. Null where a row has a filter that is none. */
async function redrawn(rows: Buffer, png: PackedPng): Promise<Buffer | null> {
  const drawn = Buffer.alloc((png.width * 4 + 1) * png.height);
  for (let y = 0, since = 0; y < png.height; y++) {
    if (!unfilter(rows, y, png)) return null;
    draw(drawn, rows, y, png);
    since += png.width;
    if (since < SLICE) continue;
    since = 0;
    await breathe();
  }
  return drawn;
}

/** Takes the filter of a row back, in place [PNG, 9]; those above have none any more. */
function unfilter(rows: Buffer, y: number, { width, channels }: PackedPng): boolean {
  const stride = width * channels + 1;
  const row = y * stride + 1;
  const filter = rows[row - 1]!;
  if (filter > 4) return false;
  for (let x = 0; filter > 0 && x < stride - 1; x++) {
    const left = x < channels ? 0 : rows[row + x - channels]!;
    const up = y === 0 ? 0 : rows[row + x - stride]!;
    const corner = x < channels || y === 0 ? 0 : rows[row + x - channels - stride]!;
    rows[row + x]! += predicted(filter, left, up, corner);
  }
  return true;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default:
      return paeth(left, up, corner);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** A palette's numbers beyond its end are black. */
function draw(
  to: Buffer,
  from: Buffer,
  y: number,
  { width, channels, colour, palette, opacities }: PackedPng,
): void {
  const source = colour === 3 ? palette : from;
  const step = colour === 0 || colour === 4 ? 0 : 1;
  for (let x = 0; x < width; x++) {
    const at = y * (width * 4 + 1) + 1 + x * 4;
    const of = y * (width * channels + 1) + 1 + x * channels;
    const start = colour === 3 ? from[of]! * 3 : of;
    to[at] = source[start] ?? 0;
    to[at + 1] = source[start + step] ?? 0;
    to[at + 2] = source[start + 2 * step] ?? 0;
    if (colour === 3) to[at + 3] = opacities[from[of]!] ?? 255;
    else to[at + 3] = colour >= 4 ? from[of + channels - 1]! : 255;
  }
}
