import { actor, box, type BoxCommand, type BoxDoc, boxDecider, kernel } from '../../testing/boxes.ts';
import { Commit } from './commit.ts';
import { ConflictError, type EventLog } from '../log/event-log.port.ts';

const place = { type: 'PlaceBox', room: 'A', label: 'red' } as const;
const add = (grams: number): BoxCommand => ({ type: 'AddWeight', grams });

describe('commit', () => {
  let site: Awaited<ReturnType<typeof kernel>>;
  beforeEach(async () => {
    site = await kernel();
    await site.projector.start();
  });
  afterEach(() => site.close());
  const stored = (stream: string) => site.log.readStream(stream, 0, 100);

  test('answers when the read models show the change', async () => {
    const done = await site.commit.to(box(1), boxDecider, place, actor());
    expect(done).toMatchObject({ revision: 0, visible: true, events: [{ type: 'BoxPlaced' }] });
    expect(await site.models.get('boxes', box(1))).toMatchObject({ room: 'A' });
  });

  test('a refused command writes nothing', async () => {
    await expect(site.commit.to(box(1), boxDecider, add(5), actor())).rejects.toMatchObject({
      code: 'box_missing',
    });
    expect(await stored(box(1))).toEqual([]);
  });

  test('a command that decides nothing writes nothing', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    const done = await site.commit.to(box(1), boxDecider, add(0), actor());
    expect(done).toEqual({ revision: 0, position: null, events: [], visible: true });
    expect(await stored(box(1))).toHaveLength(1);
  });

  test('a command id that is found is not written again, and answers as the first time', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    const once = actor();
    const first = await site.commit.to(box(1), boxDecider, add(5), once);
    await site.commit.to(box(1), boxDecider, add(6), actor());
    const again = await site.commit.to(box(1), boxDecider, add(5), once);
    expect(again.events).toMatchObject([{ type: 'WeightAdded', data: { grams: 5 } }]);
    expect(again.position).toBe(first.position);
    expect(await stored(box(1))).toHaveLength(3);
  });

  test('the same request may carry another command', async () => {
    const once = actor();
    await site.commit.to(box(1), boxDecider, place, once);
    await site.commit.to(box(1), boxDecider, add(5), once);
    expect(await stored(box(1))).toHaveLength(2);
  });

  test('a repeated command counts also where the revision has moved on since', async () => {
    const once = actor();
    await site.commit.to(box(1), boxDecider, place, once, { expected: -1 });
    const again = await site.commit.to(box(1), boxDecider, place, once, { expected: -1 });
    expect(again.revision).toBe(0);
  });

  test('a revision that has moved on is refused with 409', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    await site.commit.to(box(1), boxDecider, add(1), actor(), { expected: 0 });
    await expect(site.commit.to(box(1), boxDecider, add(1), actor(), { expected: 0 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'changed_meanwhile',
      revision: 1,
    });
    expect(await stored(box(1))).toHaveLength(2);
  });

  describe('what has just been given its number', () => {
    const fresh = { fresh: true };

    test('is written without reading what cannot be there', async () => {
      const asked: string[] = [];
      const log = new Proxy(site.log, {
        get(target, name: keyof EventLog) {
          asked.push(name);
          return (target[name] as () => unknown).bind(target);
        },
      });
      const commit = new Commit(log, site.codec, site.projector);
      const done = await commit.to(box(1), boxDecider, place, actor(), { ...fresh, reason: 'because' });
      expect(done).toMatchObject({ revision: 0, visible: true, events: [{ type: 'BoxPlaced' }] });
      expect(asked).toEqual(['append']);
      expect((await stored(box(1)))[0]?.metadata['reason']).toBe('because');
    });

    test('is decided on what stands there after all', async () => {
      const once = actor();
      const first = await site.commit.to(box(1), boxDecider, place, once, fresh);
      const again = await site.commit.to(box(1), boxDecider, place, once, fresh);
      expect(again).toMatchObject({ revision: 0, position: first.position });
      expect(again.events).toMatchObject([{ type: 'BoxPlaced' }]);
      await site.commit.to(box(1), boxDecider, add(5), actor(), fresh);
      expect((await stored(box(1))).map(({ type }) => type)).toEqual(['BoxPlaced', 'WeightAdded']);
    });

    test('is refused as ever where nothing stands', async () => {
      await expect(site.commit.to(box(1), boxDecider, add(5), actor(), fresh)).rejects.toMatchObject({
        code: 'box_missing',
      });
      expect(await stored(box(1))).toEqual([]);
    });
  });

  test('the reason is kept', async () => {
    await site.commit.to(box(1), boxDecider, place, actor(), { reason: 'because' });
    expect((await stored(box(1)))[0]?.metadata['reason']).toBe('because');
  });

  test('a long stream is read to its end', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    const many = Array.from({ length: 2500 }, () => ({ type: 'WeightAdded', data: { grams: 0.01 } }));
    await site.append(box(1), ...many);
    await expect(site.commit.to(box(1), boxDecider, add(80), actor())).rejects.toMatchObject({
      code: 'too_heavy',
    });
  });

  test('racing commands are decided again on what stands', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    const both = await Promise.allSettled(
      [60, 60].map((grams) => site.commit.to(box(1), boxDecider, add(grams), actor())),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // The loser was refused by the rule, not by the race.
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'too_heavy' });
    expect(await stored(box(1))).toHaveLength(2);
  });

  describe('on a stream that others keep changing', () => {
    /** The true log; but before each of the first `times` appends somebody else adds a gram. */
    const crowded = (times: number) => {
      let attempts = 0;
      const append: EventLog['append'] = async (stream, events, expected) => {
        if (attempts++ < times) {
          await site.append(stream, { type: 'WeightAdded', data: { grams: 1 } });
        }
        return site.log.append(stream, events, expected);
      };
      const log = new Proxy(site.log, {
        get: (target, name: keyof EventLog) =>
          name === 'append' ? append : (target[name] as () => unknown).bind(target),
      });
      return { commit: new Commit(log, site.codec, site.projector), attempts: () => attempts };
    };

    test.each([
      [1, 2],
      [2, 3],
    ])('after %i conflicts it is decided again', async (times, attempts) => {
      await site.commit.to(box(1), boxDecider, place, actor());
      const busy = crowded(times);
      const done = await busy.commit.to(box(1), boxDecider, add(50), actor());
      expect([done.revision, busy.attempts()]).toEqual([times + 1, attempts]);
    });

    test('three conflicts are enough: 409', async () => {
      await site.commit.to(box(1), boxDecider, place, actor());
      const busy = crowded(10);
      await expect(busy.commit.to(box(1), boxDecider, add(50), actor())).rejects.toMatchObject({
        code: 'changed_meanwhile',
      });
      expect(busy.attempts()).toBe(3);
    });

    test('a command with a revision is never decided again', async () => {
      await site.commit.to(box(1), boxDecider, place, actor());
      const busy = crowded(1);
      await expect(
        busy.commit.to(box(1), boxDecider, add(50), actor(), { expected: 0 }),
      ).rejects.toMatchObject({ code: 'changed_meanwhile', revision: 1 });
      expect(busy.attempts()).toBe(1);
    });
  });

  test('64 at once on a new stream: one opens it', async () => {
    const open = (n: number) =>
      site.commit.append(
        box(1),
        [{ type: 'BoxPlaced', data: { room: 'A', label: `${n}` } }],
        -1,
        'P',
        actor(),
      );
    const all = await Promise.allSettled(Array.from({ length: 64 }, (_, n) => open(n)));
    const lost = all.filter((one) => one.status === 'rejected');
    expect(lost).toHaveLength(63);
    expect(lost.every(({ reason }) => reason instanceof ConflictError)).toBe(true);
    expect(await stored(box(1))).toHaveLength(1);
  });

  test('with the projector stopped the change is durable, only not visible', async () => {
    await site.projector.stop();
    const done = await site.commit.to(box(1), boxDecider, place, actor());
    expect(done.visible).toBe(false);
    expect(await stored(box(1))).toHaveLength(1);
  });

  test('an event that no projection handles waits for none', async () => {
    await site.projector.stop();
    const decider = { ...boxDecider, decide: () => [{ type: 'NumberTaken', data: {} } as never] };
    const done = await site.commit.to(box(1), decider, place, actor());
    expect(done.visible).toBe(true);
  });

  test('repeated() tells only of requests that may be repeated', async () => {
    const [once, keyed] = [actor(), actor({ reservation: 'request-x' })];
    await site.commit.to(box(1), boxDecider, place, once);
    await site.commit.to(box(2), boxDecider, place, keyed);
    expect(await site.commit.repeated(box(1), 'PlaceBox', once)).toBeNull();
    expect(await site.commit.repeated(box(2), 'PlaceBox', keyed)).toMatchObject({ revision: 0 });
    expect(await site.commit.repeated(box(2), 'TakeBox', keyed)).toBeNull();
  });

  test('a stream whose data was forgotten takes no more commands', async () => {
    await site.commit.to(box(1), boxDecider, { ...place, subject: 3 }, actor());
    await site.keys.destroy(3);
    await expect(site.commit.to(box(1), boxDecider, add(1), actor())).rejects.toMatchObject({
      kind: 'missing',
      code: 'forgotten',
    });
  });

  test('what is forgotten of a stream that goes on counts, and decides nothing', async () => {
    const added = { type: 'WeightAdded', data: { grams: 60 } } as const;
    const placed = { type: 'BoxPlaced', data: { room: 'A', label: 'red' } } as const;
    await site.append(box(1), placed, { ...added, subject: 'suggestion-1' }, added);
    await site.keys.destroy('suggestion-1');
    const { state, revision } = await site.commit.load(box(1), boxDecider);
    expect([state, revision]).toEqual([{ placed: true, grams: 60 }, 2]);
  });

  test('the document is the one the events make', async () => {
    await site.commit.to(box(1), boxDecider, place, actor());
    await site.commit.to(box(1), boxDecider, add(5), actor());
    const doc = (await site.models.get('boxes', box(1))) as unknown as BoxDoc;
    expect(doc).toEqual({ id: box(1), room: 'A', label: 'red', grams: 5, events: 2 });
  });
});
