import type { ImportCheckResponse } from '@vouchwell/contract';
import { csvFile, importDesk, ROWS } from '../testing/import-desk.ts';

const desk = importDesk();
const HEADER = 'First Name,Last Name,DOB,Sex,Phone,Address,MRN';
const dayOf = (n: number) => new Date(86_400_000 * n).toISOString().slice(0, 10);
const person = (n: number) => `Ina${n},Fresh${n},${dayOf(n)},F,555-${n},"1 Elm Street\nFairhaven",IM-${n}`;
const files = [
  ['people of all names', person],
  // Each is likely the same as each other one.
  ['one person again and again', () => 'Ina,Fresh,1950-02-03,F,555-0100,1 Elm Street,'],
  ['rows that are all refused', () => 'Ina,,2950-13-45,Q,,,'],
] as const;

test.each(files)('a file of %s is looked at beside everybody else', async (_, row) => {
  const file = csvFile(HEADER, row);
  const found = await desk.looked<ImportCheckResponse>('/patients/imports/check', { file });
  expect(found.total).toBe(ROWS);
});

test('a file is taken beside everybody else, from its first row to its last', async () => {
  await desk.taken('/patients/imports', (round) => ({
    file: csvFile(HEADER, (n) => person(round * ROWS + n)),
  }));
  const { headers } = await desk.admin().get('/patients?per_page=1').expect(200);
  expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(ROWS);
});
