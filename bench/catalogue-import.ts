/**
 * The whole importer as an operator runs it, on an empty folder, beside reading the file alone.
 *   node bench/catalogue-import.ts <icd10cm-order-YYYY.txt[.gz]>     (after a build)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrderFile } from '../backend/src/inventory/code-sets/icd10-order-file.ts';

/** Seconds that an import may take on the machine that the figure was set for. */
const TARGET = 15;

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Name an order file: node bench/catalogue-import.ts <icd10cm-order-YYYY.txt[.gz]>');
  process.exit(2);
}

const program = join(import.meta.dirname, '../backend/dist/inventory/import-catalogue.js');
const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-import-'));

function imported(label: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', [program, path!], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The importer ended with ${status}: ${stderr}`);
  console.log(`${label}: ${seconds.toFixed(2)} s. ${stdout.trim().split('\n').at(-1)}`);
  return seconds;
}

try {
  const start = performance.now();
  let codes = 0;
  for await (const { line } of readOrderFile(path))
    if (typeof line === 'object' && 'code' in line) codes += 1;
  const reading = (performance.now() - start) / 1000;
  console.log(`reading alone: ${reading.toFixed(2)} s for ${codes} codes`);
  const first = imported('first import');
  imported('second import');
  console.log(`first import to reading alone: ${(first / reading).toFixed(1)} to 1`);
  console.log(`target ${TARGET} s: ${first <= TARGET ? 'reached' : 'missed'}`);
} finally {
  rmSync(dataDir, { recursive: true });
}
