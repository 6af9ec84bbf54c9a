import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { frameOf, sampleAddenda, sampleLetter, samplePng } from '../letter/letter.sample.ts';
import type { Letter } from '../letter/letter.ts';
import { renderLetterPdf } from '../render-letter.ts';

interface Branch {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly children?: readonly Branch[];
}

interface Read {
  readonly marked: boolean;
  /** Each piece with its words, in the order of reading; page by page. */
  readonly pieces: { role: string; words: string; path: string }[];
  /** In words. */
  readonly pictures: string[];
  /** What stands in the file and is no piece: it stands on every page. */
  readonly unread: string;
}

/** As a program that reads the letter out finds it. */
async function readOut(letter: Letter, change: Parameters<typeof frameOf>[1] = {}): Promise<Read> {
  const pdf = await renderLetterPdf(letter, frameOf(letter, change));
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const [pieces, pictures]: [Read['pieces'], string[]] = [[], []];
  let unread = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.at(-1);
        const text = item.str + (item.hasEOL ? ' ' : '');
        if (id === undefined) unread += text;
        else words.set(id, (words.get(id) ?? '') + text);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? 'none');
    }
    unread += words.get('none') ?? '';
    const walk = ({ role = '', alt, children = [] }: Branch, path: string) => {
      const own = children.filter(({ type }) => type === 'content').map(({ id = '' }) => words.get(id) ?? '');
      const here = `${path}/${role}`;
      if (role === 'Figure') pictures.push(alt ?? '');
      else if (own.length > 0) pieces.push({ role, path: here, words: tidy(own.join(' ')) });
      for (const child of children) if (child.role !== undefined) walk(child, here);
    };
    walk((await page.getStructTree()) as Branch, '');
  }
  // A map, though the reader's types say an object.
  const info = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const marked = info?.get('Marked') ?? false;
  await task.destroy();
  return { marked, pieces, pictures, unread: tidy(unread) };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const ofRole = ({ pieces }: Read, role: string) =>
  pieces.filter((piece) => piece.role === role).map(({ words }) => words);

const noted = (text: string): Letter => ({ ...sampleLetter, note: { ...sampleLetter.note, text } });

describe('a letter that is read out', () => {
  test('has its headings in their order', async () => {
    const letter = noted('CLINICAL SUMMARY\n\nShe walks.\n\nNEED\n\nA walker.');
    const read = await readOut(letter, { addenda: sampleAddenda.slice(0, 1) });
    expect(read.marked).toBe(true);
    const headings = read.pieces.filter(({ role }) => /^H\d$/.test(role));
    expect(headings.map(({ role, words }) => `${role} ${words}`)).toEqual([
      'H1 Letter of Medical Necessity',
      'H2 Diagnoses',
      'H2 Items ordered',
      'H2 Medical necessity',
      'H3 CLINICAL SUMMARY',
      'H3 NEED',
      'H2 Ordering provider',
      'H2 Electronic signature',
      'H2 Addendum 1',
      'H3 REASON',
    ]);
  });

  test('has tables of rows with heads, and lists of points', async () => {
    const read = await readOut(
      noted('She needs it:\n- to walk\n- to stand\n\nNothing else.\n\n1. First\n2. Then'),
    );
    expect(ofRole(read, 'TH')).toEqual(['ICD-10-CM', 'Description', 'HCPCS', 'Quantity', 'Item']);
    expect(read.pieces.filter(({ path }) => /\/Table\/TR\/T[HD]$/.test(path)).length).toBeGreaterThan(8);
    expect(ofRole(read, 'Lbl').slice(-4)).toEqual(['•', '•', '1.', '2.']);
    expect(ofRole(read, 'LBody').slice(-4)).toEqual(['to walk', 'to stand', 'First', 'Then']);
  });

  test('has the table of a note as one, with its heads read once', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `Row ${at}|${at}`).join('\n');
    const read = await readOut(noted(`Hour|Pads\n-|-:\n${rows}`));
    expect(ofRole(read, 'TH').slice(5)).toEqual(['Hour', 'Pads']);
    const cells = ofRole(read, 'TD').slice(-100);
    expect(cells).toEqual(Array.from({ length: 50 }, (_, at) => [`Row ${at}`, `${at}`]).flat());
    expect(read.unread).toContain('Hour Pads');
    const signer = read.pieces.find(({ words }) => words.startsWith('Meaning:'));
    expect(signer?.path).not.toContain('Table');
  });

  test('has the heads of a table once, wherever it goes on', async () => {
    const diagnoses = Array.from({ length: 60 }, (_, at) => ({
      ...sampleLetter.diagnoses[0]!,
      code: `R${at}`,
    }));
    const read = await readOut({ ...sampleLetter, diagnoses });
    expect(ofRole(read, 'TH')).toEqual(['ICD-10-CM', 'Description', 'HCPCS', 'Quantity', 'Item']);
    expect(read.unread).toContain('ICD-10-CM Description');
  });

  test('is told of its pictures in words', async () => {
    const provider = { ...sampleLetter.provider!, signature: samplePng(300, 80) };
    const { pictures } = await readOut({ ...sampleLetter, provider });
    expect(pictures).toEqual(['Signature of Ελένη Παπαδοπούλου']);
  });

  test('says once what stands on every page, and a paragraph over two pages in one piece', async () => {
    const long = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const read = await readOut(noted(`Before.\n\n${long}\n\nAfter.`));
    const said = read.pieces.map(({ words }) => words).join(' ');
    for (const word of ['word0', 'word450', 'word899', 'Before.', 'After.']) expect(said).toContain(word);
    expect(read.unread).toContain('Page 2 of 3');
    expect(read.unread).not.toContain('word');
    const closing = read.pieces.filter(({ path }) => path.includes('/Sect/'));
    expect(closing.map(({ words }) => words)).toEqual([expect.stringContaining('SHA-256')]);
  });
});
