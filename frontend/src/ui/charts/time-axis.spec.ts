import { describe, expect, it } from 'vitest';
import { barWidth, placesOf, ticksOf } from './time-axis.ts';

describe('the axis of a chart over weeks', () => {
  it('keeps the gaps between weeks', () => {
    expect(placesOf(['2026-01-05', '2026-01-12', '2026-02-02'], 432)).toEqual([16, 116, 416]);
  });

  it('puts a single week into the middle', () => {
    expect(placesOf(['2026-01-05'], 300)).toEqual([150]);
  });

  it('dates the last week, and of the others those that have room', () => {
    const dated = (places: number[], width: number) => ticksOf(places, width).map(({ index }) => index);
    expect(dated([16, 150, 200, 260, 384], 400)).toEqual([0, 1, 3, 4]);
    expect(dated([16, 60], 400)).toEqual([1]);
    expect(dated([], 400)).toEqual([]);
  });

  it('has dates that stay apart and within it on a phone too', () => {
    const weeks = Array.from({ length: 17 }, (_, week) => new Date(Date.UTC(2026, 7, 3 + 7 * week)));
    const width = 294;
    const places = placesOf(
      weeks.map((week) => week.toISOString().slice(0, 10)),
      width,
    );
    const middles = ticksOf(places, width).map(({ middle }) => middle);
    expect(middles.length).toBe(3);
    expect(Math.min(...middles)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...middles)).toBeLessThanOrEqual(width - 40);
    for (const [index, middle] of middles.slice(1).entries()) {
      expect(middle - middles[index]!).toBeGreaterThanOrEqual(96);
    }
  });

  it('has bars that stay apart however many there are', () => {
    expect(barWidth(['2026-01-05', '2026-01-12'], 600)).toBe(24);
    expect(barWidth(['2026-01-05', '2026-02-02'], 132)).toBeCloseTo(14);
    expect(barWidth(['2016-01-04', '2026-01-05'], 300)).toBe(3);
  });
});
