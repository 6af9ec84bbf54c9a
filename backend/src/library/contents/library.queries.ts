import { Inject, Injectable } from '@nestjs/common';
import {
  type ContentAnalyticsResponse,
  type ContentResponse,
  type ContentsResponse,
  contentTypes,
  type ListContentQuery,
} from '@vouchwell/contract';
import { orderOf } from '@vouchwell/rules';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { contentsByPages } from './contents-by-pages.ts';
import { contentStream } from './library.events.ts';
import { type ContentDoc, library } from './library.projections.ts';
import { libraryTally, TALLY, type TallyDoc } from './library-tally.projection.ts';

const PER_PAGE = 10;

const orders = { title: ['title'], quality: ['quality_score'], updated: ['updated_at'] };

@Injectable()
export class LibraryQueries {
  constructor(
    private readonly documents: Documents,
    @Inject(EVENT_LOG) private readonly log: Pick<EventLog, 'tail'>,
  ) {}

  async get(id: number): Promise<ContentResponse | null> {
    const [doc, tally] = await Promise.all([this.documents.get(library, id), this.tally()]);
    return doc && contentResponse(doc, tally);
  }

  /** Of its last change, as the log has it now; null: there never was one. */
  async revision(id: number): Promise<number | null> {
    return (await this.log.tail(contentStream(id)))?.revision ?? null;
  }

  /** Newest change first where nothing else is asked. */
  async list(asked: ListContentQuery): Promise<ContentsResponse> {
    const { page = 1, per_page = PER_PAGE, search, content_type, category, status } = asked;
    const sort = orderOf(asked.sort, orders, ['-updated_at']);
    const selection = {
      where: {
        ...(content_type && { content_type }),
        ...(category && { category }),
        ...(status && { is_active: status === 'active' }),
      },
      ...(search && { contains: search }),
    };
    const query = { ...selection, sort, skip: (page - 1) * per_page, limit: per_page };
    const [found, total, tally] = await Promise.all([
      this.documents.find(library, query),
      this.documents.count(library, selection),
      this.tally(),
    ]);
    return {
      content: found.map((doc) => contentResponse(doc, tally)),
      pages: Math.ceil(total / per_page),
      total,
    };
  }

  /** Every content there is, oldest first, some at a time. */
  pages(): AsyncGenerator<ContentDoc[]> {
    return contentsByPages(this.documents);
  }

  private tally(): Promise<TallyDoc | null> {
    return this.documents.get(libraryTally, TALLY);
  }

  async analytics(): Promise<ContentAnalyticsResponse> {
    const stats = contentTypes.map(async (type) => {
      const selection = { where: { content_type: type } };
      const [count, sum] = await Promise.all([
        this.documents.count(library, selection),
        this.documents.sum(library, 'quality_score', selection),
      ]);
      // Two decimals: sums of tenths are not exact.
      return { type, count, avg_quality: count === 0 ? 0 : Math.round((sum / count) * 100) / 100 };
    });
    return { content_stats: await Promise.all(stats) };
  }
}

function contentResponse(
  { tags_text: _, created_at: _made, ...content }: ContentDoc,
  tally: TallyDoc | null,
): ContentResponse {
  return { ...content, revision: content.version - 1, usage_count: tally?.contents[content.id]?.used ?? 0 };
}
