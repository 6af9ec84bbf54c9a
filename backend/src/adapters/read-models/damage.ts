import { writeFileSync } from 'node:fs';
import type { Stop } from '../../kernel/basics/stop.ts';
import { DamagedReadModelsError } from '../../kernel/projecting/read-models.port.ts';
import { MEMORY } from '../sqlite/connection.ts';
import { messageOf } from '../sqlite/engine-error.ts';

/** Beside a file in which damage was found: the next start builds it anew. */
export const DAMAGED = '-damaged';

/** What was found damaged in an open file. From then on nothing of those collections is shown. */
export class Damage {
  private readonly found = new Map<string, string>();

  constructor(private readonly path: string) {}

  /** @throws DamagedReadModelsError */
  refuse(collection: string): void {
    if (this.found.has(collection)) throw new DamagedReadModelsError(collection);
  }

  note(collection: string, what: string): DamagedReadModelsError {
    if (!this.found.has(collection)) this.found.set(collection, what);
    if (this.path !== MEMORY) this.leaveMark();
    return new DamagedReadModelsError(collection);
  }

  private leaveMark(): void {
    try {
      writeFileSync(this.path + DAMAGED, '', { mode: 0o600, flush: true });
    } catch {
      // On a full disk nothing can be left for the next start. It finds the damage by itself, or the next reader does.
    }
  }

  /** Null while nothing was found. */
  stop(): Stop | null {
    const [first] = this.found;
    if (!first) return null;
    const sentence = `The read models are damaged (${[...this.found.keys()].join(', ')}: ${first[1]}). Nothing of these is shown any more. Nothing is lost: restart the server, and they are built anew from the event log.`;
    return { cause: 'damaged', sentence };
  }
}

/** Whether an engine's error says that the file is not what was written; also a sentence that quotes one. */
export function tellsDamage(error: unknown): boolean {
  return /malformed|is not a database/.test(messageOf(error));
}
