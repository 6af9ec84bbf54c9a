import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Letter, letterHash, renderLetterPdf } from '@vouchwell/document';
import type { Asker } from '../../kernel/ports/asker.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FairPoolOptions } from '../threads/fair-pool.ts';
import { PdfPool } from './pdf-pool.ts';

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
const frameOf = (signed: Letter) => ({ site_name: null, document_hash: letterHash(signed) });

const open: PdfPool[] = [];
/** Draws for a user of its own each time, where none is named. */
function poolOf(options?: Partial<FairPoolOptions>) {
  const pool = new PdfPool(options);
  open.push(pool);
  let users = 1_000;
  return (text: string, asker: Asker = { userId: (users += 1) }): Promise<Uint8Array> =>
    pool.pdf(letter(text), frameOf(letter(text)), asker);
}
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
});

const fixture = new URL('crashing-worker.fixture.ts', import.meta.url).href;
const unavailable = (message: RegExp) =>
  expect.objectContaining({ kind: 'unavailable', message: expect.stringMatching(message) });

/** The processor's time that this thread, the event loop's, gave to `work`. */
async function ownTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
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
    const many = Array.from({ length: 20 }, (_, index) => letter(`${index} ${long}`));
    await renderLetterPdf(many[0]!, frameOf(many[0]!));
    const here = await ownTime(async () => {
      for (const one of many) await renderLetterPdf(one, frameOf(one));
    });
    const there = await ownTime(() => Promise.all(many.map(({ note }) => draw(note.text))));
    // To hand them over and to take their pictures back costs this thread little of what drawing them costs.
    expect(there).toBeLessThan(here / 4);
  });

  test('refuses a letter beyond its limit, and takes the next when there is room', async () => {
    const shares = { running: 1, waiting: 10, altogether: 1 };
    const draw = poolOf({ worker: fixture, shares, threads: 1 });
    const drawn = Promise.all([draw('slow'), draw('slow')]);
    await expect(draw('ok')).rejects.toEqual(unavailable(/Too many PDFs/));
    await expect(drawn).resolves.toHaveLength(2);
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test('ends a letter that takes too long, and draws the next', async () => {
    const given: number[] = [];
    // The first is late as soon as it has begun, the next as late as it likes.
    const deadline = (ms: number) => AbortSignal.timeout(given.push(ms) === 1 ? 1_000 : 2 ** 31 - 1);
    const draw = poolOf({ worker: fixture, timeout: 77, threads: 1, deadline });
    await expect(draw('spin')).rejects.toEqual(unavailable(/took too long/));
    await expect(draw('ok')).resolves.toHaveLength(1);
    expect(given).toEqual([77, 77]);
  });

  test('outlives a thread that dies', async () => {
    const draw = poolOf({ worker: fixture, threads: 1 });
    await expect(draw('exit')).rejects.toEqual(unavailable(/more memory/));
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test.each(['is not there', 'needs what is not there'])(
    'refuses at once where a thread %s, says so once, and draws when it can be started again',
    async (what) => {
      const folder = mkdtempSync(join(tmpdir(), 'worker-'));
      const file = join(folder, 'worker.mjs');
      if (what.startsWith('needs')) writeFileSync(file, `import './nowhere.mjs';`);
      const said: string[] = [];
      const deadline = () => new AbortController().signal;
      const alarm = (message: string) => said.push(message);
      const draw = poolOf({ worker: pathToFileURL(file).href, deadline, alarm });
      await expect(draw('ok')).rejects.toEqual(unavailable(/cannot start/));
      expect(said).toEqual([expect.stringMatching(/^A thread of worker\.mjs cannot be started: /)]);
      writeFileSync(file, 'export default () => new Uint8Array([1]);');
      await expect(draw('ok')).resolves.toHaveLength(1);
      rmSync(folder, { recursive: true });
    },
  );

  test('a letter that needs too much memory is refused alone, and the server lives', async () => {
    const draw = poolOf({ worker: fixture, threads: 1, memory: 32 });
    await expect(draw('eat')).rejects.toEqual(unavailable(/more memory/));
    await expect(draw('ok')).resolves.toHaveLength(1);
  });

  test('one user who asks for many has one drawn at a time, and is refused beyond a small number', async () => {
    const shares = { running: 1, waiting: 2, altogether: 100 };
    const draw = poolOf({ worker: fixture, threads: 2, shares });
    const many = ['spin', 'spin', 'spin'].map((text) => draw(text, { userId: 7, signal: leaving.signal }));
    const ended = Promise.allSettled(many);
    await expect(draw('ok', { userId: 7 })).rejects.toMatchObject({ kind: 'too_many', code: 'pdf_busy' });
    // Another's letter does not stand behind them: they hold one thread of the two, for ever.
    await expect(draw('ok', { userId: 8 })).resolves.toHaveLength(1);
    leaving.abort();
    expect((await ended).map((one) => one.status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('gives up what nobody waits for, also in the middle', async () => {
    const draw = poolOf({ worker: fixture, threads: 1 });
    const [running, waiting] = [
      draw('spin', { userId: 7, signal: leaving.signal }),
      draw('spin', { userId: 8, signal: leaving.signal }),
    ];
    const next = draw('ok', { userId: 9 });
    leaving.abort();
    const cancelled = expect.objectContaining({ kind: 'cancelled' });
    await expect(running).rejects.toEqual(cancelled);
    await expect(waiting).rejects.toEqual(cancelled);
    await expect(next).resolves.toHaveLength(1);
    await expect(draw('ok', { userId: 7, signal: leaving.signal })).rejects.toEqual(cancelled);
  });

  test('says nothing of a letter in an error, but where it came from', async () => {
    const broken = { ...letter('x'), patient: null } as unknown as Letter;
    const pool = new PdfPool();
    open.push(pool);
    const error = await pool
      .pdf(broken, frameOf(letter('x')), { userId: 1 })
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ message: 'The letter could not be drawn (TypeError).' });
    expect((error as Error).stack).toMatch(/letter-pdf/);
  });

  test('draws nothing any more once it is closed', async () => {
    const pool = new PdfPool({ worker: fixture });
    await pool.close();
    await expect(pool.pdf(letter('ok'), frameOf(letter('ok')), { userId: 1 })).rejects.toEqual(
      unavailable(/stopping/),
    );
  });
});
