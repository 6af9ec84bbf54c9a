import type { AccessEvent } from './access.events.ts';
import { AccessLog } from './access-log.ts';
import { actor, kernel, testClock } from '../testing/boxes.ts';
import { type EventLog, UnavailableError } from './event-log.port.ts';

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
