import type { ItemsCheckResponse } from '@vouchwell/contract';
import { csvFile, importDesk, ROWS } from '../testing/import-desk.ts';

const desk = importDesk();
const HEADER = 'Name,Category,HCPCS,Quantity limit,Limit period,Available sizes,Requires size,Active';

test.each([
  ['new items', 'added', (n: number, round: number) => `Brief no. ${round * ROWS + n},Incontinence,T4523,10`],
  ['items that are there', 'changed', (n: number, round: number) => `Brief no. ${n},,T4523,${20 + round}`],
] as const)('a file of %s is looked at and taken beside everybody else', async (_, counted, row) => {
  const prepare = async (round: number) => {
    const file = csvFile(HEADER, (n) => `${row(n, round)},month,S;M;L,yes,`);
    const found = await desk.looked<ItemsCheckResponse>('/inventory/imports/items/check', { file });
    expect(found[counted].count).toBe(ROWS);
    return { file, source: 'items.csv', seen: found.seen };
  };
  await desk.taken('/inventory/imports/items', prepare, '/inventory/imports');
});
