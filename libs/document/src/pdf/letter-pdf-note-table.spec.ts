import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf, sampleAddenda, sampleLetter } from '../letter/letter.sample.ts';
import type { LetterFrame } from '../letter/letter.ts';
import { renderLetterPdf } from '../render-letter.ts';

interface Piece {
  readonly text: string;
  /** Points from the left. */
  readonly from: number;
  readonly to: number;
}

/** The pieces of each page of the letter with this note, in the order of reading. */
async function drawn(text: string, change: Partial<LetterFrame> = {}): Promise<Piece[][]> {
  const letter = { ...sampleLetter, note: { ...sampleLetter.note, text } };
  const data = new Uint8Array(await renderLetterPdf(letter, frameOf(letter, change)));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const from = item.transform[4] as number;
        return [{ text: item.str, from, to: from + item.width }];
      }),
    );
  }
  await task.destroy();
  return pages;
}

const wordsOf = (page: readonly Piece[]) =>
  page
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}.\n`).join('\n');
const table = (rows: number) =>
  ['Hour|Pads|Remarks', '-|-:|-', ...Array.from({ length: rows }, (_, at) => `Row ${at + 1}|${at}|wet`)].join(
    '\n',
  );
const HEAD = 'Hour Pads Remarks';

describe('a table in a note', () => {
  test('stands in columns, each to its side, without a sign of markup', async () => {
    const [page = []] = await drawn(`Seen:\n\n${table(8)}\n\nThe end.`);
    const rows = page.filter(({ text }) => text.startsWith('Row '));
    expect(new Set(rows.map(({ from }) => Math.round(from))).size).toBe(1);
    const remarks = page.filter(({ text }) => text === 'wet' || text === 'Remarks');
    expect(remarks).toHaveLength(9);
    expect(new Set(remarks.map(({ from }) => Math.round(from))).size).toBe(1);
    const ends = page.filter(({ text }) => /^(Pads|\d{1,2})$/.test(text)).map(({ to }) => Math.round(to));
    expect(ends).toHaveLength(9);
    expect(new Set(ends).size).toBe(1);
    expect(wordsOf(page)).toContain(`Seen: ${HEAD} Row 1 0 wet Row 2 1 wet`);
    expect(wordsOf(page)).not.toContain('|');
  });

  test('has its heads above the first row of each sheet, and never alone at the foot of one', async () => {
    for (let height = 12; height < 20; height += 1) {
      const pages = await drawn(`${lines(height)}\nDIARY\n\n${table(30)}\n\nThe end.`);
      const words = pages.map(wordsOf);
      for (const page of words) {
        expect(page.split(HEAD).length - 1).toBe(/Row \d/.test(page) ? 1 : 0);
        if (page.includes(HEAD)) expect(page).toMatch(/Hour Pads Remarks Row \d+ \d+ wet/);
      }
      expect(words.join(' ')).toContain(`DIARY ${HEAD} Row 1 0`);
    }
  });

  test.each([1, 3, 9, 24, 33, 50])('keeps its last row of %d with the signature', async (rows) => {
    for (const above of [0, 8]) {
      const pages = (await drawn(`${lines(above)}\n${table(rows)}`)).map(wordsOf);
      const [last = ''] = pages.filter((page) => page.includes('Meaning:'));
      expect(last).toContain(`${HEAD} Row `);
      expect(last).toContain(`Row ${rows} ${rows - 1} wet`);
      expect(pages.join(' ').match(/Row \d+/g)).toHaveLength(rows);
    }
  });

  test('keeps its last row with the signer of an addendum', async () => {
    const addenda = [{ ...sampleAddenda[0]!, text: `It was:\n\n${table(45)}` }];
    const pages = (await drawn('A line.', { addenda })).map(wordsOf);
    expect(pages.find((page) => page.includes('Signed by'))).toContain('Row 45 44 wet');
  });

  const cells = (count: number, cell: string) => Array.from({ length: count }, () => cell).join('|');
  test.each([
    [
      '1,000 columns',
      `${cells(1_000, 'a')}\n${cells(1_000, '-')}\n${cells(1_000, 'b')}`,
      /(a ?\| ?){999}a (b ?\| ?){999}b/,
    ],
    ['2,000 rows', `a|b\n-|-\n${'c|d\n'.repeat(1_998)}`, /a \| b (c \| d ?){1998}/],
    ['one cell of 5,000 words', `a|b\n-|-\n${'word '.repeat(5_000)}|d`, /a \| b (word ){5000}\| d/],
    ['a word wider than a sheet', `a|b\n-|-\n${'x'.repeat(5_000)}|d`, /a \| b (x ?){5000} \| d/],
    ['no row', 'a|b\n-|-', /Medical necessity a b Ordering provider/],
  ])('of %s is drawn, and loses no word', async (_, note, words) => {
    const pages = await drawn(note);
    const own = pages.map((page, at) => {
      const all = wordsOf(page);
      return all.slice(
        at === 0 ? 0 : all.indexOf('1948') + 5,
        all.indexOf(' Case 42 · Note 3, version 2 SHA'),
      );
    });
    expect(own.join(' ')).toMatch(words);
  });
});
