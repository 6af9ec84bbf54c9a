import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { SignedResponse } from '@vouchwell/contract';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const { app, admin, user, get, generate, edit, ready, open, sign } = await caseDesk({
  env: { SITE_NAME: 'Larkspur Clinic' },
});
afterAll(() => app.close());

const asked = (id: number, form: string, note?: number, agent = user) =>
  agent.get(`/cases/${id}/${form}${note === undefined ? '' : `?note_id=${note}`}`).buffer(true);
const text = async (id: number, note?: number, agent = user) =>
  (await asked(id, 'export/txt', note, agent).expect(200)).text;
const bytes = async (id: number, form: string, note?: number, agent = user) =>
  (await asked(id, form, note, agent).expect(200)).body as Buffer;

/** The words of each page. */
async function pages(pdf: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const read: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const page = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    read.push(page.replace(/\s+/g, ' '));
  }
  await task.destroy();
  return read;
}

/** Everything on each page with its place; but how far the log had come, which every copy tells anew. */
async function placed(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const found: unknown[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const { str, transform, width, height } = item;
      const isCheckpoint = /^(Checkpoint vouchwell|Root )/.test(str);
      found.push(isCheckpoint ? [transform[5], height] : [str, transform, width, height]);
    }
    const { fnArray, argsArray } = await page.getOperatorList();
    found.push(fnArray.map((operator, at) => (operator === OPS.constructPath ? argsArray[at] : operator)));
  }
  await task.destroy();
  return found;
}

const twoNotes = async () => {
  const id = await ready();
  const [first] = (await get(id)).notes;
  const second = await generate(id);
  await edit(id, second.note_id, 'Ana needs briefs at night.').expect(200);
  return { id, first: first!.note_id, second: second.note_id };
};

describe('the letter', () => {
  test('of a signed case is one document: what is shown, printed, saved and read as text', async () => {
    const { id, first } = await twoNotes();
    const { document_hash } = (await sign(id, { note_id: first }).expect(200)).body as SignedResponse;
    const shown = await bytes(id, 'letter');
    const drawn = await placed(shown);
    expect(drawn.length).toBeGreaterThan(20);
    for (const form of [bytes(id, 'export/pdf'), bytes(id, 'letter', first), bytes(id, 'export/pdf', first)])
      expect(await placed(await form)).toEqual(drawn);
    expect(await placed(await bytes(id, 'export/pdf', undefined, admin))).toEqual(drawn);
    const words = (await pages(shown)).join(' ');
    const written = await text(id);
    expect(await text(id, first)).toBe(written);
    for (const part of ['Larkspur Clinic', 'Ana needs briefs.', 'Sam Lee', 'NPI 1234567893', document_hash]) {
      expect(words).toContain(part);
      expect(written).toContain(part);
    }
    expect(words).not.toMatch(/DRAFT|NOT SIGNED|at night/);
  });

  test('beside another note than the signed one is that note, and says on every page that it is not signed', async () => {
    const { id, first, second } = await twoNotes();
    await sign(id, { note_id: first }).expect(200);
    const written = await text(id, second);
    expect(written).toContain('Ana needs briefs at night.');
    expect(written.match(/NOT SIGNED \*\*\* This is not the signed note of this case/g)).toHaveLength(2);
    for (const form of ['letter', 'export/pdf']) {
      for (const page of await pages(await bytes(id, form, second)))
        expect(page).toMatch(/NOT SIGNED.*This is not the signed note of this case/);
    }
    expect(written).not.toMatch(/DRAFT|SHA-256|Electronic signature|Meaning|Date signed/);
  });

  test('of an unsigned case is a draft with the note that was asked for', async () => {
    const { id, first, second } = await twoNotes();
    expect(await text(id)).toContain('at night');
    expect(await text(id, second)).toContain('at night');
    expect(await text(id, first)).not.toContain('at night');
    expect(await text(id, first)).toMatch(/^\*\*\* DRAFT/);
    expect((await pages(await bytes(id, 'letter', first))).join(' ')).toMatch(/DRAFT.*Ana needs briefs\./);
  });

  test('names no model, not to an admin either', async () => {
    const { id } = await twoNotes();
    expect(await text(id, undefined, admin)).not.toMatch(/model|template/i);
  });

  test('is shown as a view, not as a file: the draft to whoever may sign it, what was signed to whoever may export it', async () => {
    const { id } = await twoNotes();
    const { headers } = await asked(id, 'letter').expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' });
    const flagged = await app.newUser({ permissions: { can_export_cases: false } }, 'no.letter');
    const theirs = await ready(flagged);
    const draft = await bytes(theirs, 'letter', undefined, flagged);
    for (const page of await pages(draft)) expect(page).toMatch(/DRAFT.*Draft – not signed/);
    await sign(theirs, {}, flagged).expect(200);
    expect(problem(await asked(theirs, 'letter', undefined, flagged).expect(403)).error).toBe(
      'You do not have permission to export cases.',
    );
    await asked(id, 'letter', 999_999).expect(404);
    expect(problem(await asked(await open(), 'letter').expect(409)).code).toBe('no_note');
  });

  test.each([
    ["O'Brien (Sr)*", 'medical-necessity-O%27Brien%20%28Sr%29_.txt'],
    [`${'x'.repeat(79)}😀😀`, `medical-necessity-${'x'.repeat(50)}.txt`],
    [`${'x'.repeat(49)}😀😀`, `medical-necessity-${'x'.repeat(49)}%F0%9F%98%80.txt`],
  ])('of %j has a file name that every reader of headers takes', async (name, encoded) => {
    const person = { first_name: 'Ana', last_name: name };
    const { body: patient } = await user.post('/patients').send(person).expect(201);
    const id = await ready(user, { patient: patient as object });
    const { headers } = await asked(id, 'export/txt').expect(200);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encoded}`);
  });
});
