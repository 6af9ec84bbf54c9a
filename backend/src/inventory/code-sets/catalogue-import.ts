import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { editionDay } from '@vouchwell/rules';
import type { Commit } from '../../kernel/committing/commit.ts';
import { invalid } from '../../kernel/basics/problem.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { type Progress, writeCatalogue, type Written } from './catalogue-writer.ts';
import { openText, orderLines } from './icd10-order-file.ts';
import type { ListedCode } from './catalogue.events.ts';
import { cutOff, OrderNumbers } from './whole-order-file.ts';

/** A line that was skipped. */
export interface SkippedLine {
  readonly number: number;
  readonly problem: string;
  /** As it stands in the file. */
  readonly text: string;
}

const LINE_END = 0x0a;

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

/** Reads a whole order file on the disk: 72,621 codes are some 20 MB. @throws what reading reports */
export async function loadOrderFile(path: string): Promise<OrderFile> {
  return orderFile(basename(path), await openText(path));
}

/** More than any edition has, and as much as the memory can hold. */
const MOST_CODES = 300_000;

/**
 * `source`: the file's name; `mostSkipped`: with more malformed lines than these it is no order file.
 * @throws DomainError invalid, and what reading the content throws
 */
export async function orderFile(
  source: string,
  content: AsyncIterable<Buffer>,
  mostSkipped = Infinity,
): Promise<OrderFile> {
  const codes: ListedCode[] = [];
  const skipped: SkippedLine[] = [];
  const orders = new OrderNumbers();
  const hash = createHash('sha256');
  let last: number | undefined;
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      last = chunk.at(-1) ?? last;
      yield chunk;
    }
  }
  let headings = 0;
  let lines = 0;
  for await (const { number, order, text, line } of orderLines(hashed())) {
    lines = number;
    orders.next(order);
    if (line === 'heading') headings += 1;
    else if ('problem' in line) skipped.push({ number, problem: line.problem, text });
    else codes.push({ ...line });
    if (skipped.length > mostSkipped) throw refused(notOne(skipped));
    if (codes.length > MOST_CODES) throw refused(`The file has more than ${MOST_CODES} codes.`);
  }
  const lastCode = codes.at(-1)?.code ?? null;
  const extent = { gap: orders.gap, lastCode, lines, endsWithLine: last === LINE_END };
  const told = { edition: editionDay(source), cutOff: cutOff(extent) };
  return { source, hash: hash.digest('hex'), codes, headings, skipped, ...told };
}

/** Lists the file's codes in the stream named by its hash; what an earlier run wrote is kept. */
export function importOrderFile(
  commit: Pick<Commit, 'load' | 'append' | 'visible'>,
  { source, hash, edition, codes }: Pick<OrderFile, 'source' | 'hash' | 'edition' | 'codes'>,
  actor: Actor,
  progress?: Progress,
): Promise<Written> {
  return writeCatalogue(
    commit,
    { stream: `catalogue-${hash}`, source, hash, edition, codes },
    actor,
    progress,
  );
}

const notOne = ([first, ...more]: readonly SkippedLine[]) =>
  `This is not the official order file: more than ${more.length} lines are malformed. Line ${first!.number}: ${first!.problem}.`;

const refused = (message: string) => invalid('no_order_file', message, { file: message });
