import { SharedPace } from './shared-pace.ts';

const ROOM = { ofOne: 60, ofAll: 300 };

/** How often an address is let through before it is refused. */
function taken(pace: SharedPace, address: string, now = 0): number {
  for (let n = 0; ; n++) if (pace.take(address, now) > 0) return n;
}

/** Each asks in turn until nobody is let through any more. */
function crowd(pace: SharedPace, addresses: readonly string[], now = 0): number {
  let all = 0;
  for (;;) {
    const through = addresses.filter((address) => pace.take(address, now) === 0).length;
    if (through === 0) return all;
    all += through;
  }
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `10.1.${n >> 8}.${n & 255}`);

test('one address alone has its own share a minute, and then again', () => {
  const pace = new SharedPace(ROOM);
  expect(taken(pace, '10.0.0.1')).toBe(60);
  expect(pace.take('10.0.0.1', 59_999)).toBe(1);
  expect(pace.take('10.0.0.1', 60_000)).toBe(0);
  expect(taken(pace, '10.0.0.1', 60_000)).toBe(59);
});

test.each([5, 20, 50, 200])('%d addresses that take all they can do not crowd out another', (count) => {
  const pace = new SharedPace(ROOM);
  const all = crowd(pace, addresses(count));
  expect(all).toBeLessThan(300);
  expect(pace.take('10.9.9.9', 0)).toBe(0);
  // Nor in the next minute, when they have gone on asking all the while.
  for (let now = 500; now < 90_000; now += 500) crowd(pace, addresses(count), now);
  expect(pace.take('10.8.8.8', 90_000)).toBe(0);
});

test('all together never get more than the whole in any minute', () => {
  const pace = new SharedPace(ROOM);
  expect(crowd(pace, addresses(1_000))).toBe(300);
  expect(pace.take('10.9.9.9', 30_000)).toBe(30);
  expect(pace.take('10.9.9.9', 60_000)).toBe(0);
});

test('the addresses of one IPv6 network are one', () => {
  const pace = new SharedPace(ROOM);
  const within = Array.from({ length: 500 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`);
  expect(crowd(pace, within)).toBe(60);
  expect(pace.take('2001:db8:1:3::1', 0)).toBe(0);
  expect(taken(new SharedPace(ROOM), '::ffff:10.0.0.1')).toBe(60);
});

test('who is told to wait is let through when they have waited', () => {
  const pace = new SharedPace(ROOM);
  for (let now = 0; now < 30_000; now += 100) for (const one of addresses(7)) pace.take(one, now);
  const waits = addresses(7).map((one) => ({ one, seconds: pace.take(one, 30_000) }));
  expect(waits.filter(({ seconds }) => seconds === 0)).toEqual([]);
  const longest = Math.max(...waits.map(({ seconds }) => seconds));
  for (const { one } of waits) expect(pace.take(one, 30_000 + longest * 1000)).toBe(0);
});

test('a clock that is set back keeps nobody out', () => {
  const pace = new SharedPace(ROOM);
  crowd(pace, addresses(1_000), 7_200_000);
  expect(pace.take('10.9.9.9', 0)).toBe(0);
});
