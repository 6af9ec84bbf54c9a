import { type GroundingFacts, type Trace, traceNote } from '@vouchwell/rules';
import { useDeferredValue, useMemo } from 'react';

const NOTHING: Trace = { sentences: [], facts: [] };

/**
 * Which facts of the case the text states, and where; nothing without facts. Comes behind what is on the screen. `day`:
 * that of the note, YYYY-MM-DD.
 */
export function useTraced(text: string, facts: GroundingFacts | null, day: string): Trace {
  const shown = useDeferredValue(text);
  return useMemo(() => (facts ? traceNote(shown, facts, day) : NOTHING), [shown, facts, day]);
}
