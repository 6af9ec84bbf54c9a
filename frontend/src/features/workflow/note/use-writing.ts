import type { NoteStreamEvent } from '@vouchwell/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isLost, serverMessage } from '../../../lib/http.ts';
import { fulfil } from '../../../lib/wishes.ts';
import { notifyFailure, notifyInfo } from '../../../ui/notify.ts';
import { stopWriting, streamImprovement, streamNote, streamWriting } from './note-requests.ts';
import {
  begun,
  collect,
  collectAgain,
  heard,
  type Writing,
  type WritingKind,
  type Written,
} from './writing.ts';

/** How long a finished note may still be held back, so that the eye sees the end. */
const HOLD_MS = 500;

const messages = {
  stoppedElsewhere: 'The note was stopped in another window.',
  notStopped: 'The note could not be stopped.',
};

/** What one person wants to have written, however often it has to be asked for. */
interface Asked {
  kind: WritingKind;
  caseId: number;
  /** What is to be improved. */
  current: string;
}

function streamFor({ kind, caseId, current }: Asked, key: string, signal: AbortSignal) {
  if (kind === 'improve') return streamImprovement(caseId, current, key, signal);
  return streamNote(caseId, kind === 'regenerate' ? { regenerate: true } : {}, key, signal);
}

/** Resolves to null when nobody hears any more, whatever the line does by then. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

const isStopped = (error: unknown) => error instanceof ApiError && error.code === 'cancelled';

/** One note that is heard of: of which case, how to leave it, and whether it is to be stopped. */
interface Heard {
  readonly caseId: number;
  readonly leaving: AbortController;
  stop: 'no' | 'wanted' | 'asked';
}

/** Has a note written, or hears of one on its way; `writing` is what the overlay shows. Null: stopped, left or none. */
export function useWriting() {
  const [writing, setWriting] = useState<Writing | null>(null);
  const current = useRef<Heard | null>(null);
  // Leaving the screen ends the hearing and not the note.
  useEffect(() => () => current.current?.leaving.abort(), []);

  /** Until the server says that it was stopped: a request that overtakes the one it means finds nothing to stop. */
  const stop = async (one: Heard) => {
    one.stop = 'asked';
    try {
      const { stopped } = await stopWriting(one.caseId);
      if (stopped) one.leaving.abort();
      one.stop = 'wanted';
    } catch (error) {
      one.stop = 'no';
      setWriting((before) => before && { ...before, stopping: false });
      if (!one.leaving.signal.aborted) notifyFailure(serverMessage(error) ?? messages.notStopped);
    }
  };

  const hearing = async (
    caseId: number,
    hear: (listen: (event: NoteStreamEvent) => void, signal: AbortSignal) => Promise<Written | null>,
  ): Promise<Written | null> => {
    current.current?.leaving.abort();
    const one: Heard = { caseId, leaving: new AbortController(), stop: 'no' };
    current.current = one;
    const { signal } = one.leaving;
    const listen = (event: NoteStreamEvent) => {
      if (signal.aborted) return;
      if (one.stop === 'wanted') void stop(one);
      setWriting((before) => heard(before, event, Date.now()));
    };
    try {
      const written = await Promise.race([hear(listen, signal), aborted(signal)]);
      if (!written) return null;
      const text = written.result.note_text;
      setWriting((before) => before && { ...before, text, draft: '', queue: null, finished: true });
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
      return written;
    } catch (error) {
      if (signal.aborted) return null;
      if (!isStopped(error)) throw error;
      if (one.stop === 'no') notifyInfo(messages.stoppedElsewhere);
      return null;
    } finally {
      if (current.current === one) setWriting(null);
    }
  };

  /** `newest`: the number of the note that stands when it is wanted; null: none. */
  const write = (
    kind: WritingKind,
    caseId: number,
    currentText: string,
    newest: number | null,
  ): Promise<Written | null> => {
    const asked: Asked = { kind, caseId, current: currentText };
    const path = `/cases/${caseId}/writing`;
    const wanted = { method: 'POST', path, words: asked, base: newest };
    return hearing(caseId, (listen, signal) => {
      // A line that breaks in the middle is taken up again under the same key: the note is written once.
      const once = (key: string) => {
        setWriting(begun(kind, Date.now()));
        return collect(streamFor(asked, key, signal), listen);
      };
      return fulfil(wanted, once, { signal });
    });
  };

  /** The note of this person and case that is on its way, after a reload or from another window. */
  const find = (caseId: number): Promise<Written | null> =>
    hearing(caseId, (listen, signal) =>
      collectAgain(() => streamWriting(caseId, signal), listen).catch((error: unknown) => {
        // It was not asked for here; whatever became of it, the case says.
        if (isLost(error)) return null;
        throw error;
      }),
    );

  const cancel = () => {
    const one = current.current;
    if (!one || one.stop !== 'no') return;
    setWriting((before) => before && { ...before, stopping: true });
    void stop(one);
  };
  return { writing, write, find, cancel };
}
