import { dayIn } from '@vouchwell/rules';
import { momentsOf } from './period.ts';

test.each([
  'UTC',
  'America/Denver',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
])('a day begins and ends as the zone says, also where clocks are changed: %s', (zone) => {
  for (const day of ['2026-01-01', '2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-11-01']) {
    const { gte, lt } = momentsOf({ from: day, to: day }, zone);
    const around = [gte!, lt!].flatMap((edge) =>
      [-1, 0].map((ms) => dayIn(new Date(Date.parse(edge) + ms), zone)),
    );
    expect([around[0]! < day, around[1], around[2], around[3]! > day]).toEqual([true, day, day, true]);
  }
});

test('what is not asked bounds nothing', () => {
  expect(momentsOf({}, 'UTC')).toEqual({});
  expect(momentsOf({ from: '2026-01-02' }, 'UTC')).toEqual({ gte: '2026-01-02T00:00:00.000Z' });
});
