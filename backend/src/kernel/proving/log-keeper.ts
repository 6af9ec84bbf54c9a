import { setTimeout as pause } from 'node:timers/promises';
import type { Codec } from '../log/codec.ts';
import type { DamagedEventError } from '../log/damaged-event.ts';
import type { DamagedStreams } from '../log/damaged-streams.ts';
import { ConflictError, type EventLog, type Position, type StoredEvent } from '../log/event-log.port.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { checkLog, refuseDamagedSecrets } from './log-check.ts';
import { checkReadModels } from './read-models-check.ts';
import type { CheckedLog } from './seen-log.ts';
import { LOG_STREAM } from '../log/log-identity.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { KeptCheckpoint } from './kept-checkpoints.ts';
import { type Marking, markStart, readMark, writeMark, writeModelsMark } from './log-mark.ts';
import type { MarkNumber } from '../log/mark-number.ts';
import { messageOf } from '../basics/message-of.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import { acceptRestored } from './restored-log.ts';
import type { Secrets } from '../vault/secrets.port.ts';
import { endOf, expected } from '../log/stream-end.ts';
import { systemActor } from '../deciding/system-actor.ts';
import type { Vault } from '../vault/vault.ts';
import { walkLog } from '../log/walk-log.ts';

/** Whatever leaves the site is covered by a checkpoint that is signed within a second. */
const isExport = ({ type, data }: StoredEvent) =>
  type === 'PatientDataDisclosed' && data['action'] === 'export';

/** A mark is an fsync more, so what comes in a second, or a hundred events of it, share one. */
const MARK_EVERY_MS = 1_000;
const MARK_EVERY = 100;
/** So many damaged events are named one by one at a start. */
const TOLD_AT_START = 20;

export interface LogKeeperParts {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly secrets: Secrets;
  readonly vault: Vault;
  readonly codec: Codec;
  readonly damaged: DamagedStreams;
  /** The newest mark's number, for the events of this process. */
  readonly number: MarkNumber;
  /** Left out: nothing is signed. */
  readonly checkpoints?: Checkpoints;
  /** Hears that log, vault and read models belong together. */
  readonly settled?: () => void;
  /** Why the read models that stood are made anew; null where they are not. */
  readonly discarded?: string | null;
  readonly alarm: (message: string) => void;
  readonly progress?: (read: number) => void;
  /** Up to how many events the whole log is read through at a start; left out: 20,000. */
  readonly readThrough?: number;
  /** Left out: a second. */
  readonly markEveryMs?: number;
}

/**
 * Keeps the vault and the read models knowing how far the log has come, so that a start can tell when one of them
 * is not what the others knew. It follows the log beside whoever appends and is in nobody's way: a second or a hundred
 * events behind, whichever is less, and not at all after a clean stop.
 */
export class LogKeeper {
  private readonly stopping = new AbortController();
  private marking: Marking | null = null;
  private running: Promise<void> | null = null;
  private pending: Promise<void> | null = null;
  /** One mark after the other, and none after the stop. */
  private writing: Promise<void> = Promise.resolve();
  /** How many events the last mark covers. */
  private marked = 0;
  /** When the last one was begun, and behind how many events. */
  private begun = { at: -Infinity, events: 0 };
  /** Aborted where the second is not waited for: so much came, or it is the end. */
  private enough = new AbortController();
  private silent = false;
  /** Something left the site behind the last checkpoint. */
  private exported = false;

  constructor(private readonly parts: LogKeeperParts) {}

  /** Before anything is appended. @throws StartError where the log and the vault do not belong together */
  async check(): Promise<void> {
    await refuseDamagedSecrets(this.parts.vault);
    this.parts.number.value = (await readMark(this.parts.vault))?.number ?? 0;
    await acceptRestored(this.parts);
    const checked = await checkLog(this.parts);
    await this.noteDamage(checked);
    this.marking = checked.marking;
    this.parts.number.value = checked.mark?.number ?? 0;
    if (!checked.mark) await this.begin(checked);
  }

  private async noteDamage({ damaged, gaps, whole }: CheckedLog): Promise<void> {
    const known = this.parts.damaged;
    const all = [...damaged, ...gaps];
    const streams = new Set(all.map(({ stream }) => stream));
    await known.load();
    await (whole ? known.set(streams) : known.add(streams));
    this.tellDamage(all);
  }

