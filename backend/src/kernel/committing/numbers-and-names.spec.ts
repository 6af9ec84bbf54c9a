import { createHash } from 'node:crypto';
import { actor, kernel, testClock } from '../../testing/boxes.ts';
import { takeFirstNumbers } from './first-numbers.ts';
import { given } from '../../testing/given.ts';
import { Ids } from './ids.ts';
import { nameDecider } from './names.ts';
import { numbersEnd } from '../log/taken-numbers.ts';
import { Requests } from './requests.ts';

type Site = Awaited<ReturnType<typeof kernel>>;
let site: Site;
const clock = testClock();
beforeEach(async () => {
  site = await kernel({ clock });
  await site.projector.start();
});
afterEach(() => site.close());

describe('ids', () => {
  const times = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));

  test('begin at 1 and go on, each kind for itself', async () => {
    const ids = new Ids(site.log, site.codec);
    expect([await ids.next('case', actor()), await ids.next('case', actor())]).toEqual([1, 2]);
    expect(await ids.next('patient', actor())).toBe(1);
  });

  test('100 at once are all different', async () => {
    const ids = new Ids(site.log, site.codec);
    const all = await times(100, () => ids.next('case', actor()));
    expect(new Set(all).size).toBe(100);
    expect((await numbersEnd(site.log, 'case-numbers')).highest).toBe(Math.max(...all));
    expect(await site.log.readStream('case-numbers', 0, 1000)).toHaveLength(2);
  });

  test('go on behind several that were taken at once, in another process as well', async () => {
    const ids = new Ids(site.log, site.codec);
    await times(5, () => ids.next('case', actor()));
    expect(await ids.next('case', actor())).toBe(6);
    expect(await new Ids(site.log, site.codec).next('case', actor())).toBe(7);
    expect(await ids.next('case', actor())).toBe(8);
  });

  test('two processes on one log never give the same', async () => {
    const both = [new Ids(site.log, site.codec), new Ids(site.log, site.codec)];
    const all = await times(60, (n) => both[n % 2]!.next('case', actor()));
    expect(new Set(all).size).toBe(60);
  });

  test('a repeated request gets the number it got', async () => {
    const requests = new Requests(site.log, site.codec, site.vault);
    const who = actor({ ...(await requests.reserve(actor(), 'POST /cases', 'key-12345', {})) });
    const ids = new Ids(site.log, site.codec);
    const first = await ids.next('case', who);
    await ids.next('case', actor());
    expect(await new Ids(site.log, site.codec).next('case', who)).toBe(first);
    // Another kind under the same request is another number.
    expect(await ids.next('note', who)).toBe(1);
    expect(await ids.next('note', who)).toBe(1);
  });

  test('the same request twice at once gets one number', async () => {
    const requests = new Requests(site.log, site.codec, site.vault);
    const who = actor({ ...(await requests.reserve(actor(), 'POST /cases', 'key-12345', {})) });
    const both = [new Ids(site.log, site.codec), new Ids(site.log, site.codec)];
    const all = await times(10, (n) => both[n % 2]!.next('case', who));
    expect(new Set(all).size).toBe(1);
  });

  test('a number or its reservation is not dated before what stands in front of it, however the clock is set', async () => {
    const requests = new Requests(site.log, site.codec, site.vault);
    const who = actor({ ...(await requests.reserve(actor(), 'POST /cases', 'key-12345', {})) });
    const ids = new Ids(site.log, site.codec);
    await ids.next('case', actor());
    clock.pass(-2000);
    await ids.next('case', who);
    clock.pass(-2000);
    await times(5, () => ids.next('case', actor()));
    await new Ids(site.log, site.codec).next('case', actor());
    for (const stream of ['case-numbers', who.request.reservation!]) {
      const at = (await site.log.readStream(stream, 0, 100)).map(({ metadata }) => metadata['at']);
      expect(new Set(at).size).toBe(1);
    }
  });

  test('what is appended without a decision is not dated before what stands in front of it', async () => {
    const taken = { type: 'NumberTaken', data: {} } as const;
    await site.commit.append('item-numbers', [taken], -1, 'TakeFirstNumbers', actor());
    clock.pass(-2000);
    await site.commit.append('item-numbers', [taken], 0, 'TakeFirstNumbers', actor());
    const [first, second] = await site.log.readStream('item-numbers', 0, 10);
    expect(second!.metadata['at']).toBe(first!.metadata['at']);
  });

  test('the first numbers are taken once, before all others', async () => {
    const ids = new Ids(site.log, site.codec);
    await takeFirstNumbers(site.commit, 'item', 3, actor());
    await takeFirstNumbers(site.commit, 'item', 3, actor());
    expect(await ids.next('item', actor())).toBe(4);
  });
});

