import type { Codec } from './codec.ts';
import type { Recorded } from './decider.ts';
import { type EventLog, type Position, type StoredEvent, UnavailableError } from './event-log.port.ts';
import { foldBatch } from './fold-batch.ts';
import type { Projection } from './projection.ts';
import type { ReadModels } from './read-models.port.ts';

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
/** A checkpoint that only passes by is written this often, in events. */
const IDLE_CHECKPOINT = 2000;
const RETRY_MS = 250;

class Lane {
  passed: Position = '';
  saved: Position = '';
  idle = 0;
  parked: string | null = null;
  constructor(readonly projection: Projection) {}
}

interface Waiter {
  readonly lanes: readonly Lane[];
  readonly position: Position;
  readonly resolve: (visible: boolean) => void;
}

/**
 * Keeps every projection current: catches up, then follows. One loop reads and decodes each event once and
 * hands it to every projection that has not passed it; each applies its documents and its own checkpoint
 * together. A projection that cannot go on is parked with an alarm and leaves the others running.
 */
export class Projector {
  private readonly lanes: Lane[];
  private readonly waiters = new Set<Waiter>();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    private readonly codec: Codec,
    projections: readonly Projection[],
    private readonly options: ProjectorOptions,
  ) {
    this.lanes = projections.map((projection) => new Lane(projection));
  }

  /** Resolves when every projection has caught up with the log; then goes on in the background. */
  async start(): Promise<void> {
    await this.models.open(this.lanes.map(({ projection }) => projection));
    for (const lane of this.lanes) {
      lane.passed = lane.saved = (await this.models.checkpoint(lane.projection.name)) ?? '';
    }
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
    this.running = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    for (const lane of this.lanes) if (!lane.parked && lane.passed > lane.saved) await this.save(lane, []);
    for (const waiter of this.waiters) waiter.resolve(false);
  }

  status(): ProjectionStatus[] {
    return this.lanes.map(({ projection, passed, parked }) => ({
      name: projection.name,
      version: projection.version,
      passed: passed || null,
      parked,
    }));
  }

  /**
   * Resolves true once every projection that handles one of these event types has passed the position; false
   * after `timeout` milliseconds, or at once when one of them is parked.
   */
  async passed(types: readonly string[], position: Position, timeout = 2000): Promise<boolean> {
    const lanes = this.lanes.filter(({ projection }) => types.some((type) => type in projection.on));
    if (lanes.some((lane) => lane.parked)) return false;
    if (lanes.every((lane) => lane.passed >= position)) return true;
    return new Promise<boolean>((settle) => {
      const resolve = (visible: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        settle(visible);
      };
      const timer = setTimeout(() => resolve(false), timeout);
      const waiter: Waiter = { lanes, position, resolve };
      this.waiters.add(waiter);
    });
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        for await (const batch of this.log.follow(this.slowest(), signal)) await this.project(batch);
      } catch (error) {
        this.options.alarm(`Following the event log was interrupted: ${messageOf(error)}`);
      }
      if (!signal.aborted) await pause(RETRY_MS);
    }
  }

  private slowest(): Position | null {
    const running = this.lanes.filter((lane) => !lane.parked).map((lane) => lane.passed);
    return running.sort()[0] || null;
  }

  private async project(stored: readonly StoredEvent[]): Promise<void> {
    const decoded = await this.decode(stored);
    const last = stored.at(-1)!.position;
    for (const lane of this.lanes) {
      if (!lane.parked && lane.passed < last) await this.advance(lane, stored, decoded, last);
    }
    for (const waiter of [...this.waiters]) {
      if (waiter.lanes.some((lane) => lane.parked)) waiter.resolve(false);
      else if (waiter.lanes.every((lane) => lane.passed >= waiter.position)) waiter.resolve(true);
    }
  }

  /** Only what some projection waits for is opened; what cannot be read is an Error in its place. */
  private async decode(stored: readonly StoredEvent[]): Promise<Map<string, Recorded | Error>> {
    const wanted = stored.filter((event) =>
      this.lanes.some(({ projection, passed }) => event.type in projection.on && passed < event.position),
    );
    const decoded = await Promise.all(
      wanted.map((event) => this.codec.decode(event).catch((error: unknown) => asError(error))),
    );
    return new Map(wanted.map((event, index) => [event.id, decoded[index]!]));
  }

  private async advance(
    lane: Lane,
    stored: readonly StoredEvent[],
    decoded: ReadonlyMap<string, Recorded | Error>,
    last: Position,
  ): Promise<void> {
    const { projection } = lane;
    const mine = stored.filter((event) => event.type in projection.on && event.position > lane.passed);
    try {
      if (mine.length > 0) {
        const events = mine.map(({ id }) => readable(decoded.get(id)!));
        await this.save(lane, await foldBatch(projection, events, this.models), last);
      }
      lane.passed = last;
      lane.idle += stored.length;
      if (lane.idle >= IDLE_CHECKPOINT) await this.save(lane, []);
    } catch (error) {
      // A lost engine is waited for by the loop; anything else would fail again and again.
      if (error instanceof UnavailableError) throw error;
      lane.parked = messageOf(error);
      this.options.alarm(`Projection ${projection.name} is parked: ${lane.parked}`);
    }
  }

  private async save(
    lane: Lane,
    writes: Parameters<ReadModels['apply']>[1],
    upTo = lane.passed,
  ): Promise<void> {
    await this.models.apply(lane.projection.name, writes, upTo);
    lane.saved = upTo;
    lane.idle = 0;
  }
}

function readable(event: Recorded | Error): Recorded {
  if (event instanceof Error) throw event;
  return event;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(messageOf(error)));

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
