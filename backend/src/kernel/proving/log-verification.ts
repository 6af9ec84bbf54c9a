import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../basics/clock.ts';
import { damageOf } from '../log/codec.ts';
import type { DamagedStreams } from '../log/damaged-streams.ts';
import type { EventLog, Position } from '../log/event-log.port.ts';
import { gapBefore, Unbroken } from '../log/unbroken.ts';
import { type LogMark, Marking, readMark } from './log-mark.ts';
import { messageOf } from '../basics/message-of.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import { firstBroken, type KeptCheckpoint } from './kept-checkpoints.ts';
import type { Vault } from '../vault/vault.ts';

/** A few milliseconds of work. */
const PAGE = 200;
const DAY_MS = 86_400_000;
/** Between two pages, unless the log is so long that a day would not do. */
const TURN_MS = 1_000;
/** Above this share of its time the thread is busy with people, and a page waits for another turn; not for ever. */
const BUSY = 0.5;
const MOST_TURNS_WAITED = 30;

export interface VerificationState {
  /** How far the present pass has come. */
  readonly verified: number;
  /** How far it goes. */
  readonly of: number;
  /** Events that the newest checkpoint covers of those that were found in the log as they were signed. */
  readonly checkpoint: number;
  /** When the last whole pass ended, ISO 8601, UTC; null before the first. */
  readonly finished_at: string | null;
  /** Damaged events that the last whole pass or the present one has found. */
  readonly damaged: number;
  /** Whether the vault's mark or a checkpoint was not found in the log as it was set. */
  readonly altered: boolean;
}

export interface LogVerificationParts {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly vault: Vault;
  readonly damaged: DamagedStreams;
  /** The checkpoints that were signed, the smallest first. */
  readonly kept?: () => Promise<readonly KeptCheckpoint[]>;
  /** Looked through once a day, too. */
  readonly models?: Pick<ReadModels, 'verify'>;
  readonly clock: Clock;
  readonly alarm: (message: string) => void;
}

/**
 * Reads the whole log once a day, a page at a time and out of everybody's way, and compares each event with its
 * hash and all of them with the vault's mark. What it finds is told once.
 */
export class LogVerification {
  private readonly stopping = new AbortController();
  private readonly told = new Set<string>();
  private running: Promise<void> | null = null;
  private asked: Promise<void> | null = null;
  /** The log as the last pass has found it, where nothing was wrong. */
  private sound: LogMark | null = null;
  private passing: Promise<void> | null = null;
  private now: VerificationState = {
    ...{ verified: 0, of: 0, checkpoint: 0 },
    ...{ finished_at: null, damaged: 0, altered: false },
  };

  constructor(private readonly parts: LogVerificationParts) {}

  get state(): VerificationState {
    return this.now;
  }

  start(): void {
    this.running = this.again();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.asked;
  }

  /** Whether a pass is under way. */
  get busy(): boolean {
    return this.passing !== null;
  }

  /** Begins to verify what came since the last pass that found nothing wrong, unless one is under way. */
  verifyNew(): void {
    if (this.stopping.signal.aborted || this.passing) return;
    const failed = (error: unknown) => this.tell(`The event log could not be verified: ${messageOf(error)}`);
    this.asked = this.pass(() => breathe(), true).catch(failed);
  }

  /**
   * One pass over everything that the vault's mark covers, or over what is new since the last sound one. `turn` is
   * awaited before each page.
   */
  async pass(turn: (pages: number) => Promise<void>, onlyNew = false): Promise<void> {
    while (this.passing) await this.passing.catch(() => undefined);
    const passing = this.passOnce(turn, onlyNew ? this.sound : null);
    this.passing = passing;
    try {
      await passing;
    } finally {
      this.passing = null;
    }
  }

