import { describe, expect, it } from 'vitest';
import { nextLength, phaseAt, phases, progressAt, TICK_MS } from './writing-phases.ts';

describe('the phases of the Generating overlay', () => {
  it('last 2, 3, 2.5, 4 and 2 seconds while the note is awaited', () => {
    expect(phases.map(({ ms }) => ms)).toEqual([2_000, 3_000, 2_500, 4_000, 2_000]);
    const at = [0, 1_999, 2_000, 5_000, 7_500, 11_500, 600_000].map((ms) => phaseAt(ms, null));
    expect(at).toEqual([0, 0, 1, 2, 3, 4, 4]);
  });

  it('follow the server where it runs ahead, and never go back', () => {
    expect(phaseAt(100, 'preparing')).toBe(3);
    expect(phaseAt(12_000, 'engine')).toBe(4);
  });

  it('look finished only when the note is there', () => {
    expect(progressAt(600_000, 'finalizing', false)).toBeLessThan(100);
    expect(progressAt(0, null, true)).toBe(100);
  });
});

describe('the typing', () => {
  it('takes a character every 50 ms', () => {
    expect(TICK_MS).toBe(50);
    expect([nextLength(0, 8), nextLength(7, 8), nextLength(8, 8)]).toEqual([1, 8, 8]);
  });

  it('hurries where the model is ahead, and never runs past it', () => {
    let [shown, ticks] = [0, 0];
    for (; shown < 4_000; ticks += 1) shown = nextLength(shown, 4_000);
    expect(shown).toBe(4_000);
    expect(ticks).toBeLessThan(80);
  });
});
