import { type Letter, letterHash, renderLetterPdf } from '@vouchwell/document';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfPool, type PdfPoolOptions } from './pdf-pool.ts';

const letter = (text: string): Letter => ({
  format: 1,
  case_id: 7,
  patient: {
    first_name: 'Юлия',
    middle_name: null,
    last_name: 'Sample',
    dob: '1950-02-03',
    gender: 'female',
    height: null,
    weight: null,
    address: null,
    phone: null,
    email: null,
    mrn: null,
  },
  diagnoses: [{ code: 'R32', description: 'Unspecified urinary incontinence', is_primary: true }],
  items: [],
  provider: { name: 'Ελένη Παπαδοπούλου', npi: '1234567893', signature: null, date_signed: '2026-11-20' },
  note: { id: 1, version: 1, text },
  signature: { name: 'Ελένη Παπαδοπούλου', meaning: 'I attest to it', signed_at: '2026-11-21T14:05:09.000Z' },
});
const frameOf = (signed: Letter) => ({ site_name: null, document_hash: letterHash(signed), ai_model: null });

const open: PdfPool[] = [];
function poolOf(options?: PdfPoolOptions): (text: string) => Promise<Uint8Array> {
  const pool = new PdfPool(options);
  open.push(pool);
  return (text) => pool.pdf(letter(text), frameOf(letter(text)));
}
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

const fixture = new URL('crashing-worker.fixture.ts', import.meta.url).href;
const unavailable = (message: RegExp) =>
  expect.objectContaining({ kind: 'unavailable', message: expect.stringMatching(message) });

/** The longest time the event loop was held while `work` ran, and how long that took, in milliseconds. */
async function watched(work: () => Promise<unknown>): Promise<{ held: number; took: number }> {
  const start = performance.now();
  let [last, held] = [start, 0];
  const look = () => {
    const now = performance.now();
    [held, last] = [Math.max(held, now - last), now];
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return { held, took: performance.now() - start };
}

describe('the pool that draws letters', () => {
  test('draws a readable PDF', async () => {
    const pdf = await poolOf()('Supplies are needed at home.');
    const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    await task.destroy();
    expect(text).toContain('Supplies are needed at home.');
    expect(text).toContain('Ελένη Παπαδοπούλου');
    expect(text).toContain('Юлия Sample');
  });

  test('leaves the event loop free while twenty letters are drawn at once', async () => {
    const draw = poolOf();
    await draw('the first letter starts a thread');
    const long = 'The item is needed every day.\n\n'.repeat(60);
    const many = Array.from({ length: 20 }, (_, index) => `${index} ${long}`);
    const pooled = await watched(() => Promise.all(many.map(draw)));
    const one = letter(long);
    await renderLetterPdf(one, frameOf(one));
    const inline = await watched(() => renderLetterPdf(one, frameOf(one)));
    // Drawn here, one letter holds the loop for most of its time; drawn there, twenty hold it for little of theirs.
    expect(inline.held / inline.took).toBeGreaterThan(0.5);
    expect(pooled.held / pooled.took).toBeLessThan(0.2);
  });

  test('refuses a letter beyond its limit, and takes the next when there is room', async () => {
    const draw = poolOf({ worker: fixture, limit: 2, threads: 1 });
    const drawn = Promise.all([draw('slow'), draw('slow')]);
    await expect(draw('ok')).rejects.toEqual(unavailable(/Too many PDFs/));
    await expect(drawn).resolves.toHaveLength(2);
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test('ends a letter that takes too long, and draws the next', async () => {
    const draw = poolOf({ worker: fixture, timeout: 1_000, threads: 1 });
    await expect(draw('spin')).rejects.toEqual(unavailable(/took too long/));
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test('outlives a thread that dies', async () => {
    const draw = poolOf({ worker: fixture, threads: 1 });
    await expect(draw('exit')).rejects.toThrow();
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test('says nothing of a letter in an error, but where it came from', async () => {
    const broken = { ...letter('x'), patient: null } as unknown as Letter;
    const pool = new PdfPool();
    open.push(pool);
    const error = await pool.pdf(broken, frameOf(letter('x'))).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ message: 'The letter could not be drawn (TypeError).' });
    expect((error as Error).stack).toMatch(/letter-pdf/);
  });

  test('draws nothing any more once it is closed', async () => {
    const pool = new PdfPool({ worker: fixture });
    await pool.close();
    await expect(pool.pdf(letter('ok'), frameOf(letter('ok')))).rejects.toEqual(unavailable(/stopping/));
  });
});
