import { traceNote } from '@vouchwell/rules';
import type { TraceAsked, TraceTold } from './trace-worker.ts';

/** Traces one note after another, away from the screen. */
self.addEventListener('message', ({ data }: MessageEvent<TraceAsked>) => {
  const { number, text, facts, day } = data;
  self.postMessage({ number, trace: traceNote(text, facts, day) } satisfies TraceTold);
});
