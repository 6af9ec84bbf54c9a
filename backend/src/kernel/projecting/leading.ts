import { setTimeout as pause } from 'node:timers/promises';
import { allDone } from '../basics/all-done.ts';
import { messageOf } from '../basics/message-of.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import type { Read } from './fold-batch.ts';
import type { Lane } from './lane.ts';
import { type Lanes, PAGE } from './lanes.ts';
import { type Lead, LeaseLostError, type ReadModels } from './read-models.port.ts';
import { Unhurried } from './unhurried.ts';
import { Visibility } from './visibility.ts';

const RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

export interface LeadingOptions {
  /** Hears of lost engines. Never patient data. */
  readonly alarm: (message: string) => void;
  /** Hears how many events a catch-up has read, now and then. */
  readonly progress?: (read: number) => void;
  /** In milliseconds: how long the projections that only their readers wait for let events gather. */
  readonly gatherMs?: number;
  /** Called at a stop, when everything is written and this process may still write the read models. */
  readonly leaving?: () => Promise<void>;
}

/**
 * What the process that leads does: it catches up, then follows the log, in one loop that reads and decodes each
 * event once and hands it to every projection that has not passed it.
 */
export class Leading {
  /** Whether it leads at this moment, and its memory tells what the documents show. */
  leads = false;
  /** Those that answers wait for, and those that only their readers do. */
  private readonly prompt: Lanes;
  private readonly leisurely: Lanes;
  private unhurried: Unhurried | null = null;
  private readonly visibility = new Visibility();
  /** Whether the log's following was interrupted, and that was told. */
  private standsStill = false;

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    private readonly lanes: Lanes,
    private readonly options: LeadingOptions,
    /** Called when documents that were shown could not be written: what was known of them holds no more. */
    private readonly setBack: () => void,
  ) {
    this.prompt = lanes.those(({ projection }) => !projection.isAwaitedByReaders);
    this.leisurely = lanes.those(({ projection }) => projection.isAwaitedByReaders === true);
  }

  /**
   * Whether the documents show all that concerns these lanes up to a position, within `timeout` milliseconds; said at
   * once where the engine has stopped until a restart.
   */
  shows(lanes: readonly Lane[], position: Position, timeout: number): Promise<boolean> {
    const passed = this.visibility.passed(lanes, position, this.models.stopped?.() ? 0 : timeout);
    if (this.visibility.awaits(this.leisurely.all)) void this.unhurried?.hurry();
    return passed;
  }

  /** Nobody is kept waiting any longer. */
  end(): void {
    this.visibility.end();
  }

  /** Up to the end of the log, before anything is served. */
  async catchUp(): Promise<void> {
    await this.lanes.load();
    let read = 0;
    let at = this.lanes.slowest();
    let [page, opened] = await this.nextPage(at);
    while (page.length > 0) {
      at = page.at(-1)!.position;
      const projected = this.lanes.project(page, opened);
      // While the engine writes what one page made, the next is read and opened.
      const next = this.nextPage(at);
      await allDone([projected, next]);
      this.options.progress?.((read += page.length));
      [page, opened] = await next;
    }
    await this.settled();
    await this.models.retire();
  }

  /** @throws what could not be written */
  private async settled(): Promise<void> {
    await this.lanes.settle();
    const failure = await this.models.landed?.();
    if (failure) throw failure;
  }

  private async nextPage(after: Position | null): Promise<[StoredEvent[], Promise<Read[]>]> {
    const page = await this.log.readAll(after, PAGE);
    const opened = this.lanes.read(page);
    // Whoever projects them hears of a failure.
    opened.catch(() => undefined);
    return [page, opened];
  }

  /** Leads whenever it may, until the signal aborts. */
  async serve(first: Promise<Lead>, signal: AbortSignal): Promise<void> {
    for (let leading: Promise<Lead> | null = first; !signal.aborted; leading = null) {
      try {
        await this.lead(await (leading ?? this.models.lead(signal)), signal);
      } catch (error) {
        if (signal.aborted) return;
        this.options.alarm(`The read models cannot be led: ${messageOf(error)}`);
        await pause(RETRY_MS);
      }
    }
  }

  private async lead(lead: Lead, stopping: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopping, lead.lost]);
    for (let wait = RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        // After an error the checkpoint alone tells what stands.
        await this.models.landed?.();
        await this.lanes.load();
        this.leads = true;
        await this.follow(signal, () => (wait = RETRY_MS));
      } catch (error) {
        if (error instanceof LeaseLostError) break;
        this.interrupted(messageOf(error));
      }
      if (!signal.aborted) await pause(wait, undefined, { signal }).catch(() => undefined);
    }
    this.leads = false;
    if (!lead.lost.aborted) await this.handOver(lead, stopping.aborted);
  }

  /** Until the signal aborts. @throws whatever stops one of the lanes */
  private async follow(signal: AbortSignal, advanced: () => void): Promise<void> {
    const failing = new AbortController();
    const unhurried = new Unhurried(
      this.leisurely,
      {
        isAwaited: () => this.visibility.awaits(this.leisurely.all),
        moved: () => this.visibility.moved(),
        failed: (error) => failing.abort(error),
      },
      this.options.gatherMs,
    );
    this.unhurried = unhurried;
    this.models.hearFailures?.((failure) => {
      // Until it has gone back its memory tells of documents that do not stand.
      this.leads = false;
      this.setBack();
      failing.abort(failure);
    });
    try {
      const until = AbortSignal.any([signal, failing.signal]);
      for await (const batch of this.log.follow(this.lanes.slowest(), until)) {
        const read = await this.lanes.read(batch);
        await this.prompt.project(batch, Promise.resolve(read));
        await unhurried.add(batch, read);
        this.goesOn();
        this.visibility.moved();
        advanced();
      }
    } finally {
      await unhurried.hurry();
    }
    failing.signal.throwIfAborted();
  }

  /** One line at the stop, however often it is tried again, and one at the recovery. */
  private interrupted(reason: string): void {
    if (this.standsStill) return;
    this.standsStill = true;
    this.options.alarm(`Following the event log was interrupted: ${reason}`);
  }

  private goesOn(): void {
    if (this.standsStill) this.options.alarm('Following the event log goes on.');
    this.standsStill = false;
  }

  private async handOver(lead: Lead, isStopping: boolean): Promise<void> {
    try {
      await this.settled();
      if (isStopping) await this.options.leaving?.();
      await lead.release();
    } catch (error) {
      // What is not written is folded again by whoever leads next.
      this.options.alarm(`The read models were left as they stood: ${messageOf(error)}`);
    }
  }
}
