import { type AuditReport, beginnings, csvParts, DRAWN, drawnTables, type Row } from './audit-report.ts';

let read = 0;
const reportOf = (count: number, cell = 'viewed'): AuditReport => {
  async function* rows(): AsyncGenerator<Row[]> {
    for (let at = 0; at < count; at += 100) {
      read += 1;
      yield Array.from({ length: Math.min(100, count - at) }, (_, index) => [at + index, cell]);
    }
  }
  const columns = [
    { label: 'Entry', share: 1 },
    { label: 'What', share: 2 },
  ];
  return {
    ...{ kind: 'sign-ins', title: 'Sign-ins', site: 'Riverside Clinic', facts: [], statements: [] },
    ...{ period: { from: '2026-03-01', to: '2026-03-31', time_zone: 'UTC' }, made_at: '' },
    tables: [{ title: 'Sign-ins', columns, none: 'Nobody signed in.', rows }],
    checkpoint: { position: '', size: 0, root: '', key_id: '' },
  };
};
beforeEach(() => {
  read = 0;
});

test('a screen shows the beginning of a table and reads no more of it', async () => {
  const [table] = await beginnings(reportOf(1_000_000));
  expect(table!.rows).toHaveLength(100);
  expect(table!.more).toBe(true);
  expect(read).toBe(2);
  const [whole] = await beginnings(reportOf(100));
  expect(whole).toMatchObject({ more: false });
});

test('a PDF holds so many rows and says what to do above that', async () => {
  const [table] = await drawnTables(reportOf(DRAWN));
  expect(table!.rows).toHaveLength(DRAWN);
  await expect(drawnTables(reportOf(DRAWN + 1))).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringMatching(
      /more than 5,000 rows\. Choose a shorter period, or save it as CSV/,
    ) as string,
  });
});

test('a CSV file holds all rows, each made when it is sent', async () => {
  const parts = csvParts(reportOf(20_000));
  await parts.next();
  await parts.next();
  expect(read).toBe(0);
  let lines = 0;
  for await (const text of parts) lines += text.split('\r\n').length - 1;
  expect(lines).toBe(20_000);
});

test('what would be a formula becomes text, and what is long is whole in the CSV file alone', async () => {
  const formula = `=HYPERLINK("x")${'y'.repeat(700)}`;
  let text = '';
  for await (const part of csvParts(reportOf(1, formula))) text += part;
  expect(text).toContain(`"'=HYPERLINK(""x"")${'y'.repeat(700)}"`);
  const [table] = await drawnTables(reportOf(1, formula));
  expect(String(table!.rows[0]![1])).toMatch(/… \(in whole in the CSV file\)$/);
});

test('an empty table says so in the CSV file', async () => {
  let text = '';
  for await (const part of csvParts(reportOf(0))) text += part;
  expect(text.trimEnd().endsWith('"Nobody signed in."')).toBe(true);
});

test('a cell that is cut keeps no half of a sign, which no hash could be made of', async () => {
  const [table] = await drawnTables(reportOf(1, `${'y'.repeat(599)}𝒜𝒜`));
  expect(String(table!.rows[0]![1]).isWellFormed()).toBe(true);
});
