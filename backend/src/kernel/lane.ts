import type { Recorded } from './decider.ts';
import { type Position, type StoredEvent, UnavailableError } from './event-log.port.ts';
import { foldBatch } from './fold-batch.ts';
import { messageOf } from './message-of.ts';
import type { Projection } from './projection.ts';
import { LeaseLostError, type ReadModels, type Write } from './read-models.port.ts';

/** A checkpoint that only passes by is written this often, in events. */
const IDLE_CHECKPOINT = 2000;

/** One projection on its way through the log. */
export class Lane {
  /** '' before the first event. */
  passed: Position = '';
  /** Why it stands still; null while it runs. */
  parked: string | null = null;
  private saved: Position = '';
  private idle = 0;

  constructor(
    readonly projection: Projection,
    private readonly models: ReadModels,
    private readonly alarm: (message: string) => void,
  ) {}

  handles(type: string): boolean {
    return type in this.projection.on;
  }

  /** '' before the first batch. */
  async checkpoint(): Promise<Position> {
    return (await this.models.checkpoint(this.projection.name)) ?? '';
  }

  /** Whether the documents hold this position, whoever wrote them. */
  async hasPassed(position: Position): Promise<boolean> {
    return (await this.checkpoint()) >= position;
  }

  /** Goes on from where the documents stand. */
  async load(): Promise<void> {
    this.passed = this.saved = await this.checkpoint();
    this.idle = 0;
  }

  /**
   * Goes on over a batch. What it cannot go on over parks it.
   * @throws UnavailableError, LeaseLostError: another time, from where the checkpoint then stands
   */
  async advance(
    stored: readonly StoredEvent[],
    decoded: ReadonlyMap<string, Recorded | Error>,
  ): Promise<void> {
    const last = stored.at(-1)!.position;
    const mine = stored.filter(({ type, position }) => this.handles(type) && position > this.passed);
    try {
      if (mine.length > 0) {
        const events = mine.map(({ id }) => readable(decoded.get(id)!));
        await this.save(await foldBatch(this.projection, events, this.models), last);
      }
      this.passed = last;
      this.idle += stored.length;
      if (this.idle >= IDLE_CHECKPOINT) await this.save([], last);
    } catch (error) {
      // A lost engine is waited for; anything else would fail again and again.
      if (error instanceof UnavailableError || error instanceof LeaseLostError) throw error;
      this.parked = messageOf(error);
      this.alarm(`Projection ${this.projection.name} is parked: ${this.parked}`);
    }
  }

  /** Writes how far it has come, where that is not written yet. */
  async settle(): Promise<void> {
    if (!this.parked && this.passed > this.saved) await this.save([], this.passed);
  }

  private async save(writes: readonly Write[], upTo: Position): Promise<void> {
    await this.models.apply(this.projection.name, writes, upTo);
    this.saved = upTo;
    this.idle = 0;
  }
}

function readable(event: Recorded | Error): Recorded {
  if (event instanceof Error) throw event;
  return event;
}
