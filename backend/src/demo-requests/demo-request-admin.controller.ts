import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  DemoRequestFilter,
  type DemoRequestResponse,
  DemoRequestsQuery,
  type DemoRequestsResponse,
  type DownloadLinkResponse,
  type SuccessResponse,
  UpdateDemoRequest,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { DownloadLinks } from '../auth/public.ts';
import { csvAttachment } from '../http/answers/attachment.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn, besidePresent } from '../http/changes/revision.ts';
import { ByLink, Needs } from '../http/routes/route-access.ts';
import { missing } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DemoRequestWish } from './demo-request.commands.ts';
import { DemoRequestQueries } from './demo-request.queries.ts';

const requestId = new NumberPipe('demo_request_missing', 'Demo request not found.');

@Controller('admin/demo-requests')
export class DemoRequestAdminController {
  constructor(
    private readonly bus: CommandBus,
    private readonly requests: DemoRequestQueries,
    private readonly links: DownloadLinks,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  list(@Query() query: DemoRequestsQuery): Promise<DemoRequestsResponse> {
    return this.requests.page(query);
  }

  /** With which a browser fetches the file straight onto its disk. The body says what its query would say. */
  @Post('csv/link')
  @Needs('can_access_admin')
  @HttpCode(200)
  async link(
    @Body() wanted: DemoRequestFilter,
    @Me() { id, session_id }: Person,
  ): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /admin/demo-requests/csv', { ...wanted }) };
  }

  @Get('csv')
  @Needs('can_access_admin')
  @ByLink()
  @Reveals('nothing')
  csv(@Query() query: DemoRequestFilter, @Res({ passthrough: true }) reply: FastifyReply): Readable {
    void reply.headers(csvAttachment('demo-requests.csv'));
    return Readable.from(this.requests.file(query));
  }

  @Put(':id')
  @Needs('can_access_admin')
  async followUp(
    @Param('id', requestId) id: number,
    @Body() { status, note }: UpdateDemoRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<DemoRequestResponse> {
    const wish = new DemoRequestWish(id, { type: 'FollowUp', status, note }, actor, { basedOn });
    await besidePresent(this.bus.execute(wish), () => this.requests.get(id));
    const present = await this.requests.get(id);
    if (!present) throw missing('demo_request_missing', 'Demo request not found.');
    return present;
  }

  @Delete(':id')
  @Needs('can_access_admin')
  @HttpCode(200)
  async erase(
    @Param('id', requestId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SuccessResponse> {
    const erasure = new DemoRequestWish(id, { type: 'EraseDemoRequest' }, actor, { basedOn });
    await besidePresent(this.bus.execute(erasure), () => this.requests.get(id));
    return { success: true };
  }
}
