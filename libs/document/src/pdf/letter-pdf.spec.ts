import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';
import { letterContent } from '../letter/letter-content.ts';
import { frameOf, sampleAddenda, sampleLetter, sampleMark, samplePng } from '../letter/letter.sample.ts';
import type { Letter, LetterFrame } from '../letter/letter.ts';
import { renderLetterPdf } from '../render-letter.ts';

interface ReadPdf {
  /** The words of each page, one space between them. */
  readonly pages: string[];
  readonly title: string;
  readonly images: number;
  readonly bytes: string;
}

async function read(letter: Letter, change: Partial<LetterFrame> = {}): Promise<ReadPdf> {
  const pdf = await renderLetterPdf(letter, frameOf(letter, change));
  const bytes = Buffer.from(pdf).toString('latin1');
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replace(/\s+/g, ' '));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  const title = 'Title' in info ? String(info.Title) : '';
  return { pages, title, images: bytes.match(/\/Subtype \/Image/g)?.length ?? 0, bytes };
}

/** Of the first page: the path of the most rectangles, filled as it says, at eight dots a module with white around. */
async function drawnQr(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  await task.destroy();
  const paths = fnArray.flatMap((operator, at) =>
    operator === OPS.constructPath ? [Array.from((argsArray[at] as [number, [Float32Array]])[1][0])] : [],
  );
  const path = paths.reduce((longest, one) => (one.length > longest.length ? one : longest));
  const [dots, around] = [8, 4];
  const side = Math.max(...path);
  const width = (side + 2 * around) * dots;
  const data = new Uint8Array(width * width * 4).fill(255);
  // Each is: move to a corner, three lines, close.
  for (let at = 0; at < path.length; at += 13) {
    const [, x = 0, y = 0, , toX = 0, , , , toY = 0] = path.slice(at, at + 13);
    for (let row = (y + around) * dots; row < (toY + around) * dots; row += 1)
      for (let dot = (x + around) * dots; dot < (toX + around) * dots; dot += 1)
        data.fill(0, (row * width + dot) * 4, (row * width + dot) * 4 + 3);
  }
  return { width, height: width, data };
}

const noted = (text: string): Letter => ({ ...sampleLetter, note: { ...sampleLetter.note, text } });
const draft: Letter = { ...sampleLetter, signature: null };

