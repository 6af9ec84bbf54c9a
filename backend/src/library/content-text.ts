import type { ContentRequest } from '@vouchwell/contract';
import { plainText } from '../kernel/basics/plain-text.ts';
import type { ContentText } from './library.decider.ts';

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
