import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import {
  ConsistencyQuery,
  type ConsistencyResponse,
  type DownloadLinkResponse,
  type EvidenceResponse,
  HeldCheckpointRequest,
  type LogVerificationResponse,
  VerifyLogRequest,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Me } from '../http/request.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { DownloadLinks } from '../auth/public.ts';
import { ByLink, Needs } from '../http/routes/route-access.ts';
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
    private readonly links: DownloadLinks,
  ) {}

  @Get('checkpoint')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async checkpoint(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { note } = await this.queries.newest();
    return asText(reply, note);
  }

  @Get('evidence')
  @Needs('can_view_audit')
  @Reveals('nothing')
  evidence(): Promise<EvidenceResponse> {
    return this.queries.evidence();
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

  /** Compares on this server: who does not trust it has the verifier compare elsewhere. */
  @Post('consistency')
  @Needs('can_view_audit')
  @HttpCode(200)
  compared(@Body() { checkpoint }: HeldCheckpointRequest): Promise<ConsistencyResponse> {
    return this.queries.compared(checkpoint);
  }

  @Get('verify')
  @Needs('can_view_audit')
  @Reveals('nothing')
  verification(): LogVerificationResponse {
    return this.queries.verification();
  }

  @Post('verify')
  @Needs('can_view_audit')
  @HttpCode(200)
  verify(@Body() { everything = false }: VerifyLogRequest): LogVerificationResponse {
    return this.queries.verify(everything);
  }

  /** One event as it is stored, beside which its proof is checked. Recorded as the whole log is. */
  @Get('log/:position')
  @Needs('can_view_audit')
  @Reveals('nothing')
  async event(
    @Param('position') asked: string,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { position, line } = await this.queries.line(asked);
    await this.access.record(actor, { type: 'LogExported', data: { events: 1, position } });
    void reply.header('Content-Type', 'application/json; charset=utf-8');
    return line;
  }

  /** With which a browser fetches the whole log, straight onto its disk: it may be larger than its memory. */
  @Post('log/link')
  @Needs('can_view_audit')
  @HttpCode(200)
  async link(@Me() { id, session_id }: Person): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /audit/log') };
  }

  /** Recorded before the first line goes out. */
  @Get('log')
  @Needs('can_view_audit')
  @ByLink()
  @Reveals('nothing')
  async log(@Me() actor: Person): Promise<StreamableFile> {
    const checkpoint = await this.queries.newest();
    await this.access.record(actor, { type: 'LogExported', data: { events: checkpoint.size } });
    return new StreamableFile(Readable.from(this.exported.lines(checkpoint), { objectMode: false }), {
      type: 'application/x-ndjson',
      disposition: 'attachment; filename="log.ndjson"',
    });
  }
}

function asText(reply: FastifyReply, text: string): string {
  void reply.header('Content-Type', 'text/plain; charset=utf-8');
  return text;
}
