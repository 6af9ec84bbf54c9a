import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { writeCatalogue, type Written } from './catalogue-writer.ts';
import { editionDay } from './edition-day.ts';
import { openText, readOrderFile } from './icd10-order-file.ts';
import type { ListedCode } from './catalogue.events.ts';
import { cutOff, OrderNumbers } from './whole-order-file.ts';

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
  /** The first day of the edition that its name tells, `YYYY-MM-DD`; null where it tells none. */
  readonly edition: string | null;
  /** Why it cannot be the whole file; null where nothing speaks against it. */
  readonly cutOff: string | null;
}

/** Reads a whole order file: 72,621 codes are some 20 MB. @throws what reading reports */
export async function loadOrderFile(path: string): Promise<OrderFile> {
  const codes: ListedCode[] = [];
  const skipped: SkippedLine[] = [];
  const orders = new OrderNumbers();
  let headings = 0;
  let lines = 0;
  for await (const { number, order, line } of readOrderFile(path)) {
    lines = number;
    orders.next(order);
    if (line === 'heading') headings += 1;
    else if ('problem' in line) skipped.push({ number, problem: line.problem });
    else codes.push({ ...line });
  }
  const { hash, endsWithLine } = await contentOf(path);
  const lastCode = codes.at(-1)?.code ?? null;
  const extent = { gap: orders.gap, lastCode, lines, endsWithLine };
  const source = basename(path);
  return { source, hash, codes, headings, skipped, edition: editionDay(source), cutOff: cutOff(extent) };
}

async function contentOf(path: string): Promise<{ hash: string; endsWithLine: boolean }> {
  const hash = createHash('sha256');
  let last: number | undefined;
  for await (const chunk of await openText(path)) {
    hash.update(chunk as Buffer);
    last = (chunk as Buffer).at(-1) ?? last;
  }
  return { hash: hash.digest('hex'), endsWithLine: last === 0x0a };
}

/** Lists the file's codes in the stream named by its hash; what an earlier run wrote is kept. */
export function importOrderFile(
  commit: Pick<Commit, 'load' | 'append' | 'visible'>,
  { source, hash, edition, codes }: Pick<OrderFile, 'source' | 'hash' | 'edition' | 'codes'>,
  actor: Actor,
  progress?: (listed: number) => void,
): Promise<Written> {
  return writeCatalogue(
    commit,
    { stream: `catalogue-${hash}`, source, hash, edition, codes },
    actor,
    progress,
  );
}
