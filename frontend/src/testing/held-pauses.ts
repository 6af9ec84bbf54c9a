import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * The pauses of exactly so many milliseconds end when the test says so, and no other timer is touched: nothing depends
 * on how busy the machine is. `vi.restoreAllMocks()` gives the timers back.
 */
export function heldPauses(ms: number) {
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const held = new Map<object, () => void>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
    if (after !== ms) return begin(run, after);
    const pause = {};
    held.set(pause, run);
    return pause;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (!held.delete(timer as unknown as object)) end(timer);
  });
  return {
    /** How many stand. */
    count: () => held.size,
    /** As if their time had passed. */
    end: () =>
      act(async () => {
        const all = [...held.values()];
        held.clear();
        for (const run of all) run();
        await Promise.resolve();
      }),
  };
}
