import { isUnanswered, mayPass, serverMessage } from '../../../lib/http.ts';
import type { SaveState } from '../../../ui/states/saved-state.tsx';

const DEBOUNCE_MS = 600;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

export interface SaveSnapshot {
  state: SaveState;
  /** The server's refusal, or that it cannot be reached; null while nothing is wrong. */
  problem: string | null;
}

export interface SaveQueueOptions<Parts> {
  /** Sends one part; rejects when it was not stored. */
  send: <P extends keyof Parts>(part: P, value: Parts[P]) => Promise<unknown>;
  /** Hears of everything not yet stored, so that a reload can go on with it. */
  keep: (pending: Partial<Parts>) => void;
}

/**
 * Saves what changes: never two requests at once, the latest value of each part wins, and what failed stays
 * until it went through. A refusal waits for a person; trouble on the way is tried again by itself.
 */
export class SaveQueue<Parts extends object> {
  private readonly options: SaveQueueOptions<Parts>;
  private readonly listeners = new Set<() => void>();
  private pending: Partial<Parts>;
  private snapshot: SaveSnapshot = { state: 'saved', problem: null };
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;

  constructor(options: SaveQueueOptions<Parts>, pending: Partial<Parts> = {}) {
    this.options = options;
    this.pending = pending;
    if (Object.keys(pending).length > 0) this.snapshot = { state: 'saving', problem: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SaveSnapshot => this.snapshot;

  /** Takes up what is waiting; call it when the screen appears. */
  readonly start = (): void => {
    this.stopped = false;
    if (Object.keys(this.pending).length > 0) this.schedule(0);
  };

  readonly stop = (): void => {
    this.stopped = true;
    clearTimeout(this.timer);
  };

  set<P extends keyof Parts>(part: P, value: Parts[P]): void {
    this.pending = { ...this.pending, [part]: value };
    this.failures = 0;
    this.options.keep(this.pending);
    this.show({ state: 'saving', problem: null });
    this.schedule(DEBOUNCE_MS);
  }

  /** The value is no longer wanted, such as an edit of a note that was replaced. */
  drop(part: keyof Parts): void {
    if (!(part in this.pending)) return;
    const { [part]: _, ...rest } = this.pending;
    this.pending = rest as Partial<Parts>;
    this.options.keep(this.pending);
    if (Object.keys(rest).length === 0) this.show({ state: 'saved', problem: null });
  }

  readonly waiting = (): Partial<Parts> => this.pending;

  /** Saves what waits, now. Resolves to whether everything is stored. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  };

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  private async run(): Promise<boolean> {
    const refused = new Map<keyof Parts, unknown>();
    for (;;) {
      const part = this.next(refused);
      if (part === undefined) return this.ended(refused);
      this.show({ state: 'saving', problem: null });
      const value = this.pending[part] as Parts[typeof part];
      try {
        await this.options.send(part, value);
      } catch (error) {
        if (mayPass(error)) return this.failed(error);
        refused.set(part, error);
        continue;
      }
      this.failures = 0;
      // Something newer may have been set while this one travelled.
      if (this.pending[part] === value) this.drop(part);
    }
  }

  private next(refused: ReadonlyMap<keyof Parts, unknown>): keyof Parts | undefined {
    return (Object.keys(this.pending) as (keyof Parts)[]).find((part) => !refused.has(part));
  }

  private ended(refused: ReadonlyMap<keyof Parts, unknown>): boolean {
    const [error] = refused.values();
    if (error === undefined) this.show({ state: 'saved', problem: null });
    else this.show({ state: 'unsaved', problem: serverMessage(error) ?? 'The server refused it.' });
    return error === undefined;
  }

  private failed(error: unknown): false {
    const state = isUnanswered(error) ? 'unknown' : 'unsaved';
    this.show({ state, problem: serverMessage(error) ?? 'The server cannot be reached.' });
    this.schedule(RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] as number);
    this.failures += 1;
    return false;
  }

  private show(snapshot: SaveSnapshot): void {
    if (snapshot.state === this.snapshot.state && snapshot.problem === this.snapshot.problem) return;
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}
