import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../kernel/basics/tokens.ts';
import { type EngineStates, HealthQueries } from './health.queries.ts';

const EVERY_MS = 1_000;

/** Tells the log once when an engine no longer serves, and once when it serves again. */
@Injectable()
export class HealthWatch implements OnModuleInit, OnModuleDestroy {
  private known: EngineStates = { events: 'ready', read_models: 'ready', secrets: 'ready' };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly health: HealthQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setTimeout(() => void this.look(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    const now = await this.health.engineStates();
    if (this.timer === undefined) return;
    for (const engine of Object.keys(now) as (keyof EngineStates)[]) {
      const [before, state] = [this.known[engine], now[engine]];
      if (state === before) continue;
      if (state === 'ready') this.logger.warn({ engine }, `The engine ${engine} serves again.`);
      else
        this.logger.error(
          { engine, state },
          this.health.stopped(engine) ??
            `The engine ${engine} is away: it does not answer, or takes no change.`,
        );
    }
    this.known = now;
    this.timer = setTimeout(() => void this.look(), EVERY_MS).unref();
  }
}
