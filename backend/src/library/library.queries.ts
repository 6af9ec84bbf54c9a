import { Injectable } from '@nestjs/common';
import {
  type ContentAnalyticsResponse,
  type ContentResponse,
  type ContentsResponse,
  contentTypes,
  type ListContentQuery,
} from '@vouchwell/contract';
import { Documents } from '../kernel/documents.ts';
import { type ContentDoc, library } from './library.projections.ts';

const PER_PAGE = 10;

@Injectable()
export class LibraryQueries {
  constructor(private readonly documents: Documents) {}

  async get(id: number): Promise<ContentResponse | null> {
    const doc = await this.documents.get(library, id);
    return doc && contentResponse(doc);
  }

  /** Newest change first. */
  async list(asked: ListContentQuery): Promise<ContentsResponse> {
    const { page = 1, per_page = PER_PAGE, search, content_type, category } = asked;
    const selection = {
      where: { ...(content_type && { content_type }), ...(category && { category }) },
      ...(search && { contains: search }),
    };
    const query = { ...selection, sort: ['-updated_at'], skip: (page - 1) * per_page, limit: per_page };
    const [found, total] = await Promise.all([
      this.documents.find(library, query),
      this.documents.count(library, selection),
    ]);
    return { content: found.map(contentResponse), pages: Math.ceil(total / per_page), total };
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

function contentResponse({ tags_text: _, created_at: _made, ...content }: ContentDoc): ContentResponse {
  return content;
}
