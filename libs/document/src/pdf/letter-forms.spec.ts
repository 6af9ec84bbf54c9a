import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { letterForm, lettersOf } from '@vouchwell/rules';
import { letterContent } from '../letter/letter-content.ts';
import { noteBlocks } from '../letter/note-blocks.ts';
import { letterText } from '../letter/letter-text.ts';
import { frameOf, sampleAddenda, sampleLetter, sampleMark } from '../letter/letter.sample.ts';
import type { Letter, LetterFrame } from '../letter/letter.ts';
import { renderLetterPdf } from '../render-letter.ts';

const long = Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1} of the note.`).join('\n\n');
/** Everything that a letter can hold. */
const full: Letter = {
  ...sampleLetter,
  format: 2,
  letterhead: {
    name: 'Larkspur Clinic',
    lines: ['4 Spruce Street, Boulder, CO 80302', 'Phone (303) 555-0100'],
    logo: null,
  },
  items: [
    ...sampleLetter.items,
    { ...sampleLetter.items[1]!, item: 'Wipes', hcpcs: null, limit_period: null },
  ],
  provider: { ...sampleLetter.provider!, signature: 'H. Papadopoulou' },
  note: { id: 3, version: 2, text: `CLINICAL NEED\n\nNeeded at home:\n1. day\n2. night\n\n${long}` },
  signature: {
    ...sampleLetter.signature!,
    credentials: 'DPM',
    npi: '1000583066',
    mark: 'J. Shch.',
    signed_for: 'Ελένη Παπαδοπούλου',
  },
};
const diary = Array.from(
  { length: 40 },
  (_, at) =>
    `${at} Nov|${'She woke and was changed, and lay awake '.repeat(at % 4)}|Τάσος<br>李 \\| ${'и'.repeat(at % 9)}`,
);
const unsigned: Letter = { ...full, signature: null };
/** Long in every part: tables over sheets, a note with all that a note may hold, and names that are hard to set. */
const odd: Letter = {
  ...full,
  patient: {
    ...full.patient,
    first_name: 'Nguyễn Thị-Ánh',
    middle_name: 'de la Cruz y Ñúñez',
    last_name: `O’Connor-${'Wolfeschlegelsteinhausen'.repeat(3)} 李 محمد 😀 Jr.`,
    address: `${'12 Long Road, '.repeat(12)}\nSprings, CO 80000`,
  },
  diagnoses: Array.from({ length: 70 }, (_, at) => ({
    ...full.diagnoses[0]!,
    code: `N39.${at}`,
    description: `Incontinence ${'of the kind that is told here '.repeat(at % 7)}no. ${at}`,
  })),
  items: Array.from({ length: 50 }, (_, at) => ({
    ...full.items[at % 2]!,
    item: `Brief ${at} ${'with tabs on both sides '.repeat(at % 5)}`,
    justification: at % 3 ? 'The chart records it, day/night and week-by-week. '.repeat(at % 11) : null,
  })),
  note: {
    ...full.note,
    text: [
      '## Clinical **need**',
      'She **needs** these, *each day*, and `now`.',
      '| Hour | Changes |\n|:--|--:|\n| 02:00 | **2** |\n| 06:00 | 3 |',
      `Night|What she did|By whom\n-|:-:|-\n${diary.join('\n')}`,
      `Kept for|${'every|'.repeat(13)}\n${'-|'.repeat(14)}\n1|2|3`,
      `One|Two\n-|-\n${'all in one cell '.repeat(200)}|${'x'.repeat(300)}`,
      '- day\n- night\n  and noon',
      '5 μgАлфаbeta½ ≥ 5  two  spaces',
      long,
      `${'All in one paragraph that goes on over sheets. '.repeat(120)}`,
    ].join('\n\n'),
  },
};

const forms: [string, Letter, Partial<LetterFrame>][] = [
  ['a signed letter', full, {}],
  ['a signed letter of format 1', sampleLetter, {}],
  ['a signed letter with addenda', full, { addenda: sampleAddenda }],
  ['a signed letter that can be asked about', full, { addenda: sampleAddenda, genuine: sampleMark }],
  [
    'a signed letter that can be asked about at no known address',
    full,
    { genuine: { ...sampleMark, address: null, checkpoint: null } },
  ],
  ['a draft', unsigned, {}],
  ['a draft of a site whose letters can be asked about', unsigned, { genuine: sampleMark }],
  ['a note that is not the signed one', unsigned, { other_note_signed: true }],
  [
    'a letter that ends in a table, with one in its addendum',
    { ...full, note: { ...full.note, text: 'DIARY\n\nHour|Pads\n-|-:\n02:00|2\n06:00|**3**' } },
    { addenda: [{ ...sampleAddenda[0]!, text: 'It is:\n|Hour|Pads|\n|-|-|\n|07:00|4|' }] },
  ],
  [
    'a letter on which somebody signed for another',
    {
      ...full,
      provider: {
        ...full.provider!,
        signature: 'H. P.',
        signature_by: { name: 'Ann Lee', at: '2026-11-20T08:00:00.000Z', own: false },
      },
    },
    {},
  ],
  ['a draft with places to confirm', unsigned, { unconfirmed: 3 }],
  ['a letter of what is needed alone', { ...unsigned, diagnoses: [], items: [], provider: null }, {}],
];

/** In their order; signs that only set off one part from another are the form's own, as a table's bars and rules. */
const words = (text: string) => text.split(/\s+/).filter((word) => !/^[-=*|]*$/.test(word));

/** What the PDF has instead of letters that its face lacks: compared as such. */
const boxed = (text: string) => Array.from(lettersOf(text), letterForm).join('');

/** What stands on every page beside the letter's own words. */
function furniture(letter: Letter, frame: LetterFrame) {
  const { warning, reference, proof, genuine, tables, note, addenda } = letterContent(letter, frame);
  const blocks = [note!, ...addenda].flatMap(({ text }) => noteBlocks(text));
  const heads = blocks.flatMap((block) => (block.kind === 'table' ? [block.heads] : []));
  return {
    tableHeads: [...tables.map(({ columns }) => columns), ...heads].map((columns) => columns.join(' ')),
    foot: words([reference, warning?.line ?? proof, ...genuine].join(' ')).join(' '),
    stamp: warning?.stamp ?? '',
    head: /Letter of Medical Necessity · (?:(?! · ).)+ · born March 9, 1948/,
  };
}

async function wordsOfPdf(letter: Letter, frame: LetterFrame): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(await renderLetterPdf(letter, frame)), verbosity: 0 });
  const document = await task.promise;
  const { foot, stamp, head, tableHeads } = furniture(letter, frame);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    const page = words(texts.join('')).join(' ');
    // Each page says them, wherever they are drawn; what is left is the letter.
    for (const part of [foot, stamp, `Page ${number} of ${document.numPages}`]) expect(page).toContain(part);
    if (number > 1) expect(page).toMatch(head);
    const end = page.lastIndexOf(foot);
    const own = `${page.slice(0, end)}${page.slice(end + foot.length)}`
      .replace(`Page ${number} of ${document.numPages}`, '')
      .replace(number > 1 ? head : '', '')
      .replace(stamp, '')
      .trim();
    // A table that goes on begins its sheet with its heads.
    const again = tableHeads.find((head) => own.startsWith(head) && pages.join(' ').includes(head)) ?? '';
    pages.push(own.slice(again.length));
  }
  await task.destroy();
  return words(pages.join(' ').replaceAll('•', '-'));
}

function wordsOfText(letter: Letter, frame: LetterFrame): string[] {
  const { warning, proof, genuine } = letterContent(letter, frame);
  const text = boxed(letterText(letter, frame));
  if (!warning) {
    const foot = [proof, ...genuine].join('\n');
    expect(text.endsWith(`${foot}\n`)).toBe(true);
    return words(text.replace(foot, ''));
  }
  // The text says it at both ends, the PDF below its title.
  const line = `*** ${warning.stamp} *** ${warning.line} ***`;
  expect(text.startsWith(line) && text.endsWith(`${line}\n`)).toBe(true);
  const body = text.replaceAll(line, '');
  const { reference } = letterContent(letter, frame);
  return words(body.replace(reference, `${reference}\n${warning.line}`));
}

test.each([
  ['signed', odd],
  ['a draft', { ...odd, signature: null }],
])(
  'a letter with tables and a note over sheets and odd names, %s, says the same letter for letter',
  async (_, letter) => {
    const frame = frameOf(letter, { addenda: sampleAddenda, genuine: sampleMark });
    const [pdf, text] = [await wordsOfPdf(letter, frame), wordsOfText(letter, frame)];
    expect(text.length).toBeGreaterThan(4_000);
    // A word that a column cannot hold, or that has a hyphen or a slash, goes on on the next line of the sheet alone.
    expect(pdf.join('')).toBe(text.join(''));
    const whole = new Set(pdf);
    expect(text.filter((word) => word.length < 20 && !/[-/]/.test(word) && !whole.has(word))).toEqual([]);
    expect(pdf.join(' ')).not.toMatch(/\*\*|##|<br|`/);
  },
);

