import type { NotePhase } from '@vouchwell/contract';
import type { NoteKind } from '../../cases/public.ts';
import { outcomeAtHand } from '../../kernel/basics/change-outcome.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { Waiting } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import type { Place } from '../model/site-line.ts';
import type { WrittenNote } from './note-writing.ts';

/** What is told of a note on its way. */
export type Hearing = Required<Pick<Waiting, 'queued' | 'phase' | 'text' | 'draft' | 'left'>>;

/**
 * A note on its way. Whoever hears of it hears what was told so far, then the rest; that they leave does not end it:
 * a reload or a closed window costs nobody minutes of a model's work. It ends by itself, or by `stop`.
 */
export class NoteUnderWay {
  readonly written: Promise<WrittenNote>;
  /** Of the request that began it. */
  private readonly outcome = outcomeAtHand();
  /** Null until it has its place, as one of its case and one of its asker. */
  kind: NoteKind | null = null;
  /** Since it was asked for, or since its turn came; by performance.now(). */
  private since = performance.now();
  private place: Place | null = null;
  private reached: NotePhase | null = null;
  private text = '';
  private checked = true;
  private draft = '';
  /** When it will be there, as far as is known; by performance.now(). */
  private until: number | null = null;
  private readonly hearings = new Set<Hearing>();
  private readonly stopping = new AbortController();

  constructor(
    readonly caseId: number,
    readonly asker: Person,
    write: (waiting: Waiting) => Promise<WrittenNote>,
  ) {
    this.written = write({
      signal: this.stopping.signal,
      begun: (kind) => (this.kind = kind),
      queued: (place) => this.queued(place),
      phase: (phase) => this.turned(phase),
      text: (piece, checked) => this.grown(piece, checked),
      draft: (words) => this.drafted(words),
      left: (ms) => this.expected(ms),
    });
  }

  /** Milliseconds. */
  get runningFor(): number {
    return Math.round(performance.now() - this.since);
  }

  /** Whether somebody hears of it. */
  get heard(): boolean {
    return this.hearings.size > 0;
  }

  /**
   * What was written of a note that fails, whoever hears of it is told as of their own request.
   * @throws DomainError as the writing does; cancelled once the hearer is gone, and the note goes on
   */
  async heardBy(hearing: Hearing | null, gone: AbortSignal): Promise<WrittenNote> {
    const one = hearing ?? { queued() {}, phase() {}, text() {}, draft() {}, left() {} };
    if (this.place) one.queued(this.place);
    if (this.reached) one.phase(this.reached);
    if (this.until !== null) one.left(Math.round(Math.max(0, this.until - performance.now())));
    if (this.text) one.text(this.text, this.checked);
    if (this.draft) one.draft(this.draft);
    this.hearings.add(one);
    try {
      return await Promise.race([this.written, left(gone)]);
    } catch (error) {
      if (this.outcome?.mayStand) outcomeAtHand()?.written();
      throw error;
    } finally {
      this.hearings.delete(one);
    }
  }

  /** Resolves when it has ended: false where the note was written all the same. */
  async stop(): Promise<boolean> {
    this.stopping.abort();
    return this.written.then(
      () => false,
      () => true,
    );
  }

  private queued(place: Place): void {
    this.place = place;
    for (const hearing of this.hearings) hearing.queued(place);
  }

  private turned(phase: NotePhase): void {
    if (this.place) this.since = performance.now();
    this.place = null;
    this.reached = phase;
    for (const hearing of this.hearings) hearing.phase(phase);
  }

  private grown(piece: string, checked: boolean): void {
    this.text += piece;
    this.checked = checked;
    this.draft = '';
    for (const hearing of this.hearings) hearing.text(piece, checked);
  }

  private drafted(words: string): void {
    if (words === this.draft) return;
    this.draft = words;
    for (const hearing of this.hearings) hearing.draft(words);
  }

  private expected(ms: number): void {
    this.until = performance.now() + ms;
    for (const hearing of this.hearings) hearing.left(ms);
  }
}

function left(gone: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(cancelled());
  if (gone.aborted) leave();
  else gone.addEventListener('abort', leave, { once: true });
  return promise;
}
