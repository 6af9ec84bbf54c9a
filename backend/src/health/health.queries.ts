import { Inject, Injectable } from '@nestjs/common';
import type { Engines } from '../kernel/kernel.module.ts';
import { KeyWatch } from '../kernel/proving/key-watch.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import { DamagedStreams } from '../kernel/log/damaged-streams.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import type { Stop } from '../kernel/basics/stop.ts';
import { ENGINES } from '../kernel/basics/tokens.ts';

/** `away`: it does not answer, or takes no change; `stopped`: it takes nothing more until the server is restarted. */
export type EngineState = 'ready' | 'away' | 'stopped';
const ENGINE_NAMES = ['events', 'read_models', 'secrets'] as const;
export type EngineStates = Readonly<Record<(typeof ENGINE_NAMES)[number], EngineState>>;

export interface Readiness {
  readonly ready: boolean;
  readonly engines: EngineStates;
  /** Why an engine has stopped and what to do, where one has. */
  readonly reasons?: Partial<Record<keyof EngineStates, string>>;
  /** Names of projections that stand still. */
  readonly parked: readonly string[];
  /** Names of projections that do not show all that the log holds: those that stand still, and those that lag. */
  readonly behind: readonly string[];
  /** How many streams hold an event that cannot be read or is not what was written; everything else is served. */
  readonly damaged: number;
  /**
   * What the passes over the whole log have found. One that was altered is served on, as it is told: who can alter it
   * must not be able to end the service. The next start refuses it.
   */
  readonly log: {
    readonly altered: boolean;
    /** When the last pass over everything ended, ISO 8601, UTC; null before the first. */
    readonly verified_at: string | null;
  };
  /** How many keys of patients or texts are gone from the secrets without having been destroyed. */
  readonly missing_keys: number;
}

export interface Lag {
  readonly events: number;
  readonly seconds: number;
}

/** An engine that has not answered by then is away. */
const PATIENCE_MS = 2_000;
/** A projection that has not caught up with the log by then lags. */
const LAG_MS = 1_000;
/** Lag is counted up to here. */
const COUNTED = 1_000;

@Injectable()
export class HealthQueries {
  private asking: Promise<Readiness> | null = null;

  constructor(
    @Inject(ENGINES) private readonly engines: Engines,
    private readonly projector: Projector,
    private readonly damaged: DamagedStreams,
    private readonly keys: KeyWatch,
    private readonly verification: LogVerification,
  ) {}

  /** However many ask at once, the engines are asked once. */
  readiness(): Promise<Readiness> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  /** Asked without writing, but for an engine that may answer reads alone: one that took no change lately is given one. */
  async engineStates(): Promise<EngineStates> {
    const { log, models, secrets } = this.engines;
    const [first] = this.projector.status();
    const [events, read_models, vault] = await Promise.all([
      stateOf(log, () => log.readAll(null, 1)),
      stateOf(models, () => (first ? models.checkpoint(first.name) : Promise.resolve())),
      stateOf(secrets, () => secrets.get('readiness')),
    ]);
    return { events, read_models, secrets: vault };
  }

  /** Why an engine takes nothing more; null where it does, or is only away. */
  stopped(engine: keyof EngineStates): string | null {
    const { log, models, secrets } = this.engines;
    return { events: log, read_models: models, secrets }[engine].stopped?.()?.sentence ?? null;
  }

  private reasons(): Pick<Readiness, 'reasons'> {
    const told = ENGINE_NAMES.map((engine) => [engine, this.stopped(engine)] as const);
    const stopped = told.filter(([, reason]) => reason !== null);
    return stopped.length > 0 ? { reasons: Object.fromEntries(stopped) } : {};
  }

  private async ask(): Promise<Readiness> {
    await this.projector.refresh().catch(() => undefined);
    const engines = await this.engineStates();
    const serving = Object.values(engines).every((state) => state === 'ready');
    const behind = serving ? await this.behind() : [];
    const parked = this.projector.status().filter((one) => one.parked !== null);
    const ready = serving && behind.length === 0 && parked.length === 0;
    // A read model that was current before the damage sets nothing aside; the start and the daily pass find it.
    const { size: damaged } = new Set([...this.projector.setAside(), ...this.damaged.all]);
    const names = parked.map(({ name }) => name);
    const { missing: missing_keys } = this.keys;
    const { altered, whole_at: verified_at } = this.verification.state;
    const log = { altered, verified_at };
    return { ready, engines, ...this.reasons(), parked: names, behind, damaged, log, missing_keys };
  }

  private async behind(): Promise<string[]> {
    const awaited = this.projector.status().filter((one) => !one.isAwaitedByReaders);
    const names = awaited.map(({ name }) => name);
    const current = await Promise.all(
      names.map((name) => this.projector.caughtUp(name, LAG_MS).catch(() => false)),
    );
    return names.filter((_, n) => !current[n]);
  }

  /** How far the slowest running projection is behind. */
  async lag(now: Date): Promise<Lag> {
    const running = this.projector.status().filter((one) => one.parked === null);
    const slowest = running.map(({ passed }) => passed ?? '').sort()[0];
    if (slowest === undefined) return { events: 0, seconds: 0 };
    const waiting = await this.engines.log.readAll(slowest || null, COUNTED);
    const [first] = waiting;
    const since = first ? Date.parse(String(first.metadata['at'])) : now.getTime();
    return { events: waiting.length, seconds: Math.max(0, (now.getTime() - since) / 1000) };
  }
}

async function stateOf(
  engine: { stopped?(): Stop | null; takesChanges?(): Promise<void> },
  question: () => Promise<unknown>,
): Promise<EngineState> {
  if ((engine.stopped?.() ?? null) !== null) return 'stopped';
  return answers(Promise.all([question(), engine.takesChanges?.()]));
}

async function answers(question: Promise<unknown>): Promise<EngineState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<EngineState>((resolve) => {
    timer = setTimeout(() => resolve('away'), PATIENCE_MS);
  });
  const answered = question.then(
    (): EngineState => 'ready',
    (): EngineState => 'away',
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
