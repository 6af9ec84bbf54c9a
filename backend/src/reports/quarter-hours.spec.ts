import { dayIn } from '@vouchwell/rules';
import { daysOfQuarters, quarterHour, quartersAround } from './quarter-hours.ts';

const QUARTER_MS = 15 * 60_000;

test('a moment belongs to the quarter of an hour that it is in', () => {
  expect(quarterHour('2026-01-02T13:29:59.999Z')).toBe('2026-01-02T13:15');
  expect(quarterHour('2026-01-02T13:30:00.000Z')).toBe('2026-01-02T13:30');
});

test.each([
  'UTC',
  'America/Denver',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
])('each quarter has the day that the zone says, also where clocks are changed: %s', (zone) => {
  const dayOf = daysOfQuarters(zone);
  for (const around of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01']) {
    const start = Date.parse(`${around}T00:00:00Z`) - 96 * QUARTER_MS;
    for (let n = 0; n < 3 * 96; n++) {
      const at = new Date(start + n * QUARTER_MS);
      expect([at, dayOf(quarterHour(at.toISOString()))]).toEqual([at, dayIn(at, zone)]);
    }
  }
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'all quarters of a day are asked for: %s',
  (zone) => {
    const { gte, lte } = quartersAround('2026-03-08', '2026-03-08');
    const start = Date.parse('2026-03-06T00:00:00Z');
    for (let n = 0; n < 5 * 96; n++) {
      const at = new Date(start + n * QUARTER_MS);
      const quarter = quarterHour(at.toISOString());
      if (dayIn(at, zone) === '2026-03-08') expect(quarter >= gte && quarter <= lte).toBe(true);
    }
  },
);
