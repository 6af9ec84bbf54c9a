import type { AccessEvent } from './access.events.ts';
import { AccessLog } from './access-log.ts';
import { Requests } from '../committing/requests.ts';
import { actor, kernel, testClock } from '../../testing/boxes.ts';
import { type EventLog, UnavailableError } from '../log/event-log.port.ts';

type Site = Awaited<ReturnType<typeof kernel>>;
let site: Site;
const clock = testClock('2026-11-21T23:59:58.000Z');
beforeEach(async () => void (site = await kernel({ clock })));
afterEach(() => site.close());

const signedIn = (user_id: number): AccessEvent => ({ type: 'SignedIn', data: { user_id } });
const accessLog = (log = site.log) => new AccessLog(log, site.codec, clock);
const ids = async (stream: string) =>
  (await site.log.readStream(stream, 0, 1000)).map(({ data }) => data['user_id'] as number);

test('200 entries at once are all durable when they are answered, in order, in few appends', async () => {
  let appends = 0;
  const log = new Proxy(site.log, {
    get: (target, name: keyof EventLog) => {
      if (name === 'append') appends += 1;
      return (target[name] as () => unknown).bind(target);
    },
  });
  const access = accessLog(log);
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const positions = await Promise.all(numbers.map((n) => access.record(actor(), signedIn(n))));
  expect(await ids('access-2026-11-21')).toEqual(numbers);
  const last = (await site.log.readAll(null, 1000)).at(-1)!.position;
  expect(positions.every((position) => position <= last)).toBe(true);
  expect(appends).toBeLessThan(20);
});

test('an entry is in the log before its promise resolves', async () => {
  const position = await accessLog().record(actor(), signedIn(1));
  expect((await site.log.readAll(null, 10)).map((event) => event.position)).toEqual([position]);
});

test('two processes share the stream of a day', async () => {
  const both = [accessLog(), accessLog()];
  await Promise.all(Array.from({ length: 40 }, (_, n) => both[n % 2]!.record(actor(), signedIn(n))));
  expect((await ids('access-2026-11-21')).sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
});

test('at midnight entries go on in the stream of the next day', async () => {
  const access = accessLog();
  const before = [1, 2, 3].map((n) => access.record(actor(), signedIn(n)));
  clock.pass(5000);
  const after = [4, 5].map((n) => access.record(actor(), signedIn(n)));
  await Promise.all([...before, ...after]);
  expect(await ids('access-2026-11-21')).toEqual([1, 2, 3]);
  expect(await ids('access-2026-11-22')).toEqual([4, 5]);
  await access.record(actor(), signedIn(6));
  expect(await ids('access-2026-11-22')).toEqual([4, 5, 6]);
});

test('an entry after the clock was set back is not dated before the one in front of it', async () => {
  const times = async () =>
    (await site.log.readStream('access-2026-11-22', 0, 100)).map(({ metadata }) => metadata['at'] as string);
  const access = accessLog();
  await access.record(actor(), signedIn(1));
  clock.pass(-1500);
  await Promise.all([2, 3].map((n) => access.record(actor(), signedIn(n))));
  clock.pass(-500);
  // Another process has read nothing of the day yet.
  await accessLog().record(actor(), signedIn(4));
  const [first, ...later] = await times();
  expect(later).toEqual([first, first, first]);
  clock.pass(3000);
  await access.record(actor(), signedIn(5));
  expect((await times()).at(-1)).toBe(clock.now().toISOString());
});

test('what a browser tells once is not dated before the request that tells it', async () => {
  const requests = new Requests(site.log, site.codec, site.vault);
  const who = actor({ ...(await requests.reserve(actor(), 'POST /printed', 'key-12345', {})) });
  clock.pass(-1000);
  await accessLog().recordOnce(who, signedIn(1));
  const [first, second] = await site.log.readStream(who.request.reservation!, 0, 10);
  expect(second!.metadata['at']).toBe(first!.metadata['at']);
});

test('an entry that cannot be written is refused to its caller; the next may succeed', async () => {
  let broken = true;
  const log = new Proxy(site.log, {
    get: (target, name: keyof EventLog) =>
      name === 'append' && broken
        ? () => Promise.reject(new UnavailableError('The disk is full.'))
        : (target[name] as () => unknown).bind(target),
  });
  const access = accessLog(log);
  const lost = await Promise.allSettled([1, 2].map((n) => access.record(actor(), signedIn(n))));
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  await access.record(actor(), signedIn(3));
  expect(await site.log.readAll(null, 10)).toHaveLength(1);
});
