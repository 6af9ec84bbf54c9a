import type { LogFinding } from '@vouchwell/contract';
import { damageOf } from '../log/codec.ts';
import type { EventLog, StoredEvent } from '../log/event-log.port.ts';
import { gapBefore, Unbroken } from '../log/unbroken.ts';
import { wrongEvent } from './log-finding.ts';
import type { Marking } from './log-mark.ts';

/** What one pass over the log finds wrong with single events. */
export class PassFindings {
  /** Those whose history is damaged. */
  readonly streams = new Set<string>();
  /** Damaged events. */
  damaged = 0;
  /** Where the first of what is wrong stands. */
  first: LogFinding | null = null;
  private readonly unbroken: Unbroken;

  /** `isWhole`: whether the pass begins with the log's first event. */
  constructor(
    private readonly log: Pick<EventLog, 'readStream'>,
    private readonly marking: Marking,
    isWhole: boolean,
  ) {
    this.unbroken = new Unbroken(isWhole);
  }

  /** Adds the page to the marking. Resolves with a sentence for each event that is wrong. */
  async read(page: readonly StoredEvent[]): Promise<string[]> {
    const said: string[] = [];
    for (const event of page) {
      this.marking.add(event);
      const damage = damageOf(event);
      // A damaged event may have another stream's name: it says nothing of where that one is.
      const gap = !damage && (await this.lacksBefore(event)) ? gapBefore(event) : null;
      if (damage) this.damaged += 1;
      const found = damage ?? gap;
      if (!found) continue;
      this.first ??= wrongEvent(event, this.marking.running.count, damage === null);
      this.streams.add(found.stream);
      said.push(`The event log holds a damaged event: ${found.message}`);
    }
    return said;
  }

  /** Of a stream that is met for the first time behind the log's beginning, the log itself tells. */
  private async lacksBefore(event: StoredEvent): Promise<boolean> {
    const follows = this.unbroken.follows(event);
    if (follows !== null) return !follows;
    const before = event.revision - 1;
    const [found] = await this.log.readStream(event.stream, before, 1);
    return found?.revision !== before;
  }
}
