import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type ContentAnalyticsResponse,
  ContentRequest,
  type ContentSavedResponse,
  type ContentsResponse,
  type ContentVersionsResponse,
  ListContentQuery,
  PageQuery,
  type SuccessResponse,
  UpdateContentRequest,
} from '@vouchwell/contract';
import { Reveals } from '../../http/routes/disclosure.ts';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { BasedOn, besidePresent } from '../../http/changes/revision.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { NEW } from '../../kernel/commanding/wish.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { addedContent, changedContent } from '../contents/content-text.ts';
import { ContentWish } from './library.commands.ts';
import { LibraryHistory } from '../contents/library-history.queries.ts';
import { LibraryQueries } from '../contents/library.queries.ts';

const contentId = new NumberPipe('content_missing', 'Content not found.');

@Controller('rag')
export class LibraryController {
  constructor(
    private readonly bus: CommandBus,
    private readonly library: LibraryQueries,
    private readonly history: LibraryHistory,
  ) {}

  @Get('content')
  @Needs('can_manage_rag')
  @Reveals('nothing')
  list(@Query() query: ListContentQuery): Promise<ContentsResponse> {
    return this.library.list(query);
  }

  @Get('analytics')
  @Needs('can_manage_rag')
  @Reveals('nothing')
  analytics(): Promise<ContentAnalyticsResponse> {
    return this.library.analytics();
  }

  @Get('content/:id/versions')
  @Needs('can_manage_rag')
  @Reveals('nothing')
  versions(@Param('id', contentId) id: number, @Query() query: PageQuery): Promise<ContentVersionsResponse> {
    return this.history.versions(id, query);
  }

  @Post('content')
  @Needs('can_manage_rag')
  async add(@Body() body: ContentRequest, @Me() actor: Person): Promise<ContentSavedResponse> {
    const { id } = await this.bus.execute(new ContentWish(NEW, addedContent(body), actor));
    return this.saved(id);
  }

  @Put('content/:id')
  @Needs('can_manage_rag')
  async change(
    @Param('id', contentId) id: number,
    @Body() body: UpdateContentRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<ContentSavedResponse> {
    const change = this.bus.execute(new ContentWish(id, changedContent(body), actor, { basedOn }));
    await besidePresent(change, () => this.library.get(id));
    return this.saved(id);
  }

  @Delete('content/:id')
  @Needs('can_manage_rag')
  @HttpCode(200)
  async delete(
    @Param('id', contentId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SuccessResponse> {
    const deletion = this.bus.execute(new ContentWish(id, { type: 'DeleteContent' }, actor, { basedOn }));
    await besidePresent(deletion, () => this.library.get(id));
    return { success: true };
  }

  private async saved(id: number): Promise<ContentSavedResponse> {
    return { success: true, content: await this.library.get(id) };
  }
}
