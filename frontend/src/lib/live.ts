import type { LiveEvent } from '@vouchwell/contract';
import { readEvents } from './event-stream.ts';
import { ApiError, http } from './http.ts';

const AGAIN_MS = [1_000, 2_000, 5_000, 12_000, 30_000];

type CaseChange = Extract<LiveEvent, { type: 'case' }>;

const caseListeners = new Set<(change: CaseChange) => void>();

/** Hears that a case which this user may see was changed, here or elsewhere. */
export function onCaseChange(listener: (change: CaseChange) => void): () => void {
  caseListeners.add(listener);
  return () => void caseListeners.delete(listener);
}

/**
 * Follows what changes on the server until the signal ends it. A stream that breaks is begun again, ever more
 * slowly; after each beginning `ready` tells that something may have been missed.
 */
export async function followChanges(hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const response = await http.open('GET', '/live', { signal, endless: true }, 'text/event-stream');
      for await (const event of readEvents<LiveEvent>(response)) {
        failures = 0;
        if (event.type === 'case') for (const listener of caseListeners) listener(event);
        hear(event);
      }
    } catch (error) {
      // A session that ended, or a server without this: asking again would change nothing.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return;
    }
    await pause(AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] as number, signal);
    failures += 1;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
