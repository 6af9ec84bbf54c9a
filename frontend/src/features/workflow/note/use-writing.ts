import type { NotePhase, NoteResultResponse, NoteStreamEvent } from '@vouchwell/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/http.ts';
import { fulfil, pace } from '../../../lib/wishes.ts';
import { streamImprovement, streamNote } from './note-requests.ts';

export type WritingKind = 'generate' | 'regenerate' | 'improve';

/** One note on its way. */
export interface Writing {
  kind: WritingKind;
  /** When it began, or when its turn came. */
  startedAt: number;
  /** While it waits for its turn; 1 is next. */
  queue: { place: number; of: number } | null;
  reached: NotePhase | null;
  text: string;
  finished: boolean;
}

/** How long a finished note may still be held back, so that the eye sees the end. */
const HOLD_MS = 500;

export interface Written {
  status: 200 | 206;
  result: NoteResultResponse;
}

/** Reads a stream to its end; rejects where the server refused or the connection broke. */
async function collect(
  stream: AsyncIterable<NoteStreamEvent>,
  hear: (event: NoteStreamEvent) => void,
): Promise<Written> {
  for await (const event of stream) {
    if (event.type === 'done') return event;
    if (event.type === 'failed') throw new ApiError(event.status, event.code, event.message);
    hear(event);
  }
  throw new ApiError(0, 'cut_off', 'The connection broke before the note was complete.');
}

/** What an event adds to the note on its way. `now`: ms. */
export function heard(writing: Writing, event: NoteStreamEvent, now: number): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, queue: { place: event.place, of: event.of } };
    case 'phase':
      return {
        ...writing,
        reached: event.phase,
        queue: null,
        startedAt: writing.queue ? now : writing.startedAt,
      };
    case 'text':
      return { ...writing, text: writing.text + event.text };
    default:
      return writing;
  }
}

/** What one person wants to have written, however often it has to be asked for. */
interface Wanted {
  kind: WritingKind;
  caseId: number;
  /** What is to be improved. */
  current: string;
}

function streamFor({ kind, caseId, current }: Wanted, key: string, signal: AbortSignal) {
  if (kind === 'improve') return streamImprovement(caseId, current, key, signal);
  return streamNote(caseId, kind === 'regenerate' ? { regenerate: true } : {}, key, signal);
}

const isStillRunning = (error: unknown) => error instanceof ApiError && error.code === 'generation_running';

/** What a person gave up takes the server a moment to end: until then the next note of the case is asked for again. */
export async function afterGivingUp<T>(
  ask: () => Promise<T>,
  waits: readonly number[] = pace.again,
): Promise<T> {
  for (const ms of waits) {
    try {
      return await ask();
    } catch (error) {
      if (!isStillRunning(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return ask();
}

/** Resolves to null when somebody gives up, whatever the line does by then. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

/** Has a note written; `writing` is what the overlay shows. Resolves to null when it was cancelled. */
export function useWriting() {
  const [writing, setWriting] = useState<Writing | null>(null);
  const abort = useRef<AbortController | null>(null);
  const gaveUp = useRef(false);
  // Nobody waits for the note any more once the screen is left.
  useEffect(() => () => abort.current?.abort(), []);

  const write = async (kind: WritingKind, caseId: number, current = ''): Promise<Written | null> => {
    const controller = new AbortController();
    abort.current = controller;
    const begin = () =>
      setWriting({ kind, startedAt: Date.now(), queue: null, reached: null, text: '', finished: false });
    begin();
    const hear = (event: NoteStreamEvent) =>
      setWriting((before) => before && heard(before, event, Date.now()));
    try {
      const { signal } = controller;
      const wanted: Wanted = { kind, caseId, current };
      // A line that breaks in the middle is taken up again under the same key: the note is written once.
      const ask = (key: string) => (begin(), collect(streamFor(wanted, key, signal), hear));
      const once = (key: string) => (gaveUp.current ? afterGivingUp(() => ask(key)) : ask(key));
      const writing = fulfil(JSON.stringify(['note', wanted]), once, { signal });
      const written = await Promise.race([writing, aborted(signal)]);
      gaveUp.current = written === null;
      if (!written) return null;
      setWriting(
        (before) => before && { ...before, text: written.result.note_text, queue: null, finished: true },
      );
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
      return written;
    } catch (error) {
      gaveUp.current = controller.signal.aborted;
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      setWriting(null);
    }
  };
  return { writing, write, cancel: () => abort.current?.abort() };
}
