import { type GroundingFacts, type Trace, traceNote } from '@vouchwell/rules';

/** A note and its case, as the worker is asked. `day`: that of the note, YYYY-MM-DD. */
export interface TraceAsked {
  readonly number: number;
  readonly text: string;
  readonly facts: GroundingFacts;
  readonly day: string;
}

export interface TraceTold {
  readonly number: number;
  readonly trace: Trace;
}

type Question = Omit<TraceAsked, 'number'>;

export interface Tracer {
  /** The newest question counts: an older one is never answered. */
  ask(question: Question): void;
  close(): void;
}

type Thread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const ownThread = (): Thread | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./trace.worker.ts', import.meta.url), { type: 'module' });

/** Traces in a thread of its own, as a long note takes longer than a screen may stand still; in place without threads. */
export function openTracer(told: (trace: Trace) => void, worker = ownThread()): Tracer {
  if (!worker)
    return {
      ask: ({ text, facts, day }) => told(traceNote(text, facts, day)),
      close: () => undefined,
    };
  let newest = 0;
  let waiting: TraceAsked | null = null;
  let busy = false;
  const send = (asked: TraceAsked) => {
    busy = true;
    waiting = null;
    worker.postMessage(asked);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<TraceTold>) => {
    busy = false;
    if (data.number === newest) told(data.trace);
    if (waiting) send(waiting);
  });
  return {
    // What is under way is not cut short, but nothing queues behind it but the newest.
    ask: (question) => {
      newest += 1;
      waiting = { number: newest, ...question };
      if (!busy) send(waiting);
    },
    close: () => worker.terminate(),
  };
}
