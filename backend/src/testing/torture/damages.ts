import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './form.ts';

export const FILES = ['events.sqlite', 'secrets.sqlite', 'models.sqlite'] as const;
export const LOGS = ['events.sqlite-wal', 'secrets.sqlite-wal', 'models.sqlite-wal'] as const;
export const ALL = [...FILES, ...LOGS] as const;
export type FileName = (typeof ALL)[number];

/** What happens to one file of a stopped site. `told` names it in a failure, so that it can be done again. */
export interface Damage {
  readonly told: string;
  readonly apply: (dataDir: string) => void;
}

export function removal(to: FileName): Damage {
  return { told: `${to} deleted`, apply: (dir) => rmSync(join(dir, to), { force: true }) };
}

/** One bit becomes the other, at this share of the file. */
export const flip = (to: FileName, share: number, bit: number): Damage => ({
  told: `${to} flipped at ${share} (bit ${bit})`,
  apply: (dir) => flipBit(join(dir, to), (size) => Math.floor(share * size), bit),
});

/** The same at this byte, where the file has it. */
export const flipAt = (to: FileName, byte: number, bit: number): Damage => ({
  told: `${to} flipped at byte ${byte} (bit ${bit})`,
  apply: (dir) => flipBit(join(dir, to), () => byte, bit),
});

function flipBit(path: string, at: (size: number) => number, bit: number): void {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const place = at(bytes.length);
  if (place >= bytes.length) return;
  bytes[place]! ^= 1 << bit;
  writeFileSync(path, bytes);
}

/** How a file begins: a database says in 100 bytes what it is, a write-ahead log in 32, and in 24 of its first page. */
export const headerBytes = (name: FileName): number => (name.endsWith('-wal') ? 32 + 24 : 100);

/** The bytes before each page of a file: a write-ahead log has a header, and one before each page [SQLite WAL format]. */
export function pageBoundaries(dataDir: string, name: FileName): number[] {
  const path = join(dataDir, name);
  const size = existsSync(path) ? statSync(path).size : 0;
  const [first, page] = name.endsWith('-wal') ? [32, 24 + 4096] : [0, 4096];
  const boundaries = Array.from({ length: Math.ceil((size - first) / page) }, (_, n) => first + n * page);
  return first > 0 && size > 0 ? [0, ...boundaries] : boundaries;
}

export function cutAt(to: FileName, bytes: number): Damage {
  const apply = (dir: string): void => {
    const path = join(dir, to);
    if (existsSync(path) && statSync(path).size > bytes) truncateSync(path, bytes);
  };
  return { told: `${to} cut after ${bytes} bytes`, apply };
}

/** The file as it was, and beside it the write-ahead log of its age, if there was one. */
export function olderCopy(to: FileName, older: readonly string[], which: number): Damage {
  const apply = (dir: string): void => {
    for (const end of ['-wal', '-shm']) rmSync(join(dir, to + end), { force: true });
    for (const name of [to, `${to}-wal`]) copyIfThere(join(older[which]!, name), join(dir, name));
  };
  return { told: `${to} replaced by older copy ${which}`, apply };
}

/** This one file as it was; the write-ahead log beside it stays as it is. */
export function olderAlone(to: FileName, older: readonly string[], which: number): Damage {
  const apply = (dir: string): void => {
    rmSync(join(dir, to), { force: true });
    copyIfThere(join(older[which]!, to), join(dir, to));
  };
  return { told: `${to} alone replaced by older copy ${which}`, apply };
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) copyFileSync(from, to);
}

/** Any damage of this file, which has pages at these bytes. */
export function anyDamage(
  chance: Chance,
  to: FileName,
  boundaries: readonly number[],
  older: readonly string[],
): Damage {
  return chance.one([
    () => removal(to),
    () => olderCopy(to, older, chance.under(older.length)),
    () => olderAlone(to, older, chance.under(older.length)),
    () => flip(to, chance.draw(), chance.under(8)),
    () => cutAt(to, boundaries.length > 0 ? chance.one(boundaries) : 0),
  ])();
}
