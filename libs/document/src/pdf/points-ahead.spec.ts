import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf, sampleLetter } from '../letter/letter.sample.ts';
import { renderLetterPdf } from '../render-letter.ts';

/** The words of each page of the letter with this note. */
async function pagesOf(blocks: readonly string[]): Promise<string[]> {
  const letter = { ...sampleLetter, note: { ...sampleLetter.note, text: blocks.join('\n\n') } };
  const data = new Uint8Array(await renderLetterPdf(letter, frameOf(letter)));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str} ` : '')).join(''));
  }
  await task.destroy();
  return pages.map((page) => page.replace(/\s+/g, ' '));
}

const filler = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}.`);
const words = (count: number) => `It begins ${'and goes on as the chart has it '.repeat(count)}`.trim();
const onOnePage = (pages: readonly string[], text: string) => pages.some((page) => page.includes(text));

describe('what stands at the foot of a sheet', () => {
  // Each line more moves the heading to another height, so that the text below ends everywhere near the foot.
  const heights = Array.from({ length: 9 }, (_, index) => index + 4);

  test.each([
    ['a text of three lines', words(8)],
    ['a text that takes most of a sheet', words(80)],
    ['a long point of a list', `- ${words(28)}`],
  ])('a heading is never there alone: %s', async (_, below) => {
    for (const height of heights) {
      const pages = await pagesOf([...filler(height), 'TRIED BEFORE', below, 'The end.']);
      expect(onOnePage(pages, `TRIED BEFORE ${below.startsWith('-') ? '• ' : ''}It begins`)).toBe(true);
    }
  });

  test('the line that leads to a list is never there alone', async () => {
    for (const height of heights) {
      const pages = await pagesOf([...filler(height), 'Found:', `- ${words(14)}`, 'The end.']);
      expect(onOnePage(pages, 'Found: • It begins')).toBe(true);
    }
  });

  test('a text whose last line ends the sheet stays on it', async () => {
    const tall = (lines: number) => Array.from({ length: lines }, (_, at) => `Reason ${at + 1}.`).join('\n');
    for (const height of heights.slice(0, -2)) {
      const [sheet = ''] = await pagesOf([...filler(height), tall(60), 'The end.']);
      const held = sheet.match(/Reason \d+\./g)?.length ?? 0;
      const [first = ''] = await pagesOf([...filler(height), tall(held), 'The end.']);
      expect(first).toContain(`Reason ${held}.`);
    }
  });

  test('headings above the last words come with them', async () => {
    for (const height of heights) {
      const pages = await pagesOf([...filler(height), '# Summary', '# Need', 'The end.']);
      expect(onOnePage(pages, 'Summary Need The end.')).toBe(true);
    }
  });

  test('the title of a note of few words comes with them', async () => {
    const items = (count: number) => Array.from({ length: count }, () => sampleLetter.items[0]!);
    for (let count = 4; count < 12; count += 1) {
      const letter = {
        ...sampleLetter,
        items: items(count),
        note: { ...sampleLetter.note, text: 'The end.' },
      };
      const data = new Uint8Array(await renderLetterPdf(letter, frameOf(letter)));
      const task = getDocument({ data, verbosity: 0 });
      const page = await (await task.promise).getPage((await task.promise).numPages);
      const { items: texts } = await page.getTextContent();
      await task.destroy();
      expect(texts.map((item) => ('str' in item ? item.str : '')).join(' ')).toMatch(
        /Medical necessity\s+The end\./,
      );
    }
  });
});
