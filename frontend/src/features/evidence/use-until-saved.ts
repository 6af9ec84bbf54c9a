import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * What was given here stands until all of the evidence that is on its way is saved or refused, and was read again: who
 * goes on meanwhile goes on from that, not from what was kept before.
 */
export function useUntilSaved<Value>(kept: Value): [Value, (given: Value) => void] {
  const [own, setOwn] = useState<{ given: Value } | null>(null);
  const settled = useSettled();
  const [before, setBefore] = useState(settled);
  if (before !== settled) {
    setBefore(settled);
    if (settled !== null) setOwn(null);
  }
  return [own ? own.given : kept, (given) => setOwn({ given })];
}
