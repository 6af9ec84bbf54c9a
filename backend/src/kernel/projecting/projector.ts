import { setTimeout as pause } from 'node:timers/promises';
import type { Codec } from '../log/codec.ts';
import { DistantLane } from './distant-lane.ts';
import type { Read } from './fold-batch.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import { allDone } from '../basics/all-done.ts';
import { Lane } from './lane.ts';
import { Lanes, PAGE } from './lanes.ts';
import { messageOf } from '../basics/message-of.ts';
import { type Projection, setAsideOf } from './projection.ts';
import { type Collection, type Lead, LeaseLostError, type ReadModels } from './read-models.port.ts';
import { Unhurried } from './unhurried.ts';
import { Visibility } from './visibility.ts';

/** Where one projection stands. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly passed: Position | null;
  /** Why it stands still; null while it runs. */
  readonly parked: string | null;
  readonly isAwaitedByReaders: boolean;
}

export interface ProjectorOptions {
  /** Hears of parked projections and lost engines. Never patient data. */
  readonly alarm: (message: string) => void;
  /** Hears how many events a catch-up has read, now and then. */
  readonly progress?: (read: number) => void;
  /** Collections that lie beside those of the projections. */
  readonly beside?: readonly Collection[];
  /** Called when the read models are open and before they are used; what it throws ends the start. */
  readonly opened?: () => Promise<void>;
  /** In milliseconds: how long an answer waits for what the projections show, at the most; left out: 2,000. */
  readonly patience?: number | undefined;
  /** In milliseconds: how long the projections that only their readers wait for let events gather. */
  readonly gatherMs?: number;
}

const PATIENCE = 2000;
const POLL_MS = 20;
const ALONE_MS = 500;
const RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/**
 * Keeps every projection current. Of all processes on the same read models one leads and writes them; the
 * others look at the checkpoints, and one of them takes over when the leader is gone. The leader catches up,
 * then follows: one loop reads and decodes each event once and hands it to every projection that has not
 * passed it.
 */
