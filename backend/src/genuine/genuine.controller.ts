import { Controller, Get, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { GenuineCodeQuery, GenuineFileQuery, type GenuineResponse } from '@vouchwell/contract';
import { Reveals } from '../http/routes/disclosure.ts';
import { Public, type Room } from '../http/routes/route-access.ts';
import { GenuineQueries } from './genuine.queries.ts';

const ROOM: Room = { ofOne: 60, ofAll: 300, busy: 'Too many documents are being checked' };
const LIMITED = RouteConfig({ rateLimit: { max: ROOM.ofOne, timeWindow: '1 minute' } });

/** For whoever holds a letter, and has no account here: whether it is genuine and when it was signed, nothing more. */
@Controller('verify')
export class GenuineController {
  constructor(private readonly queries: GenuineQueries) {}

  @Get('code')
  @Public(ROOM)
  @Reveals('nothing')
  @LIMITED
  byCode(@Query() { code }: GenuineCodeQuery): Promise<GenuineResponse> {
    return this.queries.byCode(code);
  }

  @Get('file')
  @Public(ROOM)
  @Reveals('nothing')
  @LIMITED
  byFile(@Query() { sha256 }: GenuineFileQuery): Promise<GenuineResponse> {
    return this.queries.byFile(sha256);
  }
}
