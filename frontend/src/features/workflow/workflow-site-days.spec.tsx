import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSiteZone, siteDay, siteZone } from '../../lib/site-time.ts';
import { aCase } from '../../testing/people-and-cases.ts';
import { openStep } from '../../testing/workflow-desk.ts';

const before = siteZone();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  act(() => setSiteZone(before));
});

/** Of a site in Denver: the moment, its day there, and the browser's own day in UTC and in Tokyo. */
const moments = [
  ['shortly before midnight', '2026-06-10T05:59:59.000Z', '2026-06-09', '2026-06-10', '2026-06-10'],
  ['at midnight', '2026-06-10T06:00:00.000Z', '2026-06-10', '2026-06-10', '2026-06-10'],
  ['when Tokyo is a day ahead', '2026-06-10T16:00:00.000Z', '2026-06-10', '2026-06-10', '2026-06-11'],
  ['before clocks go forward', '2026-03-08T06:59:59.000Z', '2026-03-07', '2026-03-08', '2026-03-08'],
  ['on the day they went forward', '2026-03-09T05:59:59.000Z', '2026-03-08', '2026-03-09', '2026-03-09'],
  ['after it', '2026-03-09T06:00:00.000Z', '2026-03-09', '2026-03-09', '2026-03-09'],
  ['on the day they went back', '2026-11-02T06:59:59.000Z', '2026-11-01', '2026-11-02', '2026-11-02'],
] as const;

const cases = moments.flatMap(([when, at, day, utc, tokyo]) => [
  [when, 'UTC', at, day, utc] as const,
  [when, 'Asia/Tokyo', at, day, tokyo] as const,
]);

describe('the latest day that may be given is that of a site in Denver', () => {
  it.each(cases)('%s, in a browser in %s', async (_, browser, at, day, own) => {
    vi.stubEnv('TZ', browser);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
    // What the browser itself would say.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const now = new Date();
    const two = (n: number) => String(n).padStart(2, '0');
    expect(timeZone).toBe(browser);
    expect(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`).toBe(own);
    openStep('provider', { provider: null });
    const field = await screen.findByLabelText(/^Date signed/);
    act(() => setSiteZone('America/Denver'));
    expect(field).toHaveAttribute('max', day);
    expect(siteDay()).toBe(day);
  });
});

describe('whoever has a birthday in Denver', () => {
  it.each([
    ['UTC', '2026-06-10T05:59:59.000Z', 77],
    ['UTC', '2026-06-10T06:00:00.000Z', 78],
    ['Asia/Tokyo', '2026-06-10T05:59:59.000Z', 77],
    ['Asia/Tokyo', '2026-06-10T06:00:00.000Z', 78],
  ])('is told in a browser in %s, at %s, to be %d years old', async (browser, at, years) => {
    vi.stubEnv('TZ', browser);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
    openStep('patient', { patient: { ...aCase().patient, dob: '1948-06-10' } });
    await screen.findAllByText(/years\)/);
    act(() => setSiteZone('America/Denver'));
    for (const told of screen.getAllByText(/years\)/)) expect(told).toHaveTextContent(`(${years} years)`);
  });

  it('is told to be one year old at the first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T12:00:00.000Z') });
    openStep('patient', { patient: { ...aCase().patient, dob: '2025-06-10' } });
    expect(await screen.findByText(/\(1 year\)$/)).toBeVisible();
  });
});
