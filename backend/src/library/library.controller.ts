import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type ContentAnalyticsResponse,
  ContentRequest,
  type ContentSavedResponse,
  type ContentsResponse,
  type ContentVersionsResponse,
  ListContentQuery,
  type SuccessResponse,
  UpdateContentRequest,
} from '@vouchwell/contract';
import { Reveals } from '../http/disclosure.ts';
import { NumberPipe } from '../http/number.pipe.ts';
import { Me } from '../http/request.ts';
import { demand } from '../kernel/access.ts';
import type { Actor } from '../kernel/decider.ts';
import { AddContent, ChangeContent, DeleteContent } from './library.commands.ts';
import { LibraryHistory } from './library-history.queries.ts';
import { LibraryQueries } from './library.queries.ts';

const contentId = new NumberPipe('content_missing', 'Content not found.');

@Controller('rag')
export class LibraryController {
  constructor(
    private readonly bus: CommandBus,
    private readonly library: LibraryQueries,
    private readonly history: LibraryHistory,
  ) {}

  @Get('content')
  @Reveals('nothing')
  list(@Query() query: ListContentQuery, @Me() actor: Actor): Promise<ContentsResponse> {
    demand(actor, 'can_manage_rag');
    return this.library.list(query);
  }

  @Get('analytics')
  @Reveals('nothing')
  analytics(@Me() actor: Actor): Promise<ContentAnalyticsResponse> {
    demand(actor, 'can_manage_rag');
    return this.library.analytics();
  }

  @Get('content/:id/versions')
  @Reveals('nothing')
  async versions(@Param('id', contentId) id: number, @Me() actor: Actor): Promise<ContentVersionsResponse> {
    demand(actor, 'can_manage_rag');
    return { versions: await this.history.versions(id) };
  }

  @Post('content')
  async add(@Body() body: ContentRequest, @Me() actor: Actor): Promise<ContentSavedResponse> {
    const { id } = await this.bus.execute(new AddContent(body, actor));
    return this.saved(id);
  }

  @Put('content/:id')
  async change(
    @Param('id', contentId) id: number,
    @Body() body: UpdateContentRequest,
    @Me() actor: Actor,
  ): Promise<ContentSavedResponse> {
    await this.bus.execute(new ChangeContent(id, body, actor));
    return this.saved(id);
  }

  @Delete('content/:id')
  @HttpCode(200)
  async delete(@Param('id', contentId) id: number, @Me() actor: Actor): Promise<SuccessResponse> {
    await this.bus.execute(new DeleteContent(id, actor));
    return { success: true };
  }

  private async saved(id: number): Promise<ContentSavedResponse> {
    return { success: true, content: await this.library.get(id) };
  }
}
