import { pipeline, Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { DomainError, invalid } from '../kernel/basics/problem.ts';
import { isGzip, orderFile, type OrderFile } from '../inventory/public.ts';

/** What is read before everybody else has a turn. */
const CHUNK = 32 * 1024;
/** Decompressed. The order file of 2026 has some 14 MB. */
const MOST_BYTES = 50_000_000;
/** The official file has none that are malformed. */
const MOST_SKIPPED = 1_000;

/**
 * The order file that somebody sent, plain or with gzip. Nothing of it is held beyond what it lists, whatever it
 * decompresses to. `name`: the file's. @throws DomainError invalid, where it is none, or not the whole of one
 */
export async function uploadedOrderFile(name: string, file: Buffer): Promise<OrderFile> {
  const read = await orderFile(name, bounded(opened(name, file)), MOST_SKIPPED).catch((error: unknown) => {
    throw error instanceof DomainError ? error : refused(brokenGzip(error));
  });
  if (read.codes.length === 0) {
    const first = read.skipped[0];
    const why = first ? ` Line ${first.number}: ${first.problem}.` : '';
    throw refused(`The file holds no billable code of the official ICD-10-CM order file.${why}`);
  }
  if (read.cutOff !== null) throw refused(`This is not the whole order file. ${read.cutOff}`);
  return read;
}

function opened(name: string, file: Buffer): Readable {
  if (file.length === 0) throw refused('The file is empty.');
  if (file.subarray(0, 2).toString('latin1') === 'PK')
    throw refused('This is an archive. Unpack it and choose the file icd10cm-order-….txt in it.');
  const compressed = isGzip(name, file);
  const content = Readable.from(pieces(file), { objectMode: false });
  if (!compressed) return content;
  // What goes wrong is thrown where the stream is read.
  return pipeline(content, createGunzip(), () => undefined);
}

async function* pieces(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK) {
    yield file.subarray(at, at + CHUNK);
    await breathe();
  }
}

async function* bounded(content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw refused('The file has more than 50 MB once it is decompressed.');
    yield chunk;
  }
}

function brokenGzip(error: unknown): string {
  const { code } = error as { code?: string };
  if (code?.startsWith('Z_')) return 'The file is damaged: it cannot be decompressed.';
  throw error;
}

const refused = (message: string) => invalid('no_order_file', message, { file: message });
