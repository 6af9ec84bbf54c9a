import type { EventLog, Position } from '../log/event-log.port.ts';
import type { Lane } from './lane.ts';

/** So many events behind a checkpoint are looked through. More of them mean that the leader is busy with them. */
const LOOKED_THROUGH = 50;

/** A lane that another process writes, as one who waits for a position sees it: by its checkpoint. */
export class DistantLane {
  private looked: Position | null = null;

  constructor(
    private readonly lane: Lane,
    private readonly position: Position,
    private readonly log: Pick<EventLog, 'readAll'>,
  ) {}

  /**
   * Whether the documents show all that concerns them up to the position. A checkpoint does not move for what
   * does not concern its lane, so behind one that stands short of the position the log itself is asked, once
   * for each checkpoint.
   */
  async shows(): Promise<boolean> {
    const checkpoint = await this.lane.checkpoint();
    if (checkpoint >= this.position) return true;
    if (checkpoint === this.looked) return false;
    const next = await this.log.readAll(checkpoint || null, LOOKED_THROUGH);
    this.looked = checkpoint;
    const isWhole = (next.at(-1)?.position ?? '') >= this.position;
    return isWhole && !next.some((event) => event.position <= this.position && this.lane.handles(event.type));
  }
}
