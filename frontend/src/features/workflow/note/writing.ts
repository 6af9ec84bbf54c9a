import type { NoteKind, NotePhase, NoteResultResponse, NoteStreamEvent } from '@vouchwell/contract';
import { ApiError, isLost } from '../../../lib/http.ts';
import { pace } from '../../../lib/wishes.ts';

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
  /** Whether each sentence of the text was compared with the case before it came. */
  checked: boolean;
  /** What is being written, before it is. */
  draft: string;
  /** So much of the text was read as a draft already. */
  read: number;
  /** About how long it still takes, and when that was said, in ms; null: not known. */
  left: { ms: number; saidAt: number } | null;
  finished: boolean;
  /** Somebody has asked to stop it. */
  stopping: boolean;
}

/** `now`: ms. */
export const begun = (kind: WritingKind, now: number): Writing => ({
  kind,
  startedAt: now,
  queue: null,
  reached: null,
  text: '',
  checked: true,
  draft: '',
  read: 0,
  left: null,
  finished: false,
  stopping: false,
});

export interface Written {
  status: 200 | 206;
  result: NoteResultResponse;
}

const kindOf: Record<NoteKind, WritingKind> = {
  generated: 'generate',
  regenerated: 'regenerate',
  improved: 'improve',
};

/** What an event adds to the note on its way; null: nothing is known of it yet. `now`: ms. */
export function heard(writing: Writing | null, event: NoteStreamEvent, now: number): Writing | null {
  if (event.type === 'found') return begun(kindOf[event.kind], now - event.running_ms);
  if (!writing) return null;
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
      return grown(writing, event);
    case 'draft':
      return { ...writing, draft: event.text };
    case 'time_left':
      return { ...writing, left: { ms: event.ms, saidAt: now } };
    default:
      return writing;
  }
}

function grown(writing: Writing, { text, checked }: Extract<NoteStreamEvent, { type: 'text' }>): Writing {
  const draft = writing.draft.trim();
  const read = draft !== '' && text.startsWith(draft) ? writing.text.length + draft.length : writing.read;
  return { ...writing, text: writing.text + text, checked, draft: '', read };
}

type Stream = AsyncIterable<NoteStreamEvent>;
type Hear = (event: NoteStreamEvent) => void;

/** Reads a stream to its end; null: it told nothing. Rejects where the server refused or the connection broke. */
async function told(stream: Stream, hear: Hear): Promise<Written | null> {
  let any = false;
  for await (const event of stream) {
    any = true;
    if (event.type === 'done') return event;
    if (event.type === 'failed') throw new ApiError(event.status, event.code, event.message);
    hear(event);
  }
  if (!any) return null;
  throw cutOff();
}

const cutOff = () => new ApiError(0, 'cut_off', 'The connection broke before the note was complete.');

/** A note that was asked for. */
export async function collect(stream: Stream, hear: Hear): Promise<Written> {
  const written = await told(stream, hear);
  if (!written) throw cutOff();
  return written;
}

/**
 * A note that is on its way already; a line that breaks is taken up again. Null: there is none, or it has ended
 * while the line was broken.
 */
export async function collectAgain(
  open: () => Stream,
  hear: Hear,
  waits: readonly number[] = pace.again,
): Promise<Written | null> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await told(open(), hear);
    } catch (error) {
      const wait = waits[lost];
      if (!isLost(error) || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
