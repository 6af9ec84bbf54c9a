import { Controller, Get, Inject, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { GenuineCodeQuery, GenuineFileQuery, type GenuineResponse } from '@vouchwell/contract';
import type { Config } from '../config.ts';
import { Reveals } from '../http/disclosure.ts';
import { Pace } from '../http/pace.ts';
import { Public } from '../http/route-access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { CLOCK, CONFIG } from '../kernel/basics/tokens.ts';
import { GenuineQueries } from './genuine.queries.ts';

/** In a minute: of one address, and of all together. */
const [OF_ONE, OF_ALL] = [60, 300];
const LIMITED = RouteConfig({ rateLimit: { max: OF_ONE, timeWindow: '1 minute' } });

/** For whoever holds a letter, and has no account here: whether it is genuine and when it was signed, nothing more. */
@Controller('verify')
export class GenuineController {
  private readonly pace: Pace | null;

  constructor(
    private readonly queries: GenuineQueries,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) { personPace }: Pick<Config, 'personPace'>,
  ) {
    this.pace = personPace === 0 ? null : new Pace(OF_ALL * personPace);
  }

  @Get('code')
  @Public()
  @Reveals('nothing')
  @LIMITED
  byCode(@Query() { code }: GenuineCodeQuery): Promise<GenuineResponse> {
    this.keepPace();
    return this.queries.byCode(code);
  }

  @Get('file')
  @Public()
  @Reveals('nothing')
  @LIMITED
  byFile(@Query() { sha256 }: GenuineFileQuery): Promise<GenuineResponse> {
    this.keepPace();
    return this.queries.byFile(sha256);
  }

  /** All of them are one person to the pace. */
  private keepPace(): void {
    const seconds = this.pace?.take(0, this.clock.now().getTime()) ?? 0;
    if (seconds > 0) throw tooMany(seconds);
  }
}

const tooMany = (seconds: number) =>
  new DomainError(
    'too_many',
    'too_many_in_a_minute',
    `Too many documents are being checked. Please try again in ${seconds} s.`,
    { retry_after: String(seconds) },
  );
