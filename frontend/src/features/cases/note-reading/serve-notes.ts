import type { GroundingFacts } from '@vouchwell/rules';
import { type NoteAnswers, type NoteKind, type NoteTask, readNote } from './read-note.ts';

/** `facts` as JSON: a case is read once, however many of its texts follow. */
export type Asked = Omit<NoteTask, 'facts'> & { readonly number: number; readonly facts: string };
export type Answered =
  | { readonly number: number; readonly answer: NoteAnswers[NoteKind] }
  | { readonly number: number; readonly failed: string };

/** Either end of a channel: a worker, what a worker sees of its window, or a port. */
export interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/** Reads each note that comes through the port. An error may quote the note: only its kind goes out. */
export function serveNotes(port: Port): void {
  let known = '';
  let facts: GroundingFacts;
  port.onmessage = ({ data }: MessageEvent<Asked>) => {
    const { number, facts: told, ...task } = data;
    try {
      if (told !== known) facts = JSON.parse(told) as GroundingFacts;
      known = told;
      port.postMessage({ number, answer: readNote({ ...task, facts }) } satisfies Answered);
    } catch (error) {
      const failed = `The note could not be read (${(error as Error).name}).`;
      port.postMessage({ number, failed } satisfies Answered);
    }
  };
}
