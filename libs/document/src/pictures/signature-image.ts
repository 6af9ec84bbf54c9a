import { inflateSync } from 'node:zlib';
import { packedPng, unpackedSize } from './png.ts';

export const PNG_URL = 'data:image/png;base64,';
const MAX_BYTES = 200_000;
const MAX_SIDE = 2_000;

export interface SignatureImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A drawn signature, or a site's logo, of so many bytes at most, from its data URL; null unless it is wholly a small, sound PNG that may be drawn. */
export function signatureImage(
  signature: string | null | undefined,
  most: number = MAX_BYTES,
): SignatureImage | null {
  const data = pngBytes(signature, most);
  const png = data && packedPng(data, MAX_SIDE, MAX_SIDE);
  if (!data || !png) return null;
  try {
    const size = unpackedSize(png);
    if (inflateSync(png.pixels, { maxOutputLength: size }).length !== size) return null;
  } catch {
    return null;
  }
  return { data, width: png.width, height: png.height };
}

/** The bytes of a PNG's data URL, whatever they are; null where it is none, or of more. */
export function pngBytes(signature: string | null | undefined, most: number): Buffer | null {
  if (!signature?.startsWith(PNG_URL) || signature.length > most * 1.4) return null;
  const base64 = signature.slice(PNG_URL.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const data = Buffer.from(base64, 'base64');
  return data.length > most ? null : data;
}
