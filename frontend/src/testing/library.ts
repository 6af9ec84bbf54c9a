import type { ContentResponse, ContentVersion } from '@vouchwell/contract';

export function aContent(part: Partial<ContentResponse> = {}): ContentResponse {
  return {
    id: 3,
    content_type: 'instruction',
    title: 'What a reviewer looks for',
    content: 'State the diagnosis. Say why.',
    category: 'incontinence',
    subcategory: 'briefs',
    tags: ['LCD', 'quantity'],
    quality_score: 4.2,
    usage_count: 37,
    is_active: true,
    avoid: false,
    origin: 'site',
    updated_at: '2026-03-02T10:00:00.000Z',
    version: 2,
    revision: 1,
    ...part,
  };
}

export function aVersion(version: number, part: Partial<ContentVersion> = {}): ContentVersion {
  const { content_type, title, content, category, subcategory, tags, quality_score, is_active, avoid } =
    aContent();
  return {
    version,
    at: '2026-03-02T10:00:00.000Z',
    by: 'Ada Example',
    content_type,
    title,
    content,
    category,
    subcategory,
    tags,
    quality_score,
    is_active,
    avoid,
    ...part,
  };
}
