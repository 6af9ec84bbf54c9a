import type { LogFinding } from '@vouchwell/contract';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../basics/clock.ts';
import { damageOf } from '../log/codec.ts';
import type { DamagedStreams } from '../log/damaged-streams.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import { gapBefore, Unbroken } from '../log/unbroken.ts';
import { type LogMark, Marking, readMark } from './log-mark.ts';
import { messageOf } from '../basics/message-of.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import { firstBroken, type KeptCheckpoint } from './kept-checkpoints.ts';
import { differing, findAltered, type KeptTree, someOf, wrongEvent } from './log-finding.ts';
import { forgetPass, keptPass, PassKeeper } from './kept-pass.ts';
import { keepVerification, readVerification } from './kept-verification.ts';
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
  /** So many events were left to an earlier pass that found nothing wrong. */
  readonly from: number;
  /** How far the present pass has come. */
  readonly verified: number;
  /** How far it goes. */
  readonly of: number;
  /** Events that the newest checkpoint covers of those that were found in the log as they were signed. */
  readonly checkpoint: number;
  /** When the last pass ended, ISO 8601, UTC; null before the first. */
  readonly finished_at: string | null;
  /** When the last one over everything did. */
  readonly whole_at: string | null;
  /** Damaged events that the last whole pass or the present one has found. */
  readonly damaged: number;
  /** Whether the vault's mark or a checkpoint was not found in the log as it was set. */
  readonly altered: boolean;
  /** Where the first of what is wrong stands; null: nothing is. */
  readonly finding: LogFinding | null;
}

export interface LogVerificationParts {
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly vault: Vault;
  readonly damaged: DamagedStreams;
  /** The checkpoints that were signed, the smallest first. */
  readonly kept?: () => Promise<readonly KeptCheckpoint[]>;
  /** Names the very event that differs; left out: only the stretch is known. */
  readonly tree?: KeptTree;
  /** Looked through once a day, too. */
  readonly models?: Pick<ReadModels, 'verify'>;
  readonly clock: Clock;
  readonly alarm: (message: string) => void;
}

/** What one pass has seen. */
interface Passed {
  readonly damaged: number;
  readonly first: LogFinding | null;
  /** So many events were left to an earlier pass. */
  readonly begun: number;
}

/**
 * Where a pass begins: with the first event; behind what the last one that found nothing wrong has seen; or, over
 * everything as well, where one was cut off with nothing wrong.
 */