export class Projector {
  private readonly lanes: Lanes;
  /** Those that answers wait for, and those that only their readers do. */
  private readonly prompt: Lanes;
  private readonly leisurely: Lanes;
  private unhurried: Unhurried | null = null;
  private readonly visibility = new Visibility();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private leads = false;
  /** Whether the log's following was interrupted, and that was told. */
  private standsStill = false;
  /** Up to where a projection is known to show everything, beyond its own checkpoint. */
  private readonly looked = new Map<string, Position>();

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    codec: Codec,
    projections: readonly Projection[],
    private readonly options: ProjectorOptions,
  ) {
    const lanes = projections.map((projection) => new Lane(projection, models, options.alarm));
    this.lanes = new Lanes(lanes, codec, options.alarm);
    this.prompt = this.lanes.those(({ projection }) => !projection.isAwaitedByReaders);
    this.leisurely = this.lanes.those(({ projection }) => projection.isAwaitedByReaders === true);
  }

  /**
   * Resolves when the documents have caught up with the log, here or by the leader; then goes on. `log` tells
   * it from others: documents of another are left behind.
   */
  async start(log = ''): Promise<void> {
    const collections = [
      ...this.lanes.all.flatMap(({ projection }) => [projection, setAsideOf(projection)]),
      ...(this.options.beside ?? []),
    ];
    await this.models.open(collections.map((collection) => ({ ...collection, log })));
    await this.options.opened?.();
    const leading = this.models.lead(this.stopping.signal);
    const enough = new AbortController();
    const first = await Promise.race([leading, this.caughtUpElsewhere(enough.signal)]);
    enough.abort();
    if (first) await this.catchUp();
    this.running = this.serve(leading);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.visibility.end();
  }

  status(): ProjectionStatus[] {
    return this.lanes.all.map(({ projection, passed, parked }) => ({
      name: projection.name,
      version: projection.version,
      passed: passed || null,
      parked,
      isAwaitedByReaders: projection.isAwaitedByReaders ?? false,
    }));
  }

  /** The streams of which some projection folds nothing any more. */
  setAside(): string[] {
    return this.lanes.setAside();
  }

  /** Learns from the checkpoints how far the leader has come, where that is another process. */
  async refresh(): Promise<void> {
    if (!this.leads) await this.lanes.load();
  }

  /**
   * Resolves true once every projection that handles one of these event types, but those that only their readers wait
   * for, shows all that concerns it up to the position; false after `timeout` milliseconds, or at once when one of them is parked.
   */
  async passed(
    types: readonly string[],
    position: Position,
    timeout = this.options.patience ?? PATIENCE,
  ): Promise<boolean> {
    const lanes = this.lanes.concernedBy(types).filter(({ projection }) => !projection.isAwaitedByReaders);
    return this.reached(lanes, position, timeout);
  }

  private async reached(lanes: readonly Lane[], position: Position, timeout: number): Promise<boolean> {
    if (this.leads) {
      const passed = this.visibility.passed(lanes, position, timeout);
      if (this.visibility.awaits(this.leisurely.all)) void this.unhurried?.hurry();
      return passed;
    }
    const views = lanes.map((lane) => new DistantLane(lane, position, this.log));
    for (const end = performance.now() + timeout; performance.now() < end; await pause(POLL_MS)) {
      // The change itself is durable: a read model that is away only leaves it unseen for now.
      const passed = await Promise.all(views.map((view) => view.shows())).catch(() => [false]);
      if (passed.every(Boolean)) return true;
    }
    return false;
  }

  /**
   * Whether one projection shows all that concerns it of what the log holds as this is asked. Waits for it at
   * most `timeout` milliseconds.
   */
  async caughtUp(name: string, timeout = this.options.patience ?? PATIENCE): Promise<boolean> {
    const lane = this.lanes.named(name);
    const end = performance.now() + timeout;
    const standing = this.leads ? lane.passed : await lane.checkpoint();
    for (let at = latest(standing, this.looked.get(name)); ;) {
      const page = this.log.recent?.(at, PAGE) ?? (await this.log.readAll(at || null, PAGE));
      const concerning = page.findLast(({ type }) => lane.handles(type));
      if (concerning && !(await this.reached([lane], concerning.position, end - performance.now())))
        return false;
      at = page.at(-1)?.position ?? at;
      this.looked.set(name, at);
      if (page.length < PAGE) return true;
    }
  }

  /** Leads whenever it may, until it is told to stop. */
  private async serve(first: Promise<Lead>): Promise<void> {
    const { signal } = this.stopping;
    for (let leading: Promise<Lead> | null = first; !signal.aborted; leading = null) {
      try {
        await this.lead(await (leading ?? this.models.lead(signal)));
      } catch (error) {
        if (signal.aborted) return;
        this.options.alarm(`The read models cannot be led: ${messageOf(error)}`);
        await pause(RETRY_MS);
      }
    }
  }

  private async lead(lead: Lead): Promise<void> {
    const signal = AbortSignal.any([this.stopping.signal, lead.lost]);
    for (let wait = RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        // After an error the checkpoint alone tells what stands.
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
    if (!lead.lost.aborted) await this.handOver(lead);
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

  private async handOver(lead: Lead): Promise<void> {
    try {
      await this.lanes.settle();
      await lead.release();
    } catch (error) {
      // What is not written is folded again by whoever leads next.
      this.options.alarm(`The read models were left as they stood: ${messageOf(error)}`);
    }
  }

  private async catchUp(): Promise<void> {
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
    await this.lanes.settle();
    await this.models.retire();
  }

  private async nextPage(after: Position | null): Promise<[StoredEvent[], Promise<Read[]>]> {
    const page = await this.log.readAll(after, PAGE);
    const opened = this.lanes.read(page);
    // Whoever projects them hears of a failure.
    opened.catch(() => undefined);
    return [page, opened];
  }

  /** Resolves null once the leader's documents hold everything that the log held when it was asked. */
  private async caughtUpElsewhere(enough: AbortSignal): Promise<null> {
    // Time for this process to become the leader itself, as it does where it is alone.
    await pause(ALONE_MS, undefined, { ref: false });
    if (enough.aborted) return null;
    const wanted = await this.lanes.lastConcerning(this.log);
    for (; !enough.aborted; await pause(POLL_MS * 10)) {
      const passed = [...wanted].map(([lane, position]) => lane.hasPassed(position));
      if ((await Promise.all(passed)).every(Boolean)) break;
    }
    return null;
  }
}

const latest = (a: Position, b: Position = '') => (a > b ? a : b);
