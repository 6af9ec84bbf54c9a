import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Commit } from '../kernel/commit.ts';
import type { Actor } from '../kernel/decider.ts';
import { writeCatalogue, type Written } from './catalogue-writer.ts';
import { openText, readOrderFile } from './icd10-order-file.ts';
import type { ListedCode } from './inventory.events.ts';

/** A line that was skipped. */
export interface SkippedLine {
  readonly number: number;
  readonly problem: string;
}

export interface OrderFile {
  /** The file's name, without its folder. */
  readonly source: string;
  /** SHA-256 of the decompressed content, so that it is the same catalogue with and without compression. */
  readonly hash: string;
  readonly codes: ListedCode[];
  readonly headings: number;
  readonly skipped: SkippedLine[];
}

/** Reads a whole order file: 72,621 codes are some 20 MB. @throws what reading reports */
export async function loadOrderFile(path: string): Promise<OrderFile> {
  const codes: ListedCode[] = [];
  const skipped: SkippedLine[] = [];
  let headings = 0;
  for await (const { number, line } of readOrderFile(path)) {
    if (line === 'heading') headings += 1;
    else if ('problem' in line) skipped.push({ number, problem: line.problem });
    else codes.push({ ...line });
  }
  return { source: basename(path), hash: await hashOf(path), codes, headings, skipped };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await openText(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Lists the file's codes in the stream named by its hash; what an earlier run wrote is kept. */
export function importOrderFile(
  commit: Pick<Commit, 'load' | 'append' | 'visible'>,
  { source, hash, codes }: OrderFile,
  actor: Actor,
  progress?: (listed: number) => void,
): Promise<Written> {
  return writeCatalogue(commit, { stream: `catalogue-${hash}`, source, hash, codes }, actor, progress);
}