  private async passOnce(turn: (pages: number) => Promise<void>, from: LogMark | null): Promise<void> {
    const mark = await readMark(this.parts.vault);
    if (!mark) return;
    const kept = (await this.parts.kept?.()) ?? [];
    const marking = from ? Marking.from(from) : new Marking();
    marking.watch(kept.map(({ size }) => size));
    const streams = new Set<string>();
    const unbroken = new Unbroken(from === null);
    let [damaged, at]: [number, Position | null] = [0, from?.last.position ?? null];
    this.now = { ...this.now, verified: marking.running.count, of: mark.events };
    while (marking.running.count < mark.events) {
      await turn(Math.ceil(mark.events / PAGE));
      if (this.stopping.signal.aborted) return;
      const page = await this.parts.log.readAll(at, Math.min(PAGE, mark.events - marking.running.count));
      if (page.length === 0) break;
      for (const event of page) {
        marking.add(event);
        const damage = damageOf(event);
        // A damaged event may have another stream's name: it says nothing of where that one is.
        const gap = !damage && unbroken.follows(event) === false ? gapBefore(event) : null;
        if (damage) damaged += 1;
        const found = damage ?? gap;
        if (!found) continue;
        streams.add(found.stream);
        this.tell(`The event log holds a damaged event: ${found.message}`);
      }
      await this.parts.damaged.add(streams);
      at = page.at(-1)!.position;
      const found = Math.max(this.now.damaged, damaged);
      this.now = { ...this.now, verified: marking.running.count, damaged: found };
    }
    this.finish(mark, marking, damaged, kept);
    if (!from) await this.parts.damaged.set(streams);
  }

  private finish(mark: LogMark, marking: Marking, damaged: number, kept: readonly KeptCheckpoint[]): void {
    const { running, end } = marking;
    const held = (one: KeptCheckpoint) => marking.roots.get(one.size)?.toString('hex');
    const broken = firstBroken(kept, marking.roots)?.broken;
    // A damaged event may have lost its very hash; it is told itself.
    const same = running.value === mark.chain || (damaged > 0 && end?.id === mark.last.id);
    if (!same) {
      this.tell(
        `The event log was altered: its first ${mark.events} events are not those that were recorded up to ${mark.last.at}.`,
      );
    } else if (broken && damaged === 0) {
      this.tell(
        `The event log was altered: its first ${broken.size} events are not those that were signed in the checkpoint of event ${broken.size}.`,
      );
    }
    const finished_at = this.parts.clock.now().toISOString();
    const altered = !same || (broken !== undefined && damaged === 0);
    const signed = kept.findLast((one) => held(one) === one.root)?.size ?? this.now.checkpoint;
    const checkpoint = altered ? this.now.checkpoint : Math.max(signed, this.now.checkpoint);
    this.now = { verified: running.count, of: mark.events, checkpoint, finished_at, damaged, altered };
    const found = marking.mark();
    if (damaged > 0 || altered) this.sound = null;
    else if (found) this.sound = { ...found, number: mark.number };
  }

  private async again(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const begun = performance.now();
      await this.pass((pages) => this.quietTurn(pages)).catch((error: unknown) =>
        this.tell(`The event log could not be verified: ${messageOf(error)}`),
      );
      if (!signal.aborted) await this.verifyModels();
      await this.wait(Math.max(TURN_MS, begun + DAY_MS - performance.now()));
    }
  }

  /** What it finds they tell themselves. */
  private async verifyModels(): Promise<void> {
    try {
      await this.parts.models?.verify?.();
    } catch (error) {
      this.tell(`The read models could not be verified: ${messageOf(error)}`);
    }
  }

  private async quietTurn(pages: number): Promise<void> {
    for (let waited = 0; waited < MOST_TURNS_WAITED && !this.stopping.signal.aborted; waited += 1) {
      const before = performance.eventLoopUtilization();
      await this.wait(Math.min(TURN_MS, DAY_MS / 2 / MOST_TURNS_WAITED / pages));
      if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    }
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }

  private tell(message: string): void {
    if (!this.told.has(message)) this.parts.alarm(message);
    this.told.add(message);
  }
}
