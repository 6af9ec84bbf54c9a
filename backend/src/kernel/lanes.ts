import type { Codec } from './codec.ts';
import type { Recorded } from './decider.ts';
import type { EventLog, Position, StoredEvent } from './event-log.port.ts';
import type { Lane } from './lane.ts';
import { messageOf } from './message-of.ts';

/** Events read from the log at once. */
export const PAGE = 500;

/** All projections side by side: each event is read and decoded once for all of them. */
export class Lanes {
  constructor(
    readonly all: readonly Lane[],
    private readonly codec: Codec,
  ) {}

  /** Those that some of these event types concern. */
  concernedBy(types: readonly string[]): Lane[] {
    return this.all.filter((lane) => types.some((type) => lane.handles(type)));
  }

  named(name: string): Lane {
    const lane = this.all.find(({ projection }) => projection.name === name);
    if (!lane) throw new Error(`There is no projection ${name}.`);
    return lane;
  }

  /** Where the documents stand, whoever wrote them. */
  async load(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.load()));
  }

  async settle(): Promise<void> {
    for (const lane of this.all) await lane.settle();
  }

  /** Where reading has to begin for the slowest that still runs. */
  slowest(): Position | null {
    const running = this.all.filter((lane) => !lane.parked).map((lane) => lane.passed);
    return running.sort()[0] || null;
  }

  async project(stored: readonly StoredEvent[]): Promise<void> {
    const decoded = await this.decode(stored);
    const last = stored.at(-1)!.position;
    for (const lane of this.all) {
      if (!lane.parked && lane.passed < last) await lane.advance(stored, decoded);
    }
  }

  /** The last event of the log that concerns each, as far as one lies behind the slowest checkpoint. */
  async lastConcerning(log: EventLog): Promise<Map<Lane, Position>> {
    const last = new Map<Lane, Position>();
    const checkpoints = await Promise.all(this.all.map((lane) => lane.checkpoint()));
    for (let at = checkpoints.sort()[0] || null; ;) {
      const page = await log.readAll(at, PAGE);
      for (const { type, position } of page) {
        for (const lane of this.concernedBy([type])) last.set(lane, position);
      }
      if (page.length === 0) return last;
      at = page.at(-1)!.position;
    }
  }

  /** Only what some projection waits for is opened; what cannot be read is an Error in its place. */
  private async decode(stored: readonly StoredEvent[]): Promise<Map<string, Recorded | Error>> {
    const wanted = stored.filter(({ type, position }) =>
      this.concernedBy([type]).some((lane) => lane.passed < position),
    );
    const decoded = await Promise.all(
      wanted.map((event) => this.codec.decode(event).catch((error: unknown) => asError(error))),
    );
    return new Map(wanted.map((event, index) => [event.id, decoded[index]!]));
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(messageOf(error)));
