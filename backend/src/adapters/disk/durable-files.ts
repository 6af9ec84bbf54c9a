import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** What was written or read of a file. */
export interface FileSum {
  readonly bytes: number;
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string;
}

const CHUNK = 1024 * 1024;

/** Reads a file through. With `copy`, writes it there as well, new and durable, for the owner alone. */
export async function sumFile(path: string, copy?: string): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = await open(path, 'r');
  try {
    const target = copy === undefined ? null : await open(copy, 'wx', 0o600);
    try {
      const chunk = Buffer.allocUnsafe(CHUNK);
      for (;;) {
        const { bytesRead } = await source.read(chunk, 0, CHUNK);
        if (bytesRead === 0) break;
        const piece = chunk.subarray(0, bytesRead);
        hash.update(piece);
        bytes += bytesRead;
        await target?.writeFile(piece);
      }
      await target?.sync();
    } finally {
      await target?.close();
    }
  } finally {
    await source.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Makes a file's content, or the names in a folder, survive a power cut. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
