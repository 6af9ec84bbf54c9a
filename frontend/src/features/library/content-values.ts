import type {
  ContentCategory,
  ContentRequest,
  ContentResponse,
  ContentType,
  ContentVersion,
  UpdateContentRequest,
} from '@vouchwell/contract';
import { categoryLabel, typeLabel } from './content-labels.ts';

export const TITLE_MAX = 200;
export const CONTENT_MAX = 50_000;
const DEFAULT_QUALITY = 3;

/** What the form holds. */
export interface ContentValues {
  content_type: ContentType;
  title: string;
  content: string;
  category: ContentCategory;
  subcategory: string;
  /** Separated by commas. */
  tags: string;
  quality_score: number | string;
  avoid: boolean;
  is_active: boolean;
}

export const newContent: ContentValues = {
  content_type: 'instruction',
  title: '',
  content: '',
  category: 'general',
  subcategory: '',
  tags: '',
  quality_score: DEFAULT_QUALITY,
  avoid: false,
  is_active: true,
};

export function valuesOf(content: ContentResponse): ContentValues {
  const { content_type, title, category, quality_score, avoid, is_active } = content;
  return {
    content_type,
    title,
    content: content.content,
    category,
    subcategory: content.subcategory ?? '',
    tags: content.tags.join(', '),
    quality_score,
    avoid,
    is_active,
  };
}

/** 0 to 5 in steps of 0.1; what is no number becomes 0 [specification]. */
export function qualityOf(typed: number | string): number {
  const number = typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(number)) return 0;
  return Math.round(Math.min(5, Math.max(0, number)) * 10) / 10;
}

/** `is_active` only where it is a change: a new content's is the server's to say. */
export function fromValues(values: ContentValues, editing: boolean): UpdateContentRequest {
  const { tags, subcategory, is_active, quality_score, ...rest } = values;
  return {
    ...rest,
    title: rest.title.trim(),
    subcategory: subcategory.trim(),
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    quality_score: qualityOf(quality_score),
    ...(editing ? { is_active } : {}),
  };
}

/** A line for each field, and its text last: two versions are compared by them. */
export function contentWords(values: ContentValues): string {
  const { title, content_type, category, subcategory, tags, quality_score, is_active, avoid } = values;
  return [
    title,
    [typeLabel[content_type], categoryLabel[category], subcategory].filter(Boolean).join(' · '),
    `Tags: ${tags}`,
    `Quality score ${qualityOf(quality_score)}`,
    is_active ? 'Active' : 'Inactive',
    avoid ? 'To be avoided' : 'Not to be avoided',
    values.content,
  ].join('\n');
}

/** The whole content as it stands or stood, to be sent again. */
export function requestOf(content: ContentResponse | ContentVersion): ContentRequest {
  const { content_type, title, category, tags, quality_score, avoid } = content;
  return {
    content_type,
    title,
    content: content.content,
    category,
    subcategory: content.subcategory ?? '',
    tags,
    quality_score,
    avoid,
  };
}
