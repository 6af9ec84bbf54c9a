import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog, Position } from '../log/event-log.port.ts';
import { DistantLane } from './distant-lane.ts';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';

const POLL_MS = 20;
const ALONE_MS = 500;

/** What a process that does not lead knows of the read models: how far the leader has come, by the checkpoints. */
export class Following {
  constructor(
    private readonly log: EventLog,
    private readonly lanes: Lanes,
  ) {}

  /** Whether the documents show all that concerns these lanes up to a position, within `timeout` milliseconds. */
  async shows(lanes: readonly Lane[], position: Position, timeout: number): Promise<boolean> {
    const views = lanes.map((lane) => new DistantLane(lane, position, this.log));
    for (const end = performance.now() + timeout; performance.now() < end; await pause(POLL_MS)) {
      // The change itself is durable: a read model that is away only leaves it unseen for now.
      const passed = await Promise.all(views.map((view) => view.shows())).catch(() => [false]);
      if (passed.every(Boolean)) return true;
    }
    return false;
  }

  /** Resolves null once the leader's documents hold everything that the log held when it was asked. */
  async caughtUp(enough: AbortSignal): Promise<null> {
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