test.each([
  ['Łukasz', 'Żółć', 'Łukasz Żółć'],
  ['Nguyễn Thị', 'Hồng', 'Nguyễn Thị Hồng'],
  ['Ξένια', 'Παπαδοπούλου', 'Ξένια Παπαδοπούλου'],
  ['Юлия', 'Щербакова', 'Юлия Щербакова'],
  // Each letter without a form is seen to be missing: none is dropped.
  ['小明', '王', '☐☐ ☐'],
  ['Wei', '王小明', 'Wei ☐☐☐'],
])('the PDF of the letter of %s %s says “%s”', async (first_name, last_name, said) => {
  const of = { ...full, patient: { ...full.patient, first_name, middle_name: null, last_name } };
  const pdf = await wordsOfPdf(of, frameOf(of));
  expect(pdf.join(' ')).toContain(`Patient ${said} Date of birth`);
  expect(letterText(of, frameOf(of))).toMatch(new RegExp(`^Patient +${first_name} ${last_name}$`, 'm'));
  expect(pdf).toEqual(wordsOfText(of, frameOf(of)));
});

test.each(forms)('the PDF and the text of %s say the same, word for word', async (_, letter, change) => {
  const frame = frameOf(letter, change);
  const [pdf, text] = [await wordsOfPdf(letter, frame), wordsOfText(letter, frame)];
  expect(pdf).toEqual(text);
  expect(text.length).toBeGreaterThan(30);
});

test('every word of the content stands in both', async () => {
  const frame = frameOf(full, { addenda: sampleAddenda });
  const all: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === 'string') all.push(...words(part));
    else if (part !== null && typeof part === 'object') Object.values(part).forEach(collect);
  };
  const { proof, ...content } = letterContent(full, frame);
  collect(content);
  expect([...new Set(wordsOfText(full, frame))].sort()).toEqual([...new Set(all)].sort());
  expect(letterText(full, frame)).toContain(proof);
});
