import type { LogFinding } from '@vouchwell/contract';
import { setImmediate as breathe } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../basics/clock.ts';
import type { DamagedStreams } from '../log/damaged-streams.ts';
import type { EventLog, Position } from '../log/event-log.port.ts';
import { type LogMark, Marking, readMark } from './log-mark.ts';
import { messageOf } from '../basics/message-of.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';
import type { KeptCheckpoint } from './kept-checkpoints.ts';
import { findAltered, type KeptTree, someOf } from './log-finding.ts';
import { forgetPass, keptPass, PassKeeper } from './kept-pass.ts';
import { keepVerification, readVerification } from './kept-verification.ts';
import { PassFindings } from './pass-findings.ts';
import { type PassVerdict, verdictOf } from './pass-verdict.ts';
import { QuietTurns } from './quiet-turns.ts';
import type { Vault } from '../vault/vault.ts';

/** A few milliseconds of work. */
const PAGE = 200;

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
  private readonly quiet = new QuietTurns(this.stopping.signal, () => this.isHurried);
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
    const found = new PassFindings(this.parts.log, marking, behind === null);
    const begun = from?.events ?? 0;
    this.now = { ...this.now, from: begun, verified: marking.running.count, of: mark.events };
    let at: Position | null = behind?.last.position ?? null;
    while (marking.running.count < mark.events) {
      await turn(Math.ceil(mark.events / PAGE));
      const isStopping = this.stopping.signal.aborted;
      if (found.first === null && (isStopping || keeper?.isDue)) await keeper?.keep(clock.now());
      if (isStopping) return;
      const page = await this.parts.log.readAll(at, Math.min(PAGE, mark.events - marking.running.count));
      if (page.length === 0) break;
      for (const sentence of await found.read(page)) this.tell(sentence);
      await this.parts.damaged.add(found.streams);
      at = page.at(-1)!.position;
      const damaged = Math.max(this.now.damaged, found.damaged);
      const finding = found.first ?? this.now.finding;
      this.now = { ...this.now, verified: marking.running.count, damaged, finding };
    }
    await this.finish(mark, marking, found, {
      begun,
      verdict: verdictOf(mark, marking, found.damaged, kept),
    });
    if (from) return;
    await this.parts.damaged.set(found.streams);
    await forgetPass(vault);
  }

  /** `begun`: so many events were left to an earlier pass. */
  private async finish(
    mark: LogMark,
    marking: Marking,
    { damaged, first }: PassFindings,
    { begun, verdict }: { begun: number; verdict: PassVerdict },
  ): Promise<void> {
    const { altered, said, signed, stretch } = verdict;
    if (said !== null) this.tell(said);
    const checkpoint = Math.max(signed ?? 0, this.now.checkpoint);
    // What is missing in a stream is known without any hash that was kept.
    const finding = first ?? (stretch && someOf(stretch));
    const finished_at = this.parts.clock.now().toISOString();
    const whole_at = begun === 0 ? finished_at : this.now.whole_at;
    this.now = {
      ...{ from: begun, verified: marking.running.count, of: mark.events, checkpoint },
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
  private async name(stretch: NonNullable<PassVerdict['stretch']>): Promise<void> {
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
      await this.pass((pages) => this.quiet.next(pages), 'kept').catch((error: unknown) =>
        this.tell(`The event log could not be verified: ${messageOf(error)}`),
      );
      if (!signal.aborted) await this.verifyModels();
      await this.quiet.dayAfter(begun);
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

  private tell(message: string): void {
    if (!this.told.has(message)) this.parts.alarm(message);
    this.told.add(message);
  }
}
