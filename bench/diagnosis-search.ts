/**
 * Search as one types, over a whole ICD-10-CM order file, beside a scan through every code.
 *   node bench/diagnosis-search.ts <icd10cm-order-YYYY.txt[.gz]>
 */
import { foldedWords } from '@vouchwell/rules';
import type { Diagnosis } from '../backend/src/inventory/codes/diagnosis.ts';
import { DiagnosisIndex } from '../backend/src/inventory/codes/diagnosis-index.ts';
import { readOrderFile } from '../backend/src/inventory/code-sets/icd10-order-file.ts';

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Name an order file: node bench/diagnosis-search.ts <icd10cm-order-YYYY.txt[.gz]>');
  process.exit(2);
}

const DAY = '2026-11-22';
const unsaid = {
  category: null,
  subcategory: null,
  is_active: true,
  usual: false,
  source: path,
  validity: { from: null, until: null },
  changes: 0,
};
const known: Diagnosis[] = [];
for await (const { line } of readOrderFile(path)) {
  if (typeof line === 'object' && 'code' in line) known.push({ ...line, ...unsaid });
}
const filling = performance.now();
const index = new DiagnosisIndex();
for (const diagnosis of known) index.put(diagnosis);
console.log(`${index.size} codes indexed in ${(performance.now() - filling).toFixed(0)} ms`);

/** What people type on the way to a code: every beginning, from two characters on. */
const queries = known
  .filter((_, at) => at % 997 === 0)
  .flatMap(({ code, description }) => {
    const words = foldedWords(description);
    const texts = [code, words.slice(0, 4).join(' '), words.toReversed().slice(0, 3).join(' ')];
    return texts.flatMap((text) =>
      Array.from({ length: text.length - 1 }, (_, end) => text.slice(0, end + 2)),
    );
  });
// The words that most descriptions share are the slowest.
queries.push(
  'of',
  'right',
  'initial encounter',
  'other unspecified',
  'in',
  'a b',
  'un',
  'le ri',
  's s',
  'poisoning by',
);

function measure(search: (query: string) => unknown, asked: readonly string[]) {
  const times = asked.map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

const folded = known.map(({ code, description }) => ({
  bare: code.replace('.', '').toLowerCase(),
  text: ` ${foldedWords(description).join(' ')}`,
}));
const scan = (query: string) => {
  const words = foldedWords(query);
  const bare = query.replace('.', '').toLowerCase();
  const byCode = folded.filter((one) => one.bare.startsWith(bare));
  const byWords = folded.filter(({ text }) => words.every((word) => text.includes(` ${word}`)));
  return [...new Set([...byCode, ...byWords])].slice(0, 10);
};

measure((query) => index.search(query, DAY), queries.slice(0, 500));
const indexed = measure((query) => index.search(query, DAY), queries);
const scanned = measure(
  scan,
  queries.filter((_, at) => at % 20 === 0),
);
for (const figure of ['median', 'p99', 'worst'] as const) {
  const [ours, theirs] = [indexed[figure], scanned[figure]];
  console.log(
    `${figure}: index ${ours.toFixed(3)} ms, scan ${theirs.toFixed(3)} ms, ratio 1:${(theirs / ours).toFixed(0)}`,
  );
}
console.log(`${queries.length} queries through the index, every 20th of them through the scan`);
