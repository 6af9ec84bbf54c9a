import { Newest } from '../../kernel/basics/newest.ts';
import type { Appended } from '../../kernel/log/event-log.port.ts';

/** Some megabytes: of the streams that every request asks, and of those at work. */
const REMEMBERED = 10_000;

/**
 * Where streams end, in a process that alone appends to them: each request asks several, of which hardly one has
 * moved. That a stream has no event is remembered as well.
 */
export class Tails {
  private known = new Newest<string, Appended | null>(REMEMBERED);

  /** Null: it has no event; undefined: not known. */
  of(stream: string): Appended | null | undefined {
    return this.known.get(stream);
  }

  /** Never back: whoever read the file may have seen a commit before this process was told of it. */
  moved(stream: string, to: Appended | null): void {
    const known = this.known.get(stream);
    if (!known || (to !== null && to.revision > known.revision)) this.known.set(stream, to);
  }

  /** Something else may have written: what stands is read again. */
  forget(): void {
    this.known = new Newest(REMEMBERED);
  }
}
