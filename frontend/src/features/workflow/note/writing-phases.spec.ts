import { describe, expect, it } from 'vitest';
import {
  nextLength,
  phaseAt,
  phases,
  progressAt,
  sectionOf,
  TICK_MS,
  timeLeftText,
} from './writing-phases.ts';

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

describe('the time left', () => {
  const said = { ms: 130_000, saidAt: 1_000 };
  it.each([
    [1_000, 'About 2 minutes left'],
    [61_000, 'About 1 minute left'],
    [90_000, 'About 50 seconds left'],
    [122_000, 'A few seconds left'],
    [131_000, 'It takes longer than this model usually does.'],
  ])('at %d is said roundly', (now, words) => expect(timeLeftText(said, now)).toBe(words));

  it('says when it is not known, and when nothing is left to write', () => {
    expect(timeLeftText(null, 1_000)).toMatch(/not known yet/);
    expect(timeLeftText({ ms: 0, saidAt: 0 }, 60_000)).toBe('Almost done');
  });
});

describe('the section that is written', () => {
  it.each([
    ['', null],
    ['To the medical reviewer:\n\nI am writing', 'Opening'],
    ['To whom\n\nCGM AND DIABETES (TYPE 2)\nHe needs it.', 'Cgm and diabetes (type 2)'],
    ['I.\n\n**COMPRESSION**\nShe\n\nATTESTATION\nI', 'Attestation'],
    ['A\n2026-11-20\n', 'Opening'],
  ])('is the last heading of %j', (text, section) => expect(sectionOf(text)).toBe(section));
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