  private tellDamage(damaged: readonly DamagedEventError[]): void {
    for (const { message } of damaged.slice(0, TOLD_AT_START))
      this.parts.alarm(`The event log holds a damaged event: ${message}`);
    const untold = damaged.length - TOLD_AT_START;
    if (untold > 0) this.parts.alarm(`The event log holds ${untold} more damaged events.`);
  }

  /** Once the read models are open. @throws StartError where they know more than the log holds */
  async checkReadModels(collections: readonly string[]): Promise<void> {
    await checkReadModels(this.parts, this.parts.models, collections, this.marking!);
    this.parts.settled?.();
    await this.mark(markStart);
    const { discarded: why } = this.parts;
    if (why) await this.record({ type: 'ReadModelsDiscarded', data: { why } });
  }

  /** The log as far as it is known. After `check` */
  get known(): Marking {
    return this.marking!;
  }

  /** A signed checkpoint of all that is known now; null where this process signs nothing. */
  async checkpoint(): Promise<KeptCheckpoint | null> {
    return (await this.parts.checkpoints?.signNow(this.marking!)) ?? null;
  }

  /** From here on the marks follow the log. */
  start(): void {
    this.running = this.follow();
    // What a killed process has left unsigned.
    this.pending ??= this.markSoon();
  }

  /**
   * Leaves a mark of everything that stands. Called again, it marks what came meanwhile: in the read models only
   * whoever leads them can, before the lead is let go and while the last requests are still answered.
   */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.stopping.abort();
    this.enough.abort();
    await this.running;
    try {
      await walkLog(this.parts.log, this.position(), (event) => this.marking!.add(event));
      await this.mark();
    } catch (error) {
      this.tell(error);
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        for await (const batch of this.parts.log.follow(this.position(), signal)) {
          for (const event of batch) this.marking!.add(event);
          this.exported ||= batch.some(isExport);
          this.pending ??= this.markSoon();
          if (this.marking!.running.count - this.begun.events >= MARK_EVERY) this.enough.abort();
        }
      } catch {
        // Whoever projects follows the same log, and says that it is away.
      }
      await pause(MARK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await this.pending;
    await this.writing;
  }

  /** At once after a quiet second, else when the second is over or a hundred events came. */
  private async markSoon(): Promise<void> {
    const { signal: stopped } = this.stopping;
    const { signal } = (this.enough = new AbortController());
    const every = this.parts.markEveryMs ?? MARK_EVERY_MS;
    const wait = stopped.aborted ? 0 : Math.max(0, this.begun.at + every - performance.now());
    await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    // However fast events come, no mark waits behind another.
    await this.writing;
    // What arrives from here on asks for a mark of its own.
    this.pending = null;
    if (stopped.aborted) return;
    this.begun = { at: performance.now(), events: this.marking!.running.count };
    this.writing = this.writing.then(() => this.mark()).catch((error: unknown) => this.tell(error));
  }

  private async mark(write = writeMark): Promise<void> {
    const next = this.marking!.mark();
    if (!next) return;
    if (next.events !== this.marked) {
      const mark = await write(this.parts.vault, next);
      this.marked = next.events;
      this.parts.number.value = mark.number;
      // After the vault: what the read models know, the vault knows too, unless it is an older one.
      await writeModelsMark(this.parts.models, mark);
    }
    const { checkpoints } = this.parts;
    await checkpoints?.signDue(this.marking!);
    if (this.exported) await checkpoints?.signNow(this.marking!);
    this.exported = false;
    this.silent = false;
  }

  /** Once, until it succeeds again. */
  private tell(error: unknown): void {
    if (!this.silent) this.parts.alarm(`The event log could not be marked: ${messageOf(error)}`);
    this.silent = true;
  }

  /** The first start with hashes: the events from before are covered by the running hash from here on. */
  private async begin({ marking, unhashed }: CheckedLog): Promise<void> {
    if (unhashed === 0) return;
    const { count: events, value: chain } = marking.running;
    await this.record({ type: 'LogHashed', data: { events, chain } });
  }

  private async record(event: KernelEvent): Promise<void> {
    const { log, codec } = this.parts;
    const end = await endOf(log, LOG_STREAM);
    const writing = { stream: LOG_STREAM, actor: systemActor(), command: null, after: end.at };
    const encoded = await codec.encode([event], writing);
    await log.append(LOG_STREAM, encoded, expected(end)).catch((error: unknown) => {
      // Another process of the site has written as much at its own start.
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  private position(): Position | null {
    return this.marking!.end?.position ?? null;
  }
}
