import type { ImportBegunResponse } from '@vouchwell/contract';
import { caseDesk } from './case-desk.ts';
import { fileEngines } from './engines.ts';
import { LoopTurns, loopBudget } from './loop-turns.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** Rows of a large file: in the long form as many as one may have. */
export const ROWS = process.env['SECURITY'] === 'long' ? 10_000 : 1_000;

/** A CSV of these rows, as an import takes it. */
export const csvFile = (header: string, row: (n: number) => string): string =>
  Buffer.from([header, ...Array.from({ length: ROWS }, (_, n) => row(n))].join('\n')).toString('base64');

/** An admin's imports on an application as in operation, whose every turn is watched. For tests only. */
export function importDesk() {
  let desk: Awaited<ReturnType<typeof caseDesk>>;
  const folder = temporaryFolder();
  const turns = new LoopTurns();
  const budget = loopBudget();
  beforeAll(async () => {
    desk = await caseDesk({ engines: await fileEngines(folder()) });
  });
  afterAll(async () => {
    turns.stop();
    await desk.app.close();
  });

  /** What looks at a file and writes nothing: may be slow once. Resolves with what it found. */
  async function looked<Found>(path: string, body: object): Promise<Found> {
    let found: unknown;
    const held = await turns.best(budget, async () => {
      found = (await desk.admin.post(path).send(body).expect(200)).body;
    });
    expect(held).toBeLessThan(budget);
    return found as Found;
  }

  /**
   * From the request to the last row. `prepare`: what is sent, another file each round, as nothing is imported twice. `of`:
   * where the import tells how far it is.
   */
  async function taken(
    path: string,
    prepare: (round: number) => object | Promise<object>,
    of = path,
  ): Promise<void> {
    let round = 0;
    const held = await turns.best(budget, async () => {
      const sent = await prepare(round++);
      const { body } = await desk.admin.post(path).send(sent).expect(201);
      const { import_id } = body as ImportBegunResponse;
      await until(async () => {
        const { body: now } = await desk.admin.get(`${of}/${import_id}`).expect(200);
        return (now as { stage: string }).stage === 'finished';
      });
    });
    expect(held).toBeLessThan(budget);
  }

  return { looked, taken, admin: () => desk.admin };
}
