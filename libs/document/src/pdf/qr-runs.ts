import { encodeQR } from 'qr';

/** Dark modules that touch, of one row. */
export interface DarkRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** A QR code of so many modules each way: what touches is one rectangle, so that no light line shows between. */
export function qrRuns(text: string): { modules: number; runs: DarkRun[] } {
  // The library draws a border of one module at the least; the sheet itself is white.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return { modules: rows.length, runs: rows.flatMap(darkRuns) };
}

function darkRuns(row: readonly boolean[], y: number): DarkRun[] {
  const runs: DarkRun[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) runs.push({ x: from, y, length: x - from });
  }
  return runs;
}
