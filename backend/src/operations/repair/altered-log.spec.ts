import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { NUMBERS_AT_ONCE, numbersEnd } from '../../kernel/log/taken-numbers.ts';
import { FORGOTTEN_NUMBERS } from '../../kernel/proving/given-numbers.ts';
import { kernel } from '../../testing/boxes.ts';
import { forgeEvent, rewriteLog, rewriteMark } from '../../testing/rewritten-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';
import { findLosses, hinders } from './find-losses.ts';
import { acceptLosses, told } from './repair.ts';

const folder = temporaryFolder();
const siteKey = Buffer.alloc(32, 7);
const checkpointKey = generateKeyPairSync('ed25519').privateKey;

async function opened(at: string) {
  const log = await openSqliteEventLog(join(at, 'events.sqlite'));
  const secrets = await openSqliteSecrets(join(at, 'secrets.sqlite'));
  const models = await openSqliteReadModels(join(at, 'models.sqlite'));
  return kernel({ log, secrets, models, siteKey, kept: true, checkpointKey });
}

/** A stopped log of some 230 events, and the sizes at which it was signed: 100, 200, and once with the first of the day. */
async function signedLog(): Promise<{ at: string; sizes: readonly number[] }> {
  const at = folder();
  const site = await opened(at);
  await site.start();
  // The day's own checkpoint comes before the others.
  await site.append('box-0', { type: 'BoxPlaced', data: { room: 'A', label: 'first' } });
  await until(async () => (await site.checkpoints.kept()).length > 0);
  for (const stream of ['box-1', 'box-2']) {
    const boxes = Array.from(
      { length: 115 },
      (_, n) => ({ type: 'BoxPlaced', data: { room: 'A', label: `${n}` } }) as const,
    );
    await site.append(stream, ...boxes);
  }
  await until(async () => ((await site.checkpoints.kept()).at(-1)?.size ?? 0) >= 200);
  await site.close();
  const stopped = await opened(at);
  const sizes = (await stopped.checkpoints.kept()).map(({ size }) => size);
  await stopped.close();
  return { at, sizes };
}

async function lookAt(at: string, work?: (site: Awaited<ReturnType<typeof opened>>) => Promise<void>) {
  const site = await opened(at);
  try {
    await work?.(site);
    const losses = await findLosses(site, null);
    return { losses, lines: told(losses).join('\n') };
  } finally {
    await site.close();
  }
}

/** As somebody who has the site key: the vault's mark fits, and the read models, made anew, know no other. */
async function rewriteMarks(at: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) rmSync(join(at, `models.sqlite${end}`), { force: true });
  const site = await opened(at);
  await rewriteMark(site);
  await site.close();
}

async function start(at: string): Promise<string> {
  const site = await opened(at);
  try {
    await site.start();
    return 'it starts';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await site.close();
  }
}

test('a log as it was signed has nothing altered', async () => {
  const { losses, lines } = await lookAt((await signedLog()).at);
  expect([losses.altered, hinders(losses)]).toEqual([null, false]);
  expect(lines).toMatch(/Nothing is lost\.$/);
});

test('an event was rewritten: between which checkpoints is told, accepted only on request, and recorded', async () => {
  const { at, sizes } = await signedLog();
  rewriteLog(at, (database) => forgeEvent(database, 160));
  const [held, broken] = [sizes.findLast((size) => size < 160)!, sizes.find((size) => size >= 160)!];
  const { losses, lines } = await lookAt(at);
  expect(losses.altered).toMatchObject({
    mark: { events: expect.any(Number) as number },
    held: { size: held },
    broken: { size: broken },
  });
  expect(lines).toMatch(
    new RegExp(
      `Altered: the checkpoint of event ${broken}, signed on \\S+ \\S+ UTC, does not hold.*\\n` +
        `The events up to ${held} are those that were signed on .*what differs came after them\\.\\nKeep a copy`,
    ),
  );
  expect(await start(at)).toMatch(/^The event log was altered/);
  await lookAt(at, (site) => acceptLosses(site, losses, 'looked into'));
  expect(await start(at)).toBe('it starts');
  const site = await opened(at);
  const repaired = (await site.log.readStream('log', 0, 100)).find(({ type }) => type === 'LogRepaired');
  await site.close();
  expect(repaired).toMatchObject({
    data: { altered_after: held, lost_events: 0 },
    metadata: { reason: 'looked into' },
  });
});

test('the same where the marks were made to fit: only the checkpoints tell, and whose key it takes', async () => {
  const { at, sizes } = await signedLog();
  rewriteLog(at, (database) => forgeEvent(database, 60));
  await rewriteMarks(at);
  const { losses, lines } = await lookAt(at);
  expect(losses.altered).toMatchObject({ mark: null, broken: { size: sizes.find((size) => size >= 60) } });
  expect(lines).toMatch(
    /checkpoint of event \d+, signed on .*does not hold.*\n.*\n.*whoever did that had the site key/,
  );
  expect(hinders(losses)).toBe(true);
  expect(await start(at)).toMatch(/not those that were signed in the checkpoint of event \d+\./);
  await lookAt(at, (site) => acceptLosses(site, losses, 'looked into'));
  expect(await start(at)).toBe('it starts');
});

test('events behind the last checkpoint: the mark alone tells', async () => {
  const { at, sizes } = await signedLog();
  rewriteLog(at, (database) => forgeEvent(database, 225));
  const { losses, lines } = await lookAt(at);
  expect(losses.altered).toMatchObject({ broken: null, held: { size: 200 } });
  expect(sizes.at(-1)).toBe(200);
  expect(lines).toMatch(
    /Altered: the first \d+ events, up to .* are not those that were recorded.*\nThe events up to 200 are those/,
  );
});

test('a log that was cut off with its marks is as short as the checkpoints tell; no number is given again', async () => {
  const { at, sizes } = await signedLog();
  rewriteLog(at, (database) =>
    database.exec('DELETE FROM events WHERE position > 150; UPDATE sqlite_sequence SET seq = 150'),
  );
  await rewriteMarks(at);
  const { losses, lines } = await lookAt(at);
  const lost = sizes.at(-1)! - 150;
  expect(losses).toMatchObject({ lost, onlySigned: lost, altered: null });
  expect(lines).toContain(`Lost: the newest ${lost} events`);
  await lookAt(at, (site) => acceptLosses(site, { ...losses, numbers: { box: 7 } }, 'no other copy'));
  expect(await start(at)).toBe('it starts');
  const site = await opened(at);
  // Each of the lost events may have given some out.
  const { highest } = await numbersEnd(site.log, 'box-numbers');
  expect(highest).toBe(7 + FORGOTTEN_NUMBERS + lost * NUMBERS_AT_ONCE);
  await site.close();
});
