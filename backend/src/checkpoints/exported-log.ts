import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import { eventLine } from '../kernel/evidence/event-line.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import type { KeptCheckpoint } from '../kernel/proving/kept-checkpoints.ts';

/** Few enough that writing them out holds nobody up. */
const PAGE = 100;

@Injectable()
export class ExportedLog {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  /** Every event that the checkpoint covers, a line each in the order of the log, and the checkpoint as the last line. */
  async *lines({ size, note }: Pick<KeptCheckpoint, 'size' | 'note'>): AsyncGenerator<string> {
    for (let [left, at] = [size, null as string | null]; left > 0;) {
      const page = await this.log.readAll(at, Math.min(PAGE, left));
      if (page.length === 0) break;
      yield page.map((event) => `${eventLine(event)}\n`).join('');
      left -= page.length;
      at = page.at(-1)!.position;
      await breathe();
    }
    yield `${JSON.stringify({ checkpoint: note })}\n`;
  }
}