export type Beginning = 'first' | 'sound' | 'kept';

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
  /** Whether the pass under way, or one that waits for it, is over everything. */
  private isWhole = false;
  /** Somebody waits for the pass under way: it does not wait for others any more. */
  private isHurried = false;
  private now: VerificationState = {
    ...{ from: 0, verified: 0, of: 0, checkpoint: 0 },
    ...{ finished_at: null, whole_at: null, damaged: 0, altered: false, finding: null },
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

  /**
   * Begins to verify what came since the last pass that found nothing wrong, or everything; a pass that is under way
   * and does as well is hurried.
   */
  verifyNow(everything = false): void {
    if (this.stopping.signal.aborted) return;
    this.isHurried = this.passing !== null;
    if (this.passing && (this.isWhole || !everything)) return;
    this.isWhole ||= everything;
    const failed = (error: unknown) => this.tell(`The event log could not be verified: ${messageOf(error)}`);
    this.asked = this.pass(() => breathe(), everything ? 'first' : 'sound').catch(failed);
  }

  /**
   * One pass over everything that the vault's mark covers, or over what is new since the last sound one. `turn` is
   * awaited before each page.
   */
  async pass(turn: (pages: number) => Promise<void>, beginning: Beginning = 'first'): Promise<void> {
    while (this.passing) await this.passing.catch(() => undefined);
    const from = beginning === 'sound' ? this.sound : null;
    const passing = this.passOnce(turn, from, beginning === 'kept');
    this.passing = passing;
    this.isWhole ||= from === null;
    try {
      await passing;
    } finally {
      this.passing = null;
      this.isHurried = false;
      if (!from) this.isWhole = false;
    }
  }

  private async passOnce(
    turn: (pages: number) => Promise<void>,
    from: LogMark | null,
    goesOn: boolean,
  ): Promise<void> {
    const { vault, clock } = this.parts;
    const mark = await readMark(vault);
    if (!mark) return;
    const kept = (await this.parts.kept?.()) ?? [];
    const behind = goesOn ? await keptPass(vault, mark, clock.now()) : from;
    // Whoever wants everything verified now does not mean what was verified earlier.
    if (goesOn && behind) this.isWhole = false;
    const marking = behind ? Marking.from(behind) : new Marking();
    marking.watch(kept.map(({ size }) => size));
    const keeper = from ? null : new PassKeeper(vault, marking, kept);
    const streams = new Set<string>();
    const unbroken = new Unbroken(behind === null);
    let [damaged, at]: [number, Position | null] = [0, behind?.last.position ?? null];
    let first: LogFinding | null = null;
    const begun = from?.events ?? 0;
    this.now = { ...this.now, from: begun, verified: marking.running.count, of: mark.events };
    while (marking.running.count < mark.events) {
      await turn(Math.ceil(mark.events / PAGE));
      const isStopping = this.stopping.signal.aborted;
      if (first === null && (isStopping || keeper?.isDue)) await keeper?.keep(clock.now());
      if (isStopping) return;
      const page = await this.parts.log.readAll(at, Math.min(PAGE, mark.events - marking.running.count));
      if (page.length === 0) break;
      for (const event of page) {
        marking.add(event);
        const damage = damageOf(event);
        // A damaged event may have another stream's name: it says nothing of where that one is.
        const gap = !damage && (await this.lacksBefore(event, unbroken)) ? gapBefore(event) : null;
        if (damage) damaged += 1;
        const found = damage ?? gap;
        if (!found) continue;
        first ??= wrongEvent(event, marking.running.count, damage === null);
        streams.add(found.stream);
        this.tell(`The event log holds a damaged event: ${found.message}`);
      }
      await this.parts.damaged.add(streams);
      at = page.at(-1)!.position;
      const found = Math.max(this.now.damaged, damaged);
      const finding = first ?? this.now.finding;
      this.now = { ...this.now, verified: marking.running.count, damaged: found, finding };
    }
    await this.finish(mark, marking, { damaged, first, begun }, kept);
    if (from) return;
    await this.parts.damaged.set(streams);
    await forgetPass(vault);
  }

  /** Of a stream that is met for the first time behind the log's beginning, the log itself tells. */
  private async lacksBefore(event: StoredEvent, unbroken: Unbroken): Promise<boolean> {
    const follows = unbroken.follows(event);
    if (follows !== null) return !follows;
    const before = event.revision - 1;
    const [found] = await this.parts.log.readStream(event.stream, before, 1);
    return found?.revision !== before;
  }

  private async finish(
    mark: LogMark,
    marking: Marking,
    { damaged, first, begun }: Passed,
    kept: readonly KeptCheckpoint[],
  ): Promise<void> {
    const { running, end } = marking;
    const held = (one: KeptCheckpoint) => marking.roots.get(one.size)?.toString('hex');
    const unheld = firstBroken(kept, marking.roots);
    const broken = unheld?.broken;
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
    const altered = !same || (broken !== undefined && damaged === 0);
    const signed = kept.findLast((one) => held(one) === one.root)?.size ?? this.now.checkpoint;
    const checkpoint = altered ? this.now.checkpoint : Math.max(signed, this.now.checkpoint);
    const stretch = altered ? differing(mark, kept, marking.roots, unheld) : null;
    // What is missing in a stream is known without any hash that was kept.
    const finding = first ?? (stretch && someOf(stretch));
    const finished_at = this.parts.clock.now().toISOString();
    const whole_at = begun === 0 ? finished_at : this.now.whole_at;
    this.now = {
      ...{ from: begun, verified: running.count, of: mark.events, checkpoint },
      ...{ finished_at, whole_at, damaged, altered, finding },
    };
    const found = marking.mark();
    if (damaged > 0 || altered || finding) this.sound = null;
    else if (found) this.sound = { ...found, number: mark.number };
    const { sound } = this;
    await keepVerification(this.parts.vault, { finished_at, whole_at, checkpoint, altered, sound });
    if (stretch) await this.name(stretch);
  }

  /** After the alteration is shown and kept: what names the event may be away. */
  private async name(stretch: ReturnType<typeof differing>): Promise<void> {
    const { log, tree } = this.parts;
    if (!tree) return;
    try {
      const finding = await findAltered(log, tree, stretch, this.stopping.signal);
      if (finding) this.now = { ...this.now, finding };
    } catch (error) {
      this.tell(`Which event of the log was altered could not be found: ${messageOf(error)}`);
    }
  }

  private async again(): Promise<void> {
    const { signal } = this.stopping;
    await this.remember().catch((error: unknown) => this.tell(messageOf(error)));
    while (!signal.aborted) {
      const begun = performance.now();
      await this.pass((pages) => this.quietTurn(pages), 'kept').catch((error: unknown) =>
        this.tell(`The event log could not be verified: ${messageOf(error)}`),
      );
      if (!signal.aborted) await this.verifyModels();
      await this.wait(Math.max(TURN_MS, begun + DAY_MS - performance.now()));
    }
  }

  /** What an earlier process has found. An alteration the start has looked for itself. */
  async remember(): Promise<void> {
    const kept = await readVerification(this.parts.vault);
    if (!kept) return;
    const { finished_at, whole_at, checkpoint, sound } = kept;
    this.now = { ...this.now, finished_at, whole_at, checkpoint };
    this.sound = sound;
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
    const goesOn = () => !this.stopping.signal.aborted && !this.isHurried;
    for (let waited = 0; waited < MOST_TURNS_WAITED && goesOn(); waited += 1) {
      const before = performance.eventLoopUtilization();
      await this.wait(Math.min(TURN_MS, DAY_MS / 2 / MOST_TURNS_WAITED / pages));
      if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    }
    await breathe();
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }

  private tell(message: string): void {
    if (!this.told.has(message)) this.parts.alarm(message);
    this.told.add(message);
  }
}
