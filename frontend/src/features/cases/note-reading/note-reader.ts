import { type NoteAnswers, type NoteKind, type NoteTask, readNote } from './read-note.ts';
import type { Answered, Asked, Port } from './serve-notes.ts';

interface Waiting {
  readonly task: NoteTask;
  readonly signal: AbortSignal;
  readonly resolve: (answer: NoteAnswers[NoteKind]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads notes beside the screen, one after the other. A reading that nobody waits for any more is never begun, so that
 * of many texts typed in a row the newest is read next.
 */
export class NoteReader {
  private waiting: Waiting[] = [];
  private now: (Waiting & { readonly number: number }) | null = null;
  private number = 0;

  constructor(private port: Port | null) {
    if (port) port.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data);
  }

  read(task: NoteTask, signal: AbortSignal): Promise<NoteAnswers[NoteKind]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, signal, resolve, reject });
      this.next();
    });
  }

  /** Without the other thread all is read here, which is slower and no less true. */
  goOnHere(): void {
    this.port = null;
    if (this.now) this.waiting.unshift(this.now);
    this.now = null;
    this.next();
  }

  private hear(answered: Answered): void {
    const asked = this.now;
    if (asked?.number !== answered.number) return;
    if ('failed' in answered) asked.reject(new Error(answered.failed));
    else asked.resolve(answered.answer);
    this.now = null;
    this.next();
  }

  private next(): void {
    while (!this.now) {
      const first = this.waiting.shift();
      if (!first) return;
      if (first.signal.aborted) first.reject(first.signal.reason);
      else if (this.port) this.ask(this.port, first);
      else readHere(first);
    }
  }

  private ask(port: Port, first: Waiting): void {
    const number = (this.number += 1);
    this.now = { ...first, number };
    const { facts, ...task } = first.task;
    port.postMessage({ ...task, number, facts: JSON.stringify(facts) } satisfies Asked);
  }
}

function readHere({ task, resolve, reject }: Waiting): void {
  try {
    resolve(readNote(task));
  } catch (error) {
    reject(error);
  }
}

let reader: NoteReader | undefined;

/** That of this window; its thread begins with the first note. */
export function noteReader(): NoteReader {
  if (reader) return reader;
  if (typeof Worker === 'undefined') return (reader = new NoteReader(null));
  const worker = new Worker(new URL('./note-worker.ts', import.meta.url), { type: 'module' });
  const begun = (reader = new NoteReader(worker));
  // Its script could not be loaded, such as after the server was renewed.
  worker.onerror = () => begun.goOnHere();
  return begun;
}