describe('the PDF of a signed letter', () => {
  test('says what the letter says, in Latin, Greek and Cyrillic', async () => {
    const { pages } = await read(sampleLetter);
    const text = pages.join(' ');
    for (const part of [
      'Front Range Family Medicine',
      'Letter of Medical Necessity',
      'Margaret Anne Őrdögh-Łęcka',
      'March 9, 1948',
      'MRN-004217',
      '1180 Larkspur Lane, Apt 4B, Boulder, CO 80302',
      'N39.41',
      'Urge incontinence',
      'T4523',
      '420 per month',
      'Size L · White',
      'Justification: Fourteen changes in 24 hours are recorded on the chart.',
      'Underpad, large',
      'CLINICAL NEED',
      'Supplies are needed at home.',
      'Ελένη Παπαδοπούλου',
      'NPI 1234567893',
      'Юлия Щербакова',
      'November 21, 2026, 14:05:09 UTC',
      'Meaning: I reviewed this note and attest to it',
      `SHA-256 ${frameOf(sampleLetter).document_hash}`,
      'Case 42 · Note 3, version 2',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/draft|AI model|undefined|null/i);
  });

  test('is the same file each time, and its title does not name the patient', async () => {
    const [first, second] = [await read(sampleLetter), await read(sampleLetter)];
    expect(first.bytes).toBe(second.bytes);
    expect(first.title).toBe('Letter of Medical Necessity, case 42');
  });

  test('has an outline of its headings', async () => {
    const pdf = await renderLetterPdf(sampleLetter, frameOf(sampleLetter, { addenda: sampleAddenda }));
    const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
    const outline = await (await task.promise).getOutline();
    await task.destroy();
    expect(outline.map(({ title }) => title)).toEqual([
      'Letter of Medical Necessity',
      'Diagnoses',
      'Items ordered',
      'Medical necessity',
      'Ordering provider',
      'Electronic signature',
      'Addendum 1',
      'Addendum 2',
    ]);
  });

  test('holds nothing that runs, opens or leads away, whatever the texts say', async () => {
    const payload = '/JS (app.alert(1)) /Launch <script>x</script> javascript:x https://example.org/?q=1';
    const { bytes, pages } = await read({
      ...noted(payload),
      patient: { ...sampleLetter.patient, mrn: '=1+1/URI' },
    });
    expect(bytes).not.toMatch(/\/(JS|JavaScript|Launch|URI|OpenAction|AA|EmbeddedFile)\b/);
    expect(pages.join(' ')).toContain('<script>x</script>');
  });

  test('shows its addenda after the signature', async () => {
    const text = (await read(sampleLetter, { addenda: sampleAddenda })).pages.join(' ');
    for (const part of [
      'Addendum 1 The visit was on October 30. REASON • The chart was read wrongly.',
      'Signed by Юлия Щербакова, November 23, 2026, 08:00:01 UTC · SHA-256 ab12ab12ab12ab12…',
      'Addendum 2 The weight is 164 lb. Signed by Ελένη Παπαδοπούλου',
    ])
      expect(text).toContain(part);
    expect(text.indexOf('Addendum 1')).toBeGreaterThan(text.indexOf('Meaning:'));
  });

  test('keeps the signer of an addendum with its last words', async () => {
    for (let length = 1; length < 40; length += 3) {
      const text = Array.from({ length }, (_, index) => `Line ${index + 1}.\n`).join('\n');
      const addenda = [{ ...sampleAddenda[0]!, text }];
      const { pages } = await read(sampleLetter, { addenda });
      const signer = pages.find((page) => page.includes('Signed by'));
      expect(signer).toContain(`Line ${length}.`);
    }
  });

  test('numbers every page of a long note, names the patient on each, and loses no line', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `Line ${index + 1} of the long note.`);
    const { pages } = await read(noted(lines.join('\n')));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Őrdögh-Łęcka');
      expect(page).toContain('SHA-256');
    });
    for (const line of lines) expect(pages.join(' ')).toContain(line);
  });

  test('keeps the signature in one piece, with the last words of the note above it', async () => {
    for (let length = 20; length < 60; length += 4) {
      const lines = Array.from({ length }, (_, index) => `Paragraph ${index + 1}.\n`);
      const last = (await read(noted(lines.join('\n')))).pages.at(-1) ?? '';
      for (const part of [`Paragraph ${length}.`, 'NPI 1234567893', 'Meaning:', '14:05:09 UTC']) {
        expect(last).toContain(part);
      }
    }
  });

  test('keeps the signature with the last words of one long paragraph, whatever its length', async () => {
    for (let length = 40; length < 75; length += 3) {
      const text = Array.from({ length }, (_, at) => `Sentence ${at + 1} of the reasons why it is needed.`);
      const last = (await read(noted(text.join(' ')))).pages.at(-1) ?? '';
      for (const part of [`Sentence ${length} of`, 'Meaning:', '14:05:09 UTC']) expect(last).toContain(part);
    }
  });

  test('says of an item below its name what it is like, and an address of one line on one line', async () => {
    const pdf = await renderLetterPdf(
      { ...sampleLetter, patient: { ...sampleLetter.patient, address: '12 Long Road, Springs, CO 80000' } },
      frameOf(sampleLetter),
    );
    const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    await task.destroy();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    const leftOf = (beginning: string) =>
      Math.round(texts.find(({ str }) => str.startsWith(beginning))?.transform[4] as number);
    const name = leftOf('Adult brief, large');
    expect([leftOf('Size L'), leftOf('Justification:')]).toEqual([name, name]);
    expect(texts.map(({ str }) => str)).toContain('12 Long Road, Springs, CO 80000');
  });

  test('never breaks an item inside', async () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      ...sampleLetter.items[0]!,
      item: `Item ${index + 1} begins`,
      justification: `${'because it is needed every day '.repeat(1 + (index % 9))}ends ${index + 1}.`,
    }));
    const { pages } = await read({ ...sampleLetter, items });
    for (const index of items.keys()) {
      const page = pages.find((text) => text.includes(`Item ${index + 1} begins`));
      expect(page).toContain(`ends ${index + 1}.`);
    }
  });

  test('says on every page whose it is and when they were born, however long the name', async () => {
    const last_name = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsgesellschaft';
    const long = noted('A paragraph.\n\n'.repeat(60));
    const { pages } = await read({ ...long, patient: { ...long.patient, last_name } });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(1))
      expect(page).toMatch(/Letter of Medical Necessity · Margaret Anne Donaudampf\S*… · born March 9, 1948/);
  });

  test('shows a visible substitute for each character the font lacks, and obeys no direction marks', async () => {
    const { pages } = await read(noted('李小龙 😀 \u202eab\u0000c שלום x\u0301e\u0301 ½ ≥ 5'));
    expect(pages.join(' ')).toContain('☐☐☐ ☐ ☐ab☐c ☐☐☐☐');
    expect(pages.join(' ')).toContain('½ ≥ 5');
  });

  test('writes words as they are: no hyphen is added, and the longest word stays whole', async () => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(8);
    const text = `Justification two  spaces and an office affluent fit fjord wheelchair-accessible ${word} end ${'5μgАлфаbeta '.repeat(80)}`;
    const { pages } = await read(noted(`${text}\n\nThe last words go with the signature.`));
    const joined = pages.join(' ').replace(/\s/g, '');
    expect(joined).toContain(text.replace(/\s/g, ''));
  });

  test('loses no character that an earlier letter drew only as a part of another one', async () => {
    const signedBy = (name: string): Letter => ({
      ...sampleLetter,
      signature: { ...sampleLetter.signature!, name },
    });
    await read(signedBy('Őǻśéüñč ΆΈΉΊΌΎΏ ЙЁЇЎ аеорсух'));
    const { pages } = await read(signedBy('Mary Queenstown, MD; Coos Yaxley'));
    expect(pages.join(' ').match(/Mary Queenstown, MD; Coos Yaxley/g)).toHaveLength(1);
  });

  test('draws a signature that is a sound PNG, and no other data', async () => {
    const withMark = (signature: string): Letter => ({
      ...sampleLetter,
      provider: { ...sampleLetter.provider!, signature },
    });
    expect((await read(withMark(samplePng(300, 80)))).images).toBe(1);
    const broken = await read(withMark(samplePng(300, 80, 79)));
    expect(broken.images).toBe(0);
    expect(broken.pages.join(' ')).not.toContain('base64');
    expect((await read(withMark('Helen P., MD'))).pages.join(' ')).toContain('Helen P., MD');
  });
});

