import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '../../kernel/basics/problem.ts';
import type { ModelFiles } from '../../kernel/ports/model-files.port.ts';

const { O_CREAT, O_RDWR } = constants;
/** What imports keep in the data folder. */
const FOLDER = 'model-imports';
/** What a database on the same disk needs to go on. */
const KEPT_FREE = 512 * 1024 * 1024;
const READ_AT_ONCE = 1024 * 1024;

/** In a folder of the data folder; several processes that take pieces must share it. */
export function modelFilesIn(dataDir: string): ModelFiles {
  const folder = join(dataDir, FOLDER);
  const pathOf = (number: number) => join(folder, `${number}.gguf`);
  return {
    async room() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return Math.max(0, bavail * bsize - KEPT_FREE);
    },
    size: async (number) => (await stat(pathOf(number)).catch(absent))?.size ?? 0,
    async put(number, at, piece) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(number), O_RDWR | O_CREAT, 0o600);
      try {
        await file.write(piece, 0, piece.length, at);
        await file.datasync();
      } catch (error) {
        throw isFull(error) ? diskFull() : error;
      } finally {
        await file.close();
      }
    },
    async head(number, most) {
      const file = await open(pathOf(number), 'r');
      try {
        const bytes = Buffer.alloc(Math.min(most, (await file.stat()).size));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    content: (number) =>
      Readable.toWeb(
        createReadStream(pathOf(number), { highWaterMark: READ_AT_ONCE }),
      ) as ReadableStream<Uint8Array>,
    drop: (number) => rm(pathOf(number), { force: true }),
    async dropOthers(number) {
      for (const name of (await readdir(folder).catch(absent)) ?? []) {
        const of = /^(\d+)\.gguf$/.exec(name)?.[1];
        if (of && Number(of) !== number) await rm(join(folder, name), { force: true });
      }
    },
  };
}

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const diskFull = () =>
  new DomainError(
    'unavailable',
    'disk_full',
    'The disk of the server is full: the file of the model does not fit. Make room, then go on with the same file.',
  );
