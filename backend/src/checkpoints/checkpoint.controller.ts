import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ConsistencyQuery, type LogVerificationResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Me } from '../http/request.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { Needs } from '../http/routes/route-access.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { CheckpointQueries } from './checkpoint.queries.ts';
import { ExportedLog } from './exported-log.ts';

/** What an auditor carries away, to verify the log without trusting this server. docs/audit-format.md */
@Controller('audit')
export class CheckpointController {
  constructor(
    private readonly queries: CheckpointQueries,
    private readonly exported: ExportedLog,
    private readonly access: AccessLog,
  ) {}

  @Get('checkpoint')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async checkpoint(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { note } = await this.queries.newest();
    return asText(reply, note);
  }

  @Get('keys')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async keys(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return asText(reply, await this.queries.keys());
  }

  @Get('proof/:position')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async proof(
    @Param('position') position: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return asText(reply, await this.queries.proof(position));
  }

  @Get('consistency')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async consistency(
    @Query() { from, to }: ConsistencyQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return asText(reply, await this.queries.consistency(Number(from), to === undefined ? null : Number(to)));
  }

  @Get('verify')
  @Needs('can_view_audit')
  @Reveals('nothing')
  verify(): LogVerificationResponse {
    return this.queries.verify();
  }

  /** Recorded before the first line goes out. */
  @Get('log')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async log(@Me() actor: Person): Promise<StreamableFile> {
    const checkpoint = await this.queries.newest();
    await this.access.record(actor, { type: 'LogExported', data: { events: checkpoint.size } });
    return new StreamableFile(Readable.from(this.exported.lines(checkpoint), { objectMode: false }), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="log-${checkpoint.size}.ndjson"`,
    });
  }
}

function asText(reply: FastifyReply, text: string): string {
  void reply.header('Content-Type', 'text/plain; charset=utf-8');
  return text;
}