describe('the PDF of an unsigned letter', () => {
  test('is marked a draft on every page and carries no signature and no hash', async () => {
    const { pages, title } = await read({ ...draft, note: noted('A line.\n\n'.repeat(120)).note });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/DRAFT.*Draft – not signed/);
    expect(pages.join(' ')).not.toMatch(/SHA-256|Meaning|UTC|Electronic signature|Date signed/);
    expect(title).toBe('Letter of Medical Necessity, case 42 (draft)');
  });

  test('that is not the signed note says so on every page, and carries no signature', async () => {
    const letter = { ...draft, note: noted('A line.\n\n'.repeat(120)).note };
    const { pages } = await read(letter, { other_note_signed: true });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/NOT SIGNED.*This is not the signed note of this case/);
    expect(pages.join(' ')).not.toMatch(/DRAFT|SHA-256|Meaning|UTC|Electronic signature|Date signed/);
  });

  test('is drawn without a provider, diagnoses, items or anything optional', async () => {
    const bare: Letter = {
      ...draft,
      patient: {
        ...draft.patient,
        dob: null,
        gender: null,
        height: null,
        address: null,
        phone: null,
        mrn: null,
      },
      diagnoses: [],
      items: [],
      provider: null,
      note: { ...draft.note, text: '' },
    };
    const { pages } = await read(bare, { site_name: null });
    expect(pages.join(' ')).not.toMatch(/null|undefined|NPI|MRN|Items|Diagnoses/);
  });
});

