import type { Stop } from '../../kernel/basics/stop.ts';
import { OutcomeUnknownError, StoppedError, UnavailableError } from '../../kernel/log/event-log.port.ts';
import { fullDisk } from './full-disk.ts';
import type { Channel } from './channel.ts';
import type { Failure, Outcome, Unit } from './unit.ts';

/** Bounds the time of one transaction and of those that wait behind it. */
const UNITS_PER_BATCH = 512;

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: UnavailableError) => void;
}

/** Group commit: while one batch is in flight the next gathers, so waiting units share a transaction. */
export class Writer {
  private waiting: Waiting[] = [];
  private busy: Promise<void> | null = null;
  private erasing: (() => void)[] = [];
  /** Why nothing more can be written; null while it can. */
  failed: Stop | null = null;
  private closed = false;

  constructor(
    private readonly title: string,
    private readonly channel: Channel,
    /** The file; null for one in memory. */
    private readonly path: string | null = null,
  ) {}

  /** Resolves once the unit is committed as durably as its file promises. @throws UnavailableError, OutcomeUnknownError */
  write(unit: Unit): Promise<Outcome> {
    if (this.failed !== null) return Promise.reject(new StoppedError(this.failed));
    if (this.closed) return Promise.reject(new UnavailableError(`The ${this.title} is closed.`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject });
      this.busy ??= this.work();
    });
  }

  /** Like write; then clears the write-ahead log too, so that nothing deleted stays readable in it. */
  async erase(unit: Unit): Promise<Outcome> {
    const outcome = await this.write(unit);
    if (!outcome.written) return outcome;
    await new Promise<void>((resolve) => {
      this.erasing.push(resolve);
      this.busy ??= this.work();
    });
    return outcome;
  }

  /** Finishes what was asked, refuses what comes after. */
  async close(beforeLast: () => void): Promise<void> {
    this.closed = true;
    await this.busy;
    beforeLast();
    await this.channel.close();
  }

  private async work(): Promise<void> {
    await Promise.resolve(); // all that is asked in this turn shares the first transaction
    while (this.waiting.length > 0 || this.erasing.length > 0) {
      if (this.erasing.length > 0) await this.checkpoint(this.erasing.splice(0));
      else await this.run(this.waiting.splice(0, UNITS_PER_BATCH));
    }
    this.busy = null;
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    const reply = await this.channel.run(batch.map(({ unit }) => unit));
    if ('failure' in reply) return this.refuse(batch, reply.failure);
    reply.outcomes.forEach((outcome, i) => batch[i]?.resolve(outcome));
  }

  private async checkpoint(erased: readonly (() => void)[]): Promise<void> {
    await this.channel.checkpoint();
    for (const done of erased) done();
  }

  private refuse(batch: readonly Waiting[], { message, final, unknown }: Failure): void {
    if (final) this.failed = this.stopOf(message);
    const stop = this.failed;
    const sentence = stop?.sentence ?? `The ${this.title} could not write (${message}).`;
    const refusal = (handed: boolean): UnavailableError => {
      if (handed && unknown) return new OutcomeUnknownError(sentence);
      return stop ? new StoppedError(stop) : new UnavailableError(sentence);
    };
    for (const { reject } of batch) reject(refusal(true));
    if (stop) for (const { reject } of this.waiting.splice(0)) reject(refusal(false));
  }

  private stopOf(message: string): Stop {
    const full = this.path === null ? null : fullDisk(this.path);
    const begin = `The ${this.title} has stopped taking changes`;
    return full === null
      ? {
          cause: 'disk_failed',
          sentence: `${begin} (${message}). Make sure that its disk is sound and has room, then restart the server.`,
        }
      : {
          cause: 'disk_full',
          sentence: `${begin}, as its disk is full: ${full}. Make room on its disk, then restart the server.`,
        };
  }
}