describe('names', () => {
  const claim = (owner: string) => ({ type: 'ClaimName', owner, taken: 'Taken.' }) as const;
  const claimed = { type: 'NameClaimed', data: { owner: 'user-1' } } as const;
  const released = { type: 'NameReleased', data: { owner: 'user-1' } } as const;

  test('a free name is claimed', () => given(nameDecider).when(claim('user-1')).then(claimed));
  test('its owner may claim it again, to no effect', () =>
    given(nameDecider, claimed).when(claim('user-1')).then());
  test('another is refused with the sentence of the feature', () =>
    given(nameDecider, claimed).when(claim('user-2')).refused('name_taken', 'Taken.'));
  test('its owner releases it', () =>
    given(nameDecider, claimed).when({ type: 'ReleaseName', owner: 'user-1' }).then(released));
  test('nobody releases the name of another', () =>
    given(nameDecider, claimed).when({ type: 'ReleaseName', owner: 'user-2' }).then());
  test('a released name is free', () =>
    given(nameDecider, claimed, released)
      .when(claim('user-2'))
      .then({ type: 'NameClaimed', data: { owner: 'user-2' } }));

  test('20 who claim one name at once: one gets it', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        site.commit.to('username-x', nameDecider, claim(`user-${n}`), actor()),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = all.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(new Set(lost)).toEqual(new Set(['name_taken']));
    expect(await site.log.readStream('username-x', 0, 100)).toHaveLength(1);
  });
});

describe('requests', () => {
  let requests: Requests;
  beforeEach(() => void (requests = new Requests(site.log, site.codec, site.vault)));
  const reserve = (body: unknown, key = 'key-12345', route = 'POST /cases', who = actor()) =>
    requests.reserve(who, route, key, body);

  test('the same body gets the same command', async () => {
    const first = await reserve({ a: 1 });
    expect(await reserve({ a: 1 })).toEqual(first);
    expect(first.reservation).toMatch(/^request-[0-9a-f]{40}$/);
  });

  test('ten at once get one command', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => reserve({ a: 1 })));
    expect(new Set(all.map(({ command_id }) => command_id)).size).toBe(1);
  });

  test('another body under the same key is refused, also where there was none', async () => {
    await reserve({ a: 1 });
    for (const other of [{ a: 2 }, undefined, { a: 1, b: 1 }]) {
      await expect(reserve(other)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'idempotency_key_reused',
      });
    }
  });

  test('key, route and person each make another request', async () => {
    const stranger = { ...actor(), id: 8 };
    const all = [
      await reserve({}),
      await reserve({}, 'key-67890'),
      await reserve({}, 'key-12345', 'POST /patients'),
      await reserve({}, 'key-12345', 'POST /cases', stranger),
    ];
    expect(new Set(all.map(({ command_id }) => command_id)).size).toBe(4);
  });

  test('neither the key nor the body is stored, nor a hash of it that can be guessed', async () => {
    const body = { name: 'Zebediah' };
    await reserve(body, 'key-of-Zebediah');
    const stored = JSON.stringify(await site.log.readAll(null, 100));
    const plain = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    for (const secret of ['Zebediah', plain, plain.slice(0, 40)]) expect(stored).not.toContain(secret);
  });
});
