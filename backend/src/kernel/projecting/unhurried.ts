import type { StoredEvent } from '../log/event-log.port.ts';
import type { Read } from './fold-batch.ts';
import { type Lanes, PAGE } from './lanes.ts';

/** Of events: who is so far behind is waited for, or memory would hold the log. */
const MOST = 10 * PAGE;

/**
 * Takes the lanes that only their readers wait for over the log, many events at once: what a batch costs beside its
 * events, such as its transaction and its tally, is then spent on hundreds of them, and no answer pays for it. Whoever
 * reads hurries them.
 */
export class Unhurried {
  private stored: StoredEvent[] = [];
  private read: Read[] = [];
  private going: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** After a failure nothing goes on over the gap: it is read again from where the documents stand. */
  private isOver = false;

  /** `isAwaited`: whether somebody waits for one of these lanes; `moved`: they have gone on; `failed`: they could not. */
  constructor(
    private readonly lanes: Lanes,
    private readonly on: { isAwaited(): boolean; moved(): void; failed(error: unknown): void },
    /** In milliseconds: so long events gather while nobody waits for them. */
    private readonly gatherMs = 250,
  ) {}

  /** `read`: the events as they were opened for all lanes. */
  async add(stored: readonly StoredEvent[], read: readonly Read[]): Promise<void> {
    if (this.lanes.all.length === 0) return;
    this.stored.push(...stored);
    this.read.push(...read);
    if (this.stored.length < PAGE && !this.on.isAwaited())
      return void (this.timer ??= setTimeout(() => void this.hurry(), this.gatherMs));
    const gone = this.hurry();
    if (this.stored.length >= MOST) await gone;
  }

  /** What is gathered goes now. Never refuses. */
  async hurry(): Promise<void> {
    while (this.going) await this.going;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.stored.length === 0 || this.isOver) return;
    this.going = this.project();
    await this.going;
  }

  private async project(): Promise<void> {
    const [stored, read] = [this.stored, this.read];
    [this.stored, this.read] = [[], []];
    try {
      await this.lanes.project(stored, Promise.resolve(read));
      this.on.moved();
    } catch (error) {
      this.isOver = true;
      this.on.failed(error);
    } finally {
      this.going = null;
    }
  }
}
