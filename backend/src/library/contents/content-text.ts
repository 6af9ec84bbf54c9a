import { type ContentRequest, saysWords, type UpdateContentRequest } from '@vouchwell/contract';
import { plainText } from '../../kernel/basics/plain-text.ts';
import type { ContentText, LibraryCommand } from './library.decider.ts';

/** A new content, as the site itself writes it. */
export function addedContent(body: ContentRequest): Commanded<'AddContent'> {
  const rest = { is_active: true, avoid: body.avoid ?? false, origin: 'site' } as const;
  return { type: 'AddContent', content: { ...contentText(body), ...rest } };
}

/** What a request leaves out stays. */
export function changedContent(body: UpdateContentRequest): Commanded<'ChangeContent'> {
  const { is_active, avoid } = body;
  const content = saysWords(body) ? contentText(body) : undefined;
  return { type: 'ChangeContent', content, is_active, avoid };
}

type Commanded<T> = Extract<LibraryCommand, { type: T }>;

/** What a request says, as it may be stored; the specification's defaults for what was left out. */
export function contentText(body: ContentRequest): ContentText {
  return {
    content_type: body.content_type ?? 'instruction',
    title: plainText(body.title).trim(),
    content: plainText(body.content).trim(),
    category: body.category ?? 'general',
    subcategory: plainText(body.subcategory ?? '') || null,
    tags: (body.tags ?? []).map(plainText).filter((tag) => tag !== ''),
    quality_score: body.quality_score,
  };
}