describe('a letter of very many lines', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `- line${at}`);

  test('leaves none out, and keeps its end together', async () => {
    const { pages } = await read(noted(`${lines.join('\n')}\n\nCLOSING\nIn short, it is needed.`));
    const text = pages.join(' ');
    for (const at of [0, 2_500, 4_999]) expect(text).toContain(`• line${at} `);
    expect(pages.at(-1)).toContain('In short, it is needed.');
    expect(pages.at(-1)).toContain('Юлия Щербакова');
  });

  test('is drawn in work that grows with its length', async () => {
    const work = async (count: number) => {
      const before = process.cpuUsage();
      await renderLetterPdf(noted(lines.slice(0, count).join('\n')), frameOf(sampleLetter));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work(250);
    // Twenty times the lines: some twenty times the processor's time, where laying out each anew took four hundred.
    expect((await work(5_000)) / (await work(250))).toBeLessThan(100);
  });

  test('runs of spaces wider than a line are drawn as one line of them', async () => {
    const { pages } = await read(noted(`Before${' '.repeat(20_000)}after.`));
    expect(pages.join(' ')).toMatch(/Before after\./);
  });
});

describe('by what a letter can be asked about', () => {
  test('stands on every page of a signed letter, in words and as the QR code of the same address', async () => {
    const genuine = sampleMark;
    const { pages, images } = await read(noted('A line.\n\n'.repeat(120)), { genuine });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page).toContain('Code 7KQF-2M9X-T4WA-9HZC · check it at https://notes.larkspur.example/verify');
      expect(page).toContain('Checkpoint vouchwell/3f1c5a52-7d0e-4ac7-9a50-1d3fbb6a8d27 1234567');
      expect(page).toContain('Root CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=');
    }
    expect(images).toBe(0);
    const { qr } = letterContent(sampleLetter, frameOf(sampleLetter, { genuine }));
    expect(qr).toBe('https://notes.larkspur.example/verify#7KQF-2M9X-T4WA-9HZC');
  });

  test('whatever letters a root has beside each other, it is read and copied without a gap', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
    // Those that typefaces set closer to some letters and apart from others.
    const pairs = [...'fFTVWYPL/'].flatMap((first) => letters.map((second) => first + second)).join('');
    const torn: string[] = [];
    // As many lines as stand above the edge of the sheet.
    for (const lines of pairs.match(/.{1,129}/g)!.map((few) => few.match(/.{1,43}/g)!)) {
      const checkpoint = { ...sampleMark.checkpoint!, root: lines.join('\n') };
      const { pages } = await read(sampleLetter, { genuine: { ...sampleMark, checkpoint } });
      torn.push(...lines.filter((line) => !pages[0]!.includes(line)));
    }
    expect(torn).toEqual([]);
  });

  test('the QR code is drawn as it is read', async () => {
    const frame = frameOf(sampleLetter, { genuine: sampleMark });
    const picture = await drawnQr(await renderLetterPdf(sampleLetter, frame));
    expect(decodeQR(picture)).toBe(letterContent(sampleLetter, frame).qr);
  });

  test('a draft carries none of it, and no page of it has another layout', async () => {
    const { pages } = await read(draft, { genuine: sampleMark });
    expect(pages.join(' ')).not.toMatch(/Code|Checkpoint|Root|verify/);
    const [plain, marked] = [await read(sampleLetter), await read(sampleLetter, { genuine: sampleMark })];
    const words = ({ pages: [page = ''] }: ReadPdf) => page.slice(0, page.indexOf('Case 42'));
    expect(words(marked)).toBe(words(plain));
  });
});
