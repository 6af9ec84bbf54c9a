import type { GroundingFacts, Trace } from '@vouchwell/rules';
import { useEffect, useRef, useState } from 'react';
import { openTracer, type Tracer } from './trace-worker.ts';

const NOTHING: Trace = { sentences: [], facts: [] };

/**
 * Which facts of the case the text states, and where; nothing until it is known, and without facts. `day`: that of the
 * note, YYYY-MM-DD.
 */
export function useTraced(text: string, facts: GroundingFacts | null, day: string): Trace {
  const tracer = useRef<Tracer>(null);
  const [trace, setTrace] = useState(NOTHING);
  useEffect(() => {
    const opened = openTracer(setTrace);
    tracer.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (!facts) return;
    tracer.current?.ask({ text, facts, day });
  }, [text, facts, day]);
  return facts ? trace : NOTHING;
}
