import { randomUUID } from 'node:crypto';
import {
  ConflictError,
  DuplicateEventError,
  type EventLog,
  type NewEvent,
  type StoredEvent,
  UnavailableError,
} from '../../../kernel/log/event-log.port.ts';
import type { JsonObject } from '../../../kernel/basics/json.ts';
import { followContract } from './contract-follow.ts';

/** `uniqueIds`: an id that another event of the whole log has is refused. */
type Ability = 'reopen' | 'failOn' | 'uniqueIds';

/** One engine under test, empty. The suite closes the log. */
export interface EventLogUnderTest {
  readonly log: EventLog;
  /** Closes the log and opens what it kept. Left out where nothing outlives closing. */
  readonly reopen?: () => Promise<EventLog>;
  /** From now on the engine itself fails at every event of this type. */
  readonly failOn?: (type: string) => Promise<void>;
}

export function newEvent(data: JsonObject = {}, type = 'Noted'): NewEvent {
  return { id: randomUUID(), type, data, metadata: { at: '2026-01-01T00:00:00.000Z' } };
}

/**
 * What every event log must do; a further engine is one more call of this. `can` names what its `open`
 * offers beside the log.
 */
export function eventLogContract(
  engine: string,
  open: () => Promise<EventLogUnderTest>,
  can: readonly Ability[],
): void {
  describe(`event log: ${engine}`, () => {
    let under: EventLogUnderTest;
    let log: EventLog;
    beforeEach(async () => {
      under = await open();
      log = under.log;
    });
    afterEach(() => log.close());
    const everything = (): Promise<StoredEvent[]> => log.readAll(null, 10_000);

    test('keeps an event exactly as it was given', async () => {
      const text = `𝔸🩺 e\u0301 O'Brien "x" '); DROP TABLE events; -- \u0000 \ud800 %_ \\ \n`;
      const event = newEvent(
        { text, deep: { list: [1, 2.5, -0.1, null, true, { [text]: text }] } },
        `Tést's 🩺`,
      );
      const appended = await log.append(`case-'4"2`, [event], 'none');
      expect(await log.readStream(`case-'4"2`, 0, 10)).toEqual([
        { ...event, stream: `case-'4"2`, revision: 0, position: appended.position },
      ]);
    });

    test('numbers revisions from 0 without gaps and answers with the last', async () => {
      expect((await log.append('case-1', [newEvent(), newEvent()], 'none')).revision).toBe(1);
      expect((await log.append('case-1', [newEvent()], 1)).revision).toBe(2);
      expect((await log.readStream('case-1', 0, 10)).map(({ revision }) => revision)).toEqual([0, 1, 2]);
      expect((await log.readStream('case-1', 1, 1)).map(({ revision }) => revision)).toEqual([1]);
      expect(await log.readStream('case-1', 3, 10)).toEqual([]);
      expect(await log.readStream('case-2', 0, 10)).toEqual([]);
    });

    test('tells where a stream ends', async () => {
      expect(await log.tail('case-1')).toBeNull();
      await log.append('case-1', [newEvent(), newEvent()], 'none');
      await log.append('case-2', [newEvent()], 'none');
      const last = await log.append('case-1', [newEvent(), newEvent()], 1);
      await log.append('case-11', [newEvent()], 'none');
      expect(await log.tail('case-1')).toEqual(last);
      expect(last.revision).toBe(3);
      expect(await log.tail('case')).toBeNull();
    });

    test.each([
      ['a stream that must not exist', 'none', 1],
      ['an earlier revision', 0, 1],
      ['a later revision', 2, 1],
    ] as const)('refuses %s, telling where the stream is', async (_, expected, actual) => {
      await log.append('case-1', [newEvent(), newEvent()], 'none');
      const refused = log.append('case-1', [newEvent()], expected);
      await expect(refused).rejects.toBeInstanceOf(ConflictError);
      await expect(refused).rejects.toMatchObject({ stream: 'case-1', expected, actual });
      expect(await everything()).toHaveLength(2);
    });

    test('refuses a revision of a stream that does not exist', async () => {
      await expect(log.append('case-1', [newEvent()], 0)).rejects.toMatchObject({
        expected: 0,
        actual: 'none',
      });
      expect(await everything()).toEqual([]);
    });

    test('lets one of 64 racing appends win and writes nothing of the others', async () => {
      await log.append('case-1', [newEvent()], 'none');
      const racing = Array.from({ length: 64 }, (_, racer) => [newEvent({ racer }), newEvent({ racer })]);
      const results = await Promise.allSettled(racing.map((events) => log.append('case-1', events, 0)));
      const winners = results.flatMap((result, i) => (result.status === 'fulfilled' ? [i] : []));
      const losers = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(winners).toHaveLength(1);
      for (const loser of losers)
        expect(loser).toMatchObject({ name: 'ConflictError', expected: 0, actual: 2 });
      const stored = await everything();
      expect(stored.slice(1).map(({ data }) => data)).toEqual(
        winners.flatMap((racer) => [{ racer }, { racer }]),
      );
    });

    test('harms no neighbour of a refused append', async () => {
      await log.append('case-1', [newEvent()], 'none');
      const mixed = Array.from({ length: 20 }, (_, i) =>
        log.append(i % 2 ? `case-1` : `case-new-${i}`, [newEvent()], 'none'),
      );
      const results = await Promise.allSettled(mixed);
      expect(results.map(({ status }) => status)).toEqual(
        results.map((_, i) => (i % 2 ? 'rejected' : 'fulfilled')),
      );
      expect(await everything()).toHaveLength(11);
    });

    test('answers the very same append as the first time, and writes it once', async () => {
      const events = [newEvent({ n: 1 }), newEvent({ n: 2 })];
      const first = await log.append('case-1', events, 'none');
      await log.append('case-1', [newEvent()], first.revision);
      expect(await log.append('case-1', events, 'none')).toEqual(first);
      expect(await everything()).toHaveLength(3);
    });

    const testIf = (ability: Ability) => test.skipIf(!can.includes(ability));

    test('refuses another event with the same id at the same place, and an id twice in one append', async () => {
      const event = newEvent({ n: 1 });
      await log.append('case-1', [event], 'none');
      const other = { ...event, data: { n: 2 } };
      const refused = log.append('case-1', [other], 'none');
      await expect(refused).rejects.toBeInstanceOf(ConflictError);
      await expect(refused).rejects.toMatchObject({ expected: 'none', actual: 0 });
      await expect(log.append('case-3', [other, other], 'none')).rejects.toBeInstanceOf(DuplicateEventError);
      expect(await everything()).toHaveLength(1);
    });

    testIf('uniqueIds')('refuses an id that another event has', async () => {
      const event = newEvent({ n: 1 });
      await log.append('case-1', [event], 'none');
      const other = { ...event, data: { n: 2 } };
      await expect(log.append('case-2', [newEvent(), other], 'none')).rejects.toBeInstanceOf(
        DuplicateEventError,
      );
      await expect(log.append('case-1', [other], 0)).rejects.toBeInstanceOf(DuplicateEventError);
      expect(await everything()).toHaveLength(1);
    });

    testIf('failOn')('tells all callers of an engine error, having written nothing of theirs', async () => {
      await log.append('case-1', [newEvent()], 'none');
      await under.failOn?.('Poison');
      const types = ['Noted', 'Noted', 'Poison', 'Noted'];
      const results = await Promise.allSettled(
        types.map((type, i) => log.append(`case-1${i}`, [newEvent(), newEvent({}, type)], 'none')),
      );
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: { name: 'UnavailableError' } });
      }
      expect(await everything()).toHaveLength(1);
      await log.append('case-1', [newEvent()], 0);
      expect(await everything()).toHaveLength(2);
    });

    test('reads all streams in the order of their commits, from any position on', async () => {
      for (let i = 0; i < 30; i += 1)
        await log.append(`case-${i}`, [newEvent({ i }), newEvent({ i })], 'none');
      const all = await everything();
      expect(all.map(({ data }) => data['i'])).toEqual(
        Array.from({ length: 60 }, (_, n) => Math.floor(n / 2)),
      );
      const positions = all.map(({ position }) => position);
      expect(positions.every((position) => /^\d{20}$/.test(position))).toBe(true);
      expect([...positions].sort()).toEqual(positions);
      expect(new Set(positions).size).toBe(60);
      for (const at of [0, 29, 59])
        expect(await log.readAll(all[at]!.position, 7)).toEqual(all.slice(at + 1, at + 8));
    });

    test('refuses a page without a sensible size, and an append of nothing', async () => {
      for (const limit of [0, -1, 1.5, 10_001])
        await expect(log.readAll(null, limit)).rejects.toThrow(RangeError);
      await expect(log.append('case-1', [], 'none')).rejects.toThrow(RangeError);
    });

    testIf('reopen')('keeps everything over closing and opening', async () => {
      for (let i = 0; i < 5; i += 1) await log.append(`case-${i}`, [newEvent({ i })], 'none');
      const before = await everything();
      log = await under.reopen!();
      expect(await everything()).toEqual(before);
      const next = await log.append('case-1', [newEvent()], 0);
      expect(next.position > before.at(-1)!.position).toBe(true);
    });

    test('takes nothing more once it is closed, having finished what was asked', async () => {
      const asked = [1, 2, 3].map((n) => log.append(`case-${n}`, [newEvent()], 'none'));
      await Promise.all([log.close(), ...asked]);
      await expect(log.append('case-9', [newEvent()], 'none')).rejects.toBeInstanceOf(UnavailableError);
      await expect(everything()).rejects.toBeInstanceOf(UnavailableError);
    });

    followContract(() => log);
  });
}
