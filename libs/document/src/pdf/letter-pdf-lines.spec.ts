import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf, sampleLetter } from '../letter/letter.sample.ts';
import type { Letter } from '../letter/letter.ts';
import { renderLetterPdf } from '../render-letter.ts';

/** One page: its words, and every space of it as a part of the space of its face (1: as wide as that). */
interface Drawn {
  readonly words: string;
  readonly spaces: readonly number[];
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

/** Spaces with what the letters after them are moved by, in thousandths of the type's size. */
const spacesIn = (shown: readonly (Glyph | number)[]): number[] =>
  shown.flatMap((glyph, at) => {
    if (typeof glyph === 'number' || glyph.unicode !== ' ') return [];
    const next = shown[at + 1];
    return [1 - (typeof next === 'number' ? next : 0) / glyph.width];
  });

async function drawn(letter: Letter): Promise<Drawn[]> {
  const task = getDocument({
    data: new Uint8Array(await renderLetterPdf(letter, frameOf(letter))),
    verbosity: 0,
  });
  const document = await task.promise;
  const pages: Drawn[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const spaces = fnArray.flatMap((operator, at) =>
      operator === OPS.showText ? spacesIn((argsArray[at] as [(Glyph | number)[]])[0]) : [],
    );
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push({ words: words.replace(/\s+/g, ' '), spaces });
  }
  await task.destroy();
  return pages;
}

const noted = (text: string): Letter => ({ ...sampleLetter, note: { ...sampleLetter.note, text } });

test('a space between two words is as wide as the face has it, however nearly full its line is', async () => {
  // Each paragraph is a letter longer than the one before: some lines end a hair within the column, some a hair beyond.
  const paragraphs = Array.from(
    { length: 90 },
    (_, at) => `W${'e'.repeat(at)} ${'say of it all as we do in a way so it is as it was '.repeat(3)}`,
  );
  const pages = await drawn(noted(paragraphs.join('\n\n')));
  const spaces = pages.flatMap((page) => page.spaces);
  expect(spaces.length).toBeGreaterThan(4_000);
  // The face itself sets one pair of the letter's head closer.
  expect(spaces.filter((space) => space < 0.99).length).toBeLessThan(2);
});

describe('a table that goes on on the next sheet', () => {
  const rows = (count: number, words: number): Letter => ({
    ...sampleLetter,
    items: Array.from({ length: count }, (_, at) => ({
      ...sampleLetter.items[0]!,
      item: `Brief ${at + 1}`,
      justification: 'because of the chart '.repeat(1 + ((at * words) % 23)),
    })),
  });
  const HEAD = 'HCPCS Quantity Item';

  test('has its heads again above the first row of each sheet, and nowhere else', async () => {
    const pages = await drawn(rows(60, 7));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach(({ words }, at) => {
      const has = /Brief \d/.test(words);
      expect(words.split(HEAD)).toHaveLength(has ? 2 : 1);
      if (has && at > 0) expect(words).toMatch(/born March 9, 1948 HCPCS Quantity Item T4523/);
    });
  });

  test('never leaves its title and heads alone at the foot of a sheet, nor heads below its last row', async () => {
    for (let diagnoses = 14; diagnoses < 26; diagnoses += 1) {
      const letter = rows(25, diagnoses);
      const before = Array.from({ length: diagnoses }, (_, at) => ({
        ...sampleLetter.diagnoses[0]!,
        code: `R${at}`,
      }));
      for (const { words } of await drawn({ ...letter, diagnoses: before })) {
        if (words.includes('Items ordered')) expect(words).toMatch(/Items ordered HCPCS Quantity Item T4523/);
        for (const after of words.split(HEAD).slice(1)) expect(after.trim()).toMatch(/^T4523/);
      }
    }
  });
});
