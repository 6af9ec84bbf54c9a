import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { GenuineCodeQuery, GenuineFileQuery, type GenuineResponse } from '@vouchwell/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { Public } from '../http/routes/route-access.ts';
import { sharedPace } from '../http/admission/shared-pace.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { CLOCK, CONFIG } from '../kernel/basics/tokens.ts';
import { GenuineQueries } from './genuine.queries.ts';

const ROOM = { ofOne: 60, ofAll: 300 };
const LIMITED = RouteConfig({ rateLimit: { max: ROOM.ofOne, timeWindow: '1 minute' } });

/** For whoever holds a letter, and has no account here: whether it is genuine and when it was signed, nothing more. */
@Controller('verify')
export class GenuineController {
  private readonly keepPace: (address: string) => void;

  constructor(
    private readonly queries: GenuineQueries,
    @Inject(CLOCK) clock: Clock,
    @Inject(CONFIG) { personPace }: Pick<Config, 'personPace'>,
  ) {
    this.keepPace = sharedPace(ROOM, personPace, clock, 'Too many documents are being checked');
  }

  @Get('code')
  @Public()
  @Reveals('nothing')
  @LIMITED
  byCode(@Query() { code }: GenuineCodeQuery, @Req() { ip }: FastifyRequest): Promise<GenuineResponse> {
    this.keepPace(ip);
    return this.queries.byCode(code);
  }

  @Get('file')
  @Public()
  @Reveals('nothing')
  @LIMITED
  byFile(@Query() { sha256 }: GenuineFileQuery, @Req() { ip }: FastifyRequest): Promise<GenuineResponse> {
    this.keepPace(ip);
    return this.queries.byFile(sha256);
  }
}
