import { setTimeout as pause } from 'node:timers/promises';
import type { Codec } from './codec.ts';
import type { Recorded } from './decider.ts';
import type { EventLog, Position, StoredEvent } from './event-log.port.ts';
import { Lane } from './lane.ts';
import { messageOf } from './message-of.ts';
import type { Projection } from './projection.ts';
import { type Lead, LeaseLostError, type ReadModels } from './read-models.port.ts';
import { Visibility } from './visibility.ts';

/** Where one projection stands. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly passed: Position | null;
  /** Why it stands still; null while it runs. */
  readonly parked: string | null;
}

export interface ProjectorOptions {
  /** Hears of parked projections and lost engines. Never patient data. */
  readonly alarm: (message: string) => void;
  /** Hears how many events a catch-up has read, now and then. */
  readonly progress?: (read: number) => void;
}

const PAGE = 500;
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
  private readonly lanes: readonly Lane[];
  private readonly visibility = new Visibility();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private leads = false;

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    private readonly codec: Codec,
    projections: readonly Projection[],
    private readonly options: ProjectorOptions,
  ) {
    this.lanes = projections.map((projection) => new Lane(projection, models, options.alarm));
  }

  /** Resolves when the documents have caught up with the log, here or by the leader; then goes on. */
  async start(): Promise<void> {
    await this.models.open(this.lanes.map(({ projection }) => projection));
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
    return this.lanes.map(({ projection, passed, parked }) => ({
      name: projection.name,
      version: projection.version,
      passed: passed || null,
      parked,
    }));
  }

  /** Learns from the checkpoints how far the leader has come, where that is another process. */
  async refresh(): Promise<void> {
    if (!this.leads) await this.load();
  }

  /**
   * Resolves true once every projection that handles one of these event types has passed the position; false
   * after `timeout` milliseconds, or at once when one of them is parked.
   */
  async passed(types: readonly string[], position: Position, timeout = 2000): Promise<boolean> {
    const lanes = this.lanes.filter((lane) => types.some((type) => lane.handles(type)));
    if (this.leads) return this.visibility.passed(lanes, position, timeout);
    for (const end = performance.now() + timeout; performance.now() < end; await pause(POLL_MS)) {
      // The change itself is durable: a read model that is away only leaves it unseen for now.
      const passed = await Promise.all(lanes.map((lane) => this.hasPassed(lane, position))).catch(() => [
        false,
      ]);
      if (passed.every(Boolean)) return true;
    }
    return false;
  }

  private async hasPassed({ projection }: Lane, position: Position): Promise<boolean> {
    return ((await this.models.checkpoint(projection.name)) ?? '') >= position;
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
        await this.load();
        this.leads = true;
        for await (const batch of this.log.follow(this.slowest(), signal)) {
          await this.project(batch);
          wait = RETRY_MS;
        }
      } catch (error) {
        if (error instanceof LeaseLostError) break;
        this.options.alarm(`Following the event log was interrupted: ${messageOf(error)}`);
      }
      if (!signal.aborted) await pause(wait, undefined, { signal }).catch(() => undefined);
    }
    this.leads = false;
    if (!lead.lost.aborted) await this.handOver(lead);
  }

  private async handOver(lead: Lead): Promise<void> {
    try {
      for (const lane of this.lanes) await lane.settle();
      await lead.release();
    } catch (error) {
      // What is not written is folded again by whoever leads next.
      this.options.alarm(`The read models were left as they stood: ${messageOf(error)}`);
    }
  }

  private async catchUp(): Promise<void> {
    await this.load();
    let read = 0;
    let at = this.slowest();
    for (;;) {
      const page = await this.log.readAll(at, PAGE);
      const last = page.at(-1);
      if (!last) break;
      await this.project(page);
      at = last.position;
      this.options.progress?.((read += page.length));
    }
    for (const lane of this.lanes) await lane.settle();
    await this.models.retire();
  }

  /** Resolves null once the leader's documents hold everything that the log held when it was asked. */
  private async caughtUpElsewhere(enough: AbortSignal): Promise<null> {
    // Time for this process to become the leader itself, as it does where it is alone.
    await pause(ALONE_MS);
    if (enough.aborted) return null;
    const wanted = await this.lastConcerning();
    for (; !enough.aborted; await pause(POLL_MS * 10)) {
      const passed = [...wanted].map(([lane, position]) => this.hasPassed(lane, position));
      if ((await Promise.all(passed)).every(Boolean)) break;
    }
    return null;
  }

  /** The last event of the log that concerns each projection, as far as one lies behind its checkpoint. */
  private async lastConcerning(): Promise<Map<Lane, Position>> {
    const last = new Map<Lane, Position>();
    const checkpoints = await Promise.all(
      this.lanes.map(({ projection }) => this.models.checkpoint(projection.name)),
    );
    for (let at = checkpoints.map((one) => one ?? '').sort()[0] || null; ;) {
      const page = await this.log.readAll(at, PAGE);
      for (const { type, position } of page) {
        for (const lane of this.lanes) if (lane.handles(type)) last.set(lane, position);
      }
      if (page.length === 0) return last;
      at = page.at(-1)!.position;
    }
  }

  private async load(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.load()));
  }

  private slowest(): Position | null {
    const running = this.lanes.filter((lane) => !lane.parked).map((lane) => lane.passed);
    return running.sort()[0] || null;
  }

  private async project(stored: readonly StoredEvent[]): Promise<void> {
    const decoded = await this.decode(stored);
    const last = stored.at(-1)!.position;
    for (const lane of this.lanes) {
      if (!lane.parked && lane.passed < last) await lane.advance(stored, decoded);
    }
    this.visibility.moved();
  }

  /** Only what some projection waits for is opened; what cannot be read is an Error in its place. */
  private async decode(stored: readonly StoredEvent[]): Promise<Map<string, Recorded | Error>> {
    const wanted = stored.filter(({ type, position }) =>
      this.lanes.some((lane) => lane.handles(type) && lane.passed < position),
    );
    const decoded = await Promise.all(
      wanted.map((event) => this.codec.decode(event).catch((error: unknown) => asError(error))),
    );
    return new Map(wanted.map((event, index) => [event.id, decoded[index]!]));
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(messageOf(error)));
