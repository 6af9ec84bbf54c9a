import type { Codec } from '../log/codec.ts';
import type { EventLog, Position } from '../log/event-log.port.ts';
import { Following } from './following.ts';
import { Lane } from './lane.ts';
import { Lanes, openEvents, PAGE } from './lanes.ts';
import { Leading, type LeadingOptions } from './leading.ts';
import { collectionsOf, type Projection } from './projection.ts';
import type { Collection, ReadModels } from './read-models.port.ts';
import { Retold } from './retold.ts';

/** Where one projection stands. */
export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly passed: Position | null;
  /** Why it stands still; null while it runs. */
  readonly parked: string | null;
  readonly isAwaitedByReaders: boolean;
}

/** The `alarm` hears of parked projections, too. */
export interface ProjectorOptions extends LeadingOptions {
  /** Collections that lie beside those of the projections. */
  readonly beside?: readonly Collection[];
  /** Called when the read models are open and before they are used; what it throws ends the start. */
  readonly opened?: () => Promise<void>;
  /** In milliseconds: how long an answer waits for what the projections show, at the most; left out: 2,000. */
  readonly patience?: number | undefined;
}

const PATIENCE = 2000;

/**
 * Keeps every projection current. Of all processes on the same read models one leads and writes them (leading.ts);
 * the others look at the checkpoints (following.ts), and one of them takes over when the leader is gone.
 */
export class Projector {
  private readonly lanes: Lanes;
  private readonly leading: Leading;
  private readonly following: Following;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** Up to where a projection is known to show everything, beyond its own checkpoint. */
  private readonly looked = new Map<string, Position>();

  constructor(
    private readonly log: EventLog,
    private readonly models: ReadModels,
    codec: Codec,
    projections: readonly Projection[],
    private readonly options: ProjectorOptions,
  ) {
    const retold = new Retold({
      log,
      subject: (stored) => codec.subject(stored),
      open: (stored) => openEvents(codec, stored),
      reachesOthers: (type) => projections.some(({ on }) => typeof on[type] === 'object'),
    });
    const lanes = projections.map((projection) => new Lane(projection, models, options.alarm, retold));
    this.lanes = new Lanes(lanes, codec, options.alarm, log);
    this.leading = new Leading(log, models, this.lanes, options, () => this.looked.clear());
    this.following = new Following(log, this.lanes);
  }

  /**
   * Resolves when the documents have caught up with the log, here or by the leader; then goes on. `log` tells
   * it from others: documents of another are left behind.
   */
  async start(log = ''): Promise<void> {
    const projections = this.lanes.all.map(({ projection }) => projection);
    const collections = [...collectionsOf(projections), ...(this.options.beside ?? [])];
    await this.models.open(collections.map((collection) => ({ ...collection, log })));
    await this.options.opened?.();
    const lead = this.models.lead(this.stopping.signal);
    const enough = new AbortController();
    const first = await Promise.race([lead, this.following.caughtUp(enough.signal)]);
    enough.abort();
    if (first) await this.leading.catchUp();
    this.running = this.leading.serve(lead, this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.leading.end();
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
    if (!this.leading.leads) await this.lanes.load();
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

  private reached(lanes: readonly Lane[], position: Position, timeout: number): Promise<boolean> {
    return (this.leading.leads ? this.leading : this.following).shows(lanes, position, timeout);
  }

  /**
   * Whether one projection shows all that concerns it of what the log holds as this is asked. Waits for it at
   * most `timeout` milliseconds.
   */
  async caughtUp(name: string, timeout = this.options.patience ?? PATIENCE): Promise<boolean> {
    const lane = this.lanes.named(name);
    const end = performance.now() + timeout;
    const standing = this.leading.leads ? lane.passed : await lane.checkpoint();
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
}

const latest = (a: Position, b: Position = '') => (a > b ? a : b);
