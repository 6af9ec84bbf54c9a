import { Body, Controller, Get, HttpCode, Inject, Post, Res, StreamableFile } from '@nestjs/common';
import {
  ImportLibraryRequest,
  type ImportLibraryResponse,
  TryRetrievalRequest,
  type TryRetrievalResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Reveals } from '../../http/routes/disclosure.ts';
import { goneAway } from '../../http/admission/gone-away.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/routes/route-access.ts';
import type { Clock } from '../../kernel/basics/clock.ts';
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
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('export')
  @Needs('can_manage_rag')
  @Reveals('nothing')
  export(): StreamableFile {
    const pieces = libraryFile(this.library.pages(), this.clock.now().toISOString());
    return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
      type: 'application/json; charset=utf-8',
    });
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
