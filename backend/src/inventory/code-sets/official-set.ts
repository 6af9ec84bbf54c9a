import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { normalizeIcd10 } from '@vouchwell/rules';
import { inSlices } from '../../kernel/basics/slices.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import type { Catalogue } from './catalogue-writer.ts';
import { type ListedCode, OFFICIAL_SOURCE } from './catalogue.events.ts';

/** From src as from dist. */
const FILE = new URL('../../../data/icd10cm-2026-04.txt.br', import.meta.url);
/** SHA-256 of what is in it, as backend/data/pack-codes.mjs tells it. */
const HASH = '2c1fea3278c395c63842d200daa8483876d048a9c38767d636f8fc67230863b6';

/** Lines that are read before everybody else has a turn. */
const LINES_AT_ONCE = 5_000;

/** From when it is in force. */
const EDITION = '2026-04-01';

export interface OfficialSet extends Catalogue {
  readonly edition: string;
  readonly codes: ListedCode[];
}

/** What is said of it without reading it. */
export const officialSetFacts = {
  stream: `catalogue-${HASH}`,
  source: OFFICIAL_SOURCE,
  hash: HASH,
  edition: EDITION,
} as const;

/**
 * The code set of April 1, 2026 as the product carries it: every billable code, in the order of their codes
 * [ICD-10-CM tabular list, CDC/NCHS and CMS, public domain; backend/data/README.md]. A line is `A000 Description`.
 * @throws StartError where the file is not the one that was delivered
 */
export async function officialSet(): Promise<OfficialSet> {
  const content = await promisify(brotliDecompress)(await readFile(FILE)).catch((error: unknown) => {
    throw damaged(error);
  });
  if (createHash('sha256').update(content).digest('hex') !== HASH) throw damaged();
  const codes: ListedCode[] = [];
  for await (const lines of inSlices(content.toString('utf8').trimEnd().split('\n'), LINES_AT_ONCE)) {
    codes.push(...lines.map(listed));
  }
  return { ...officialSetFacts, codes };
}

function listed(line: string): ListedCode {
  const end = line.indexOf(' ');
  return { code: normalizeIcd10(line.slice(0, end)), description: line.slice(end + 1) };
}

const damaged = (cause?: unknown) =>
  new StartError(
    'The diagnosis codes that belong to this program (backend/data) are missing or damaged. Install it anew.',
    { cause },
  );
