import { dayIn } from '@vouchwell/rules';
import { SiteTime } from './site-time.ts';

const MINUTE = 60_000;

test.each(['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns', 'UTC', 'Pacific/Pago_Pago'])(
  'the day in %s is that of its calendar, also to the millisecond at which it begins',
  async (zone) => {
    const time = new SiteTime({ now: () => new Date() }, zone);
    const noon = Date.parse('2026-03-08T12:00:00Z');
    const told: string[] = [];
    const right: string[] = [];
    for (let at = noon; at < noon + 1_500 * MINUTE; at += 15 * MINUTE)
      for (const ms of [-1, 0, 1, MINUTE - 1]) {
        told.push(await time.day(new Date(at + ms)));
        right.push(dayIn(new Date(at + ms), zone));
      }
    expect(told).toEqual(right);
    expect(new Set(told).size).toBeGreaterThan(1);
  },
);

test('a site that is moved to another zone has its day at once, within the same minute', async () => {
  const time = new SiteTime({ now: () => new Date('2026-11-21T11:00:00Z') }, 'Pacific/Pago_Pago');
  const before = await time.day();
  let zone = 'Pacific/Kiritimati';
  time.follow(() => Promise.resolve(zone));
  const after = await time.day();
  zone = 'UTC';
  expect([before, after, await time.day()]).toEqual(['2026-11-21', '2026-11-22', '2026-11-21']);
});
