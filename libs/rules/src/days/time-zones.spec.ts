import {
  ageOn,
  clockTime,
  dayIn,
  isPastOrPresentDay,
  isTimeZone,
  ownTimeZone,
  shiftedDay,
} from '../index.ts';

const zones = ['America/Denver', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'] as const;

test.each([...zones, 'UTC', 'Etc/GMT+5', 'America/Argentina/Ushuaia', ownTimeZone()])(
  '%s is a zone',
  (zone) => expect(isTimeZone(zone)).toBe(true),
);

test.each([
  '',
  'Denver',
  '+02:00',
  '-07',
  'America/',
  'America/Denver ',
  '../etc/passwd',
  'Mars/Base',
  'a\u0000b',
])('%j is none', (zone) => expect(isTimeZone(zone)).toBe(false));

/** Each moment, with the day that calendars show in Denver, Berlin, Kolkata and Auckland. */
test.each([
  // Around midnight of each.
  ['2026-03-02T06:59:59Z', ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02']],
  ['2026-03-02T07:00:00Z', ['2026-03-02', '2026-03-02', '2026-03-02', '2026-03-02']],
  ['2026-03-01T22:59:59Z', ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-02']],
  ['2026-03-01T23:00:00Z', ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02']],
  ['2026-03-01T18:29:59Z', ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-02']],
  ['2026-03-01T18:30:00Z', ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-02']],
  ['2026-03-01T10:59:59Z', ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01']],
  ['2026-03-01T11:00:00Z', ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-02']],
  // The first midnight after the clocks went forward: an hour earlier in UTC.
  ['2026-03-09T05:59:59Z', ['2026-03-08', '2026-03-09', '2026-03-09', '2026-03-09']],
  ['2026-03-09T06:00:00Z', ['2026-03-09', '2026-03-09', '2026-03-09', '2026-03-09']],
  ['2026-03-29T22:00:00Z', ['2026-03-29', '2026-03-30', '2026-03-30', '2026-03-30']],
  // And back.
  ['2026-11-02T06:59:59Z', ['2026-11-01', '2026-11-02', '2026-11-02', '2026-11-02']],
  ['2026-12-31T23:30:00Z', ['2026-12-31', '2027-01-01', '2027-01-01', '2027-01-01']],
])('%s is the day %j', (moment, days) =>
  expect(zones.map((zone) => dayIn(new Date(moment), zone))).toEqual(days),
);

test('an hour that comes twice is told apart by the short name of its zone', () => {
  const at = (moment: string, zone: string) => clockTime(new Date(moment), zone);
  expect(at('2026-11-01T07:30:00Z', 'America/Denver')).toEqual({
    day: '2026-11-01',
    time: '01:30:00',
    zone: 'MDT',
  });
  expect(at('2026-11-01T08:30:00Z', 'America/Denver')).toEqual({
    day: '2026-11-01',
    time: '01:30:00',
    zone: 'MST',
  });
  expect(at('2026-11-01T18:30:00Z', 'Asia/Kolkata')).toEqual({
    day: '2026-11-02',
    time: '00:00:00',
    zone: 'GMT+5:30',
  });
  expect(at('2026-11-01T08:30:09Z', 'UTC').zone).toBe('UTC');
});

test('one moment is in the future by the calendar of one site, and not by that of another', () => {
  const moment = new Date('2026-03-01T23:30:00Z');
  const signable = (zone: string) => isPastOrPresentDay('2026-03-02', dayIn(moment, zone));
  expect(zones.map(signable)).toEqual([false, true, true, true]);
  const years = (zone: string) => ageOn('1950-03-02', dayIn(moment, zone));
  expect(zones.map(years)).toEqual([75, 76, 76, 76]);
});

test('a day before and after goes over months, years and the days on which clocks are moved', () => {
  expect(shiftedDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(shiftedDay('2024-02-28', 1)).toBe('2024-02-29');
  expect(shiftedDay('2026-01-01', -1)).toBe('2025-12-31');
  expect(shiftedDay('2026-03-09', -1)).toBe('2026-03-08');
});
