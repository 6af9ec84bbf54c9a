// node backend/data/pack-codes.mjs <icd10cm-order-….txt[.gz]> <out.txt.br>: the billable codes of an official order
// file, one `A000 Description` a line in the order of their codes, as the product carries them.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);
const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
const billable = text
  .split('\n')
  .filter((line) => line[14] === '1')
  .map((line) => `${line.slice(6, 13).trim()} ${line.slice(77).trim()}`);
// Byte order, as the index keeps them; a category that is a block of its own stands twice in the tabular list.
const lines = [...new Set(billable)].sort();
const content = Buffer.from(`${lines.join('\n')}\n`);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
};
writeFileSync(to, brotliCompressSync(content, { params }));
console.log(`${lines.length} codes, SHA-256 ${createHash('sha256').update(content).digest('hex')}`);
