import { expect, test } from 'vitest';
import { reportPeriod, reportPeriodRefused } from './report-period.ts';

const today = '2026-03-11';

test.each([
  [{}, { from: '2025-12-22', to: '2026-03-11' }],
  [
    { from: '', to: '' },
    { from: '2025-12-22', to: '2026-03-11' },
  ],
  [{ from: '2026-01-05' }, { from: '2026-01-05', to: '2026-03-11' }],
  [{ from: '2027-01-05' }, { from: '2027-01-05', to: '2027-01-05' }],
  [{ to: '2025-03-12' }, { from: '2024-12-23', to: '2025-03-12' }],
  [{ to: '2000-01-03' }, { from: '2000-01-01', to: '2000-01-03' }],
])('%j is the period %j', (asked, period) => {
  expect(reportPeriod(asked, today)).toEqual(period);
});

test.each([
  [{ from: '2026-03-02', to: '2026-03-02' }, null],
  [{ from: '2026-12-01', to: '2026-01-01' }, 'from'],
  [{ from: '2000-01-01', to: today }, 'from'],
  [{ from: '1999-12-31', to: '2000-01-02' }, 'from'],
  [{ from: '2026-01-01', to: '2200-01-01' }, 'to'],
])('of %j the day to change is %s', (period, field) => {
  expect(reportPeriodRefused(period)?.field ?? null).toBe(field);
});

test('a last day beyond all reports is the one to change', () => {
  for (const to of ['1999-12-31', '9999-12-31'])
    expect(reportPeriodRefused(reportPeriod({ to }, today))?.field).toBe('to');
});
