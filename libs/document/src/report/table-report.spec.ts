import { writeFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderReportPdf } from '../render-report.ts';
import type { TableReport } from './table-report.ts';

const columns = [
  { label: 'Time', share: 3 },
  { label: 'Who', share: 3 },
  { label: 'What', share: 6 },
];
const row = (number: number) => [
  `2026-03-02 10:00:${number}`,
  'Sam Lee (sam.lee)',
  `viewed data of patient ${number}`,
];
const report = (part: Partial<TableReport> = {}): TableReport => ({
  title: 'Who saw a patient',
  site: 'Riverside Clinic',
  facts: [
    ['Patient', 'Żofia Őrsi, no. 7'],
    ['Period', '2026-03-01 to 2026-03-31'],
  ],
  statements: ['What a printer or a camera takes is not known.'],
  tables: [{ title: 'Looks', columns, rows: [row(1)], none: 'Nobody looked.' }],
  footer: 'Checkpoint of 120 events, root abc=, key 1a2b3c4d',
  made_at: '2026-04-01T08:00:00.000Z',
  ...part,
});

interface Branch {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Branch[];
}

/** As a program that reads it out finds it: each page's words, and the marked pieces of all. */
async function readOut(pdf: Uint8Array) {
  if (process.env['PICTURES']) writeFileSync(`${process.env['PICTURES']}/report.pdf`, pdf);
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const [pages, pieces, sizes]: [string[], [string, string][], number[][]] = [[], [], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    sizes.push(page.view);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const words = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) words.set(open.at(-1) ?? '', (words.get(open.at(-1) ?? '') ?? '') + item.str);
      else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? 'none');
    }
    const walk = ({ role = '', children = [] }: Branch) => {
      const own = children.filter(({ type }) => type === 'content').map(({ id = '' }) => words.get(id) ?? '');
      if (own.length > 0) pieces.push([role, own.join(' ').trim()]);
      for (const child of children) if (child.role !== undefined) walk(child);
    };
    const tree = (await page.getStructTree()) as Branch | null;
    if (tree) walk(tree);
  }
  await task.destroy();
  return { pages, pieces, sizes };
}

/** How many filled shapes the last page has. */
async function darkOf(pdf: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const { fnArray, argsArray } = await (await document.getPage(document.numPages)).getOperatorList();
  await task.destroy();
  return JSON.stringify(fnArray.map((fn, at) => (fn === OPS.constructPath ? argsArray[at] : 0))).length;
}

describe('a report of tables as a PDF', () => {
  test('says what it is of, and is read out in order, head by head and cell by cell', async () => {
    const { pages, pieces, sizes } = await readOut(await renderReportPdf(report()));
    expect(sizes).toEqual([[0, 0, 612, 792]]);
    expect(pages[0]).toContain('1 of 1');
    expect(pieces).toEqual([
      ['P', 'Riverside Clinic'],
      ['H1', 'Who saw a patient'],
      ['Lbl', 'Patient'],
      ['LBody', 'Żofia Őrsi, no. 7'],
      ['Lbl', 'Period'],
      ['LBody', '2026-03-01 to 2026-03-31'],
      ['P', 'What a printer or a camera takes is not known.'],
      ['H2', 'Looks'],
      ['TH', 'Time'],
      ['TH', 'Who'],
      ['TH', 'What'],
      ['TD', '2026-03-02 10:00:1'],
      ['TD', 'Sam Lee (sam.lee)'],
      ['TD', 'viewed data of patient 1'],
      ['P', 'Checkpoint of 120 events, root abc=, key 1a2b3c4d'],
    ]);
  });

  test('over many pages has each row once, its head on each, and says which page of how many it is', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => row(index));
    const { pages, pieces } = await readOut(
      await renderReportPdf(report({ tables: [{ title: 'Looks', columns, rows, none: '' }] })),
    );
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((words, index) => {
      expect(words).toContain(`${index + 1} of ${pages.length}`);
      expect(words).toMatch(/Time\s+Who\s+What/);
      expect(words).toContain('Checkpoint of 120 events');
    });
    const cells = pieces.filter(([role]) => role === 'TD').map(([, words]) => words);
    expect(cells).toEqual(rows.flat());
    expect(pieces.filter(([role]) => role === 'TH')).toHaveLength(3);
  });

  test('draws a bar beside each figure, which is read as the figure alone', async () => {
    const figures = [
      { label: 'Day', share: 1 },
      { label: 'Looks', share: 3, bar: true },
    ];
    const table = {
      title: 'Days',
      columns: figures,
      rows: [
        ['1', 1200],
        ['2', 0],
      ],
      none: '',
    };
    const { pieces } = await readOut(await renderReportPdf(report({ tables: [table] })));
    expect(pieces.filter(([role]) => role === 'TD').map(([, words]) => words)).toEqual([
      '1',
      '1,200',
      '2',
      '0',
    ]);
  });

  test('that can be asked about says its hash and its code on each page, as text read once and as a picture', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(index));
    const hash = 'ab'.repeat(32);
    const mark = { code: '7KQF-2M9X-T4WA-9HZC', address: 'https://notes.larkspur.example', checkpoint: null };
    const tables = [{ title: 'Looks', columns, rows, none: '' }];
    const root = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
    const footer = `Accounting of disclosures, 2020-04-01 to 2026-04-01. Checkpoint of 1200 events, root ${root}, key 1a2b3c4d.`;
    const drawn = await renderReportPdf(report({ tables, footer, genuine: { hash, mark } }));
    const { pages, pieces } = await readOut(drawn);
    expect(pages.length).toBeGreaterThan(1);
    for (const words of pages) expect(words).toMatch(/root CsUYap.*key 1a2b3c4d\./);
    const code = 'Code 7KQF-2M9X-T4WA-9HZC · check it at https://notes.larkspur.example/verify';
    for (const words of pages)
      for (const line of [code, `Document hash ${hash}`]) expect(words).toContain(line);
    expect(pieces.filter(([, words]) => words === code)).toHaveLength(1);
    const bare = await renderReportPdf(report({ tables }));
    expect((await readOut(bare)).pages[0]).not.toMatch(/Code|Document hash/);
    expect(await darkOf(drawn)).toBeGreaterThan(await darkOf(bare));
  });

  test('an empty table says so', async () => {
    const { pieces } = await readOut(
      await renderReportPdf(
        report({ tables: [{ title: 'Looks', columns, rows: [], none: 'Nobody looked.' }] }),
      ),
    );
    expect(pieces).toContainEqual(['P', 'Nobody looked.']);
    expect(pieces.some(([role]) => role === 'TH')).toBe(false);
  });

  test('a cell without a space, or higher than a page, leaves neither its column nor its page', async () => {
    const rows = [['x'.repeat(200), 'a b '.repeat(4_000), 'short'], row(2)];
    const { pages, pieces } = await readOut(
      await renderReportPdf(report({ tables: [{ title: 'Looks', columns, rows, none: '' }] })),
    );
    expect(pages.length).toBeLessThan(4);
    expect(pieces.filter(([role]) => role === 'TD')).toHaveLength(6);
    expect(pieces).toContainEqual(['TD', 'viewed data of patient 2']);
  });

  test('the same report is the same file', async () => {
    const [one, other] = [await renderReportPdf(report()), await renderReportPdf(report())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
