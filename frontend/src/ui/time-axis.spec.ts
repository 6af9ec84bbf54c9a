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
    expect(ticksOf([10, 60, 110, 200, 290])).toEqual([0, 2, 4]);
    expect(ticksOf([16, 60])).toEqual([1]);
    expect(ticksOf([])).toEqual([]);
  });

  it('has bars that stay apart however many there are', () => {
    expect(barWidth(['2026-01-05', '2026-01-12'], 600)).toBe(24);
    expect(barWidth(['2026-01-05', '2026-02-02'], 132)).toBeCloseTo(14);
    expect(barWidth(['2016-01-04', '2026-01-05'], 300)).toBe(3);
  });
});
