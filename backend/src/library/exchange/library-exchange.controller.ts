import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import {
  type DownloadLinkResponse,
  ImportLibraryRequest,
  type ImportLibraryResponse,
  TryRetrievalRequest,
  type TryRetrievalResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { DownloadLinks } from '../../auth/public.ts';
import { ownAttachment } from '../../http/answers/attachment.ts';
import { Reveals } from '../../http/routes/disclosure.ts';
import { goneAway } from '../../http/admission/gone-away.ts';
import { Me } from '../../http/request.ts';
import { ByLink, Needs } from '../../http/routes/route-access.ts';
import type { Clock } from '../../kernel/basics/clock.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CLOCK } from '../../kernel/basics/tokens.ts';
import { LibraryImport } from './library-import.ts';
import { libraryFile } from './library-file.ts';
import { LibraryQueries } from '../contents/library.queries.ts';
import { LibraryRetrieval } from '../retrieval/library-retrieval.queries.ts';

/** The library as a whole: out, in, and what it would give. */
@Controller('rag')
export class LibraryExchangeController {
  constructor(
    private readonly imports: LibraryImport,
    private readonly library: LibraryQueries,
    private readonly retrieval: LibraryRetrieval,
    private readonly site: SiteTime,
    private readonly links: DownloadLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** With which a browser fetches the file straight onto its disk. */
  @Post('export/link')
  @Needs('can_manage_rag')
  @HttpCode(200)
  async link(@Me() { id, session_id }: Person): Promise<DownloadLinkResponse> {
    return { link: await this.links.issue(id, session_id!, 'GET /rag/export') };
  }

  @Get('export')
  @Needs('can_manage_rag')
  @ByLink()
  @Reveals('nothing')
  async export(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    const name = `note-library-${await this.site.day()}.json`;
    void reply.headers(ownAttachment(name, 'application/json; charset=utf-8'));
    const pieces = libraryFile(this.library.pages(), this.clock.now().toISOString());
    return Readable.from(pieces, { objectMode: false });
  }

  @Post('import')
  @Needs('can_manage_rag')
  @HttpCode(200)
  import(@Body() body: ImportLibraryRequest, @Me() actor: Person): Promise<ImportLibraryResponse> {
    return this.imports.run(body, actor);
  }

  @Post('try')
  @Needs('can_manage_rag')
  @HttpCode(200)
  attempt(
    @Body() body: TryRetrievalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TryRetrievalResponse> {
    return this.retrieval.attempt(body, goneAway(reply));
  }
}
