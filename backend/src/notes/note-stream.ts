import type { NotePhase, NoteStreamEvent } from '@vouchwell/contract';
import { asProblem, unforeseen } from '../http/answers/as-problem.ts';
import type { EventStream } from '../http/answers/event-stream.ts';
import { problemBody } from '../kernel/basics/problem.ts';
import type { Place } from './model/site-line.ts';
import type { NoteUnderWay } from './writing/note-under-way.ts';

const order: readonly NotePhase[] = ['patient_data', 'engine', 'uploading', 'preparing', 'finalizing'];

/**
 * A note on its way to the browser, as text/event-stream. It begins with the first place or phase, so that a refusal
 * before it is an ordinary answer with its own status.
 */
export class NoteStream {
  private reached = -1;

  constructor(private readonly stream: EventStream) {}

  /** Before the rest, where it is heard again. */
  found({ kind, runningFor }: NoteUnderWay): void {
    if (kind) this.send({ type: 'found', kind, running_ms: runningFor });
  }

  readonly queued = (place: Place): void => this.send({ type: 'queued', ...place });

  /** Each phase once, and only forwards. */
  readonly phase = (phase: NotePhase): void => {
    const place = order.indexOf(phase);
    if (place <= this.reached) return;
    this.reached = place;
    this.send({ type: 'phase', phase });
  };

  readonly text = (text: string, checked: boolean): void => this.send({ type: 'text', text, checked });

  readonly draft = (text: string): void => this.send({ type: 'draft', text });

  readonly left = (ms: number): void => this.send({ type: 'time_left', ms });

  done(event: Extract<NoteStreamEvent, { type: 'done' }>): void {
    this.send(event);
    this.stream.end();
  }

  /** Tells a refusal where the stream has begun; the ordinary way hears of it in any case. */
  failed(error: unknown): never {
    if (this.stream.begun) {
      const { message, code, status } = problemBody(asProblem(error) ?? unforeseen());
      this.send({ type: 'failed', status, message, code });
      this.stream.end();
    }
    throw error;
  }

  private send({ type, ...data }: NoteStreamEvent): void {
    this.stream.send(type, data);
  }
}
