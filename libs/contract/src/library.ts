import type { Sort } from '@vouchwell/rules';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Optional, OptionalText, RequiredText, TidyList } from './fields.ts';
import { Transform } from './filled.ts';
import { type EntryStatus, PageQuery, SortedBy, StatusFilter } from './paging.ts';

export const contentTypes = ['system_prompt', 'instruction', 'sample_note'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentCategories = ['general', 'incontinence', 'cgm', 'diabetic_shoes', 'compression'] as const;
export type ContentCategory = (typeof contentCategories)[number];

const TYPES = 'content_type must be system_prompt, instruction or sample_note.';
const CATEGORIES = 'category must be general, incontinence, cgm, diabetic_shoes or compression.';

/** POST /rag/content. What is left out gets its default. */
export class ContentRequest {
  /** `instruction` where it is absent. */
  @Optional()
  @IsIn(contentTypes, { message: TYPES })
  content_type?: ContentType;

  @RequiredText('Title', 200)
  title!: string;

  @RequiredText('Content', 50_000, { lines: 'many' })
  content!: string;

  /** `general` where it is absent. */
  @Optional()
  @IsIn(contentCategories, { message: CATEGORIES })
  category?: ContentCategory;

  @OptionalText('Subcategory', 100)
  subcategory?: string;

  /** Each trimmed and once; blank ones go. */
  @Optional()
  @MaxLength(50, { each: true, message: 'A tag can have at most 50 characters.' })
  @IsString({ each: true, message: 'Each tag must be text.' })
  @ArrayMaxSize(30, { message: 'There can be at most 30 tags.' })
  @IsArray({ message: 'tags must be a list.' })
  @TidyList()
  tags?: string[];

  /** Marks a text as one that no note may be like: it never enters a prompt. False for a new one. */
  @Optional()
  @IsBoolean({ message: 'avoid must be true or false.' })
  avoid?: boolean;

  /** 0 to 5 in steps of 0.1; 3 where it is absent, 0 where it is no number. */
  @Max(5, { message: 'Quality score can be at most 5.' })
  @Min(0, { message: 'Quality score must be at least 0.' })
  @IsNumber({ maxDecimalPlaces: 1 }, { message: 'Quality score goes in steps of 0.1.' })
  @Transform(({ value }: { value: unknown }) => score(value))
  quality_score: number = 3;
}

/**
 * PUT /rag/content/{id}: the whole new version; `is_active` and `avoid` stay as they are where left out. Without title
 * and content it says only what `is_active` and `avoid` are to be, and every word stays.
 */
export class UpdateContentRequest extends ContentRequest {
  @ValidateIf(saysWords)
  override title!: string;

  @ValidateIf(saysWords)
  override content!: string;

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;
}

/** Whether a request states a text, rather than only what is to become of the one there is. */
export function saysWords({ title, content, is_active, avoid }: Partial<UpdateContentRequest>): boolean {
  const silent = title === undefined && content === undefined;
  return !silent || (is_active === undefined && avoid === undefined);
}

/** GET /rag/content, 10 per page. */
export class ListContentQuery extends PageQuery {
  /** Words of the title, the content or the tags. */
  @OptionalText('search', 200)
  search?: string;

  @Optional()
  @IsIn(contentTypes, { message: TYPES })
  content_type?: ContentType;

  @Optional()
  @IsIn(contentCategories, { message: CATEGORIES })
  category?: ContentCategory;

  @StatusFilter()
  status?: EntryStatus;

  @SortedBy('contents')
  sort?: Sort<'contents'>;
}

/** Where a content came from: the first start, this site's admins, another site's file, or a rated note. */
export type ContentOrigin = 'starter' | 'site' | 'import' | 'feedback';

export interface ContentResponse {
  id: number;
  content_type: ContentType;
  title: string;
  content: string;
  category: ContentCategory;
  subcategory: string | null;
  tags: string[];
  quality_score: number;
  /** How often a note was written with it. */
  usage_count: number;
  is_active: boolean;
  /** A text that no note may be like: it never enters a prompt. */
  avoid: boolean;
  origin: ContentOrigin;
  updated_at: string;
  /** Starts at 1; each change adds one. */
  version: number;
  /** For If-Match: a change based on an older one is refused. */
  revision: number;
}

export interface ContentsResponse {
  content: ContentResponse[];
  pages: number;
  total: number;
}

export interface ContentSavedResponse {
  success: true;
  /** Null while the read models lag behind. */
  content: ContentResponse | null;
}

/** GET /rag/analytics: one entry per type, in a fixed order; `avg_quality` is 0 for a type without content. */
export interface ContentAnalyticsResponse {
  content_stats: { type: ContentType; count: number; avg_quality: number }[];
}

/** GET /rag/content/{id}/versions, newest first, 20 a page where nothing else is asked; also of a deleted content. */
export interface ContentVersionsResponse {
  versions: ContentVersion[];
  total: number;
  pages: number;
}

export interface ContentVersion extends LibraryFileContent {
  version: number;
  at: string;
  /** Who made it: a full name or username. */
  by: string;
}

/**
 * GET /rag/export: the library as one file that another site can import. Texts from feedback are in it only
 * while they are active: the others were perhaps never looked at by an admin.
 */
export interface LibraryFile {
  format: 'medical-necessity-library';
  version: 1;
  exported_at: string;
  contents: LibraryFileContent[];
}

/** What a content says, wherever it is kept. */
export interface LibraryFileContent {
  content_type: ContentType;
  title: string;
  content: string;
  category: ContentCategory;
  subcategory: string | null;
  tags: string[];
  quality_score: number;
  is_active: boolean;
  avoid: boolean;
}

/** The most contents that one file may hold. */
export const IMPORT_MOST = 2_000;

/**
 * POST /rag/import. The file is checked whole before anything is written. To import a file again is safe: only
 * what is missing is added.
 */
export class ImportLibraryRequest {
  @IsObject({ message: 'file must be a library file, as the export makes it.' })
  file!: Record<string, unknown>;

  /** True: only say what would happen. */
  @Optional()
  @IsBoolean({ message: 'preview must be true or false.' })
  preview?: boolean;
}

export interface ImportLibraryResponse {
  success: true;
  /** New contents; they are inactive until an admin activates them. */
  added: number;
  /** Contents that the library holds already, word for word. */
  already_there: number;
  /** What cannot be taken, and why; `index` from 0. Where there is one, nothing is imported. */
  refused: { index: number; title: string; reason: string }[];
  /** A sentence for the screen. */
  message: string;
}

/** POST /rag/try: what a note about this would be written with. */
export class TryRetrievalRequest {
  @RequiredText('Query', 1000, { lines: 'many' })
  query!: string;

  @Optional()
  @IsIn(contentCategories, { message: CATEGORIES })
  category?: ContentCategory;
}

export interface RetrievedContent {
  id: number;
  version: number;
  content_type: ContentType;
  title: string;
  category: ContentCategory;
  /** The best part of it, at most 400 characters. */
  excerpt: string;
  /** After fusion, quality and feedback; higher is better. */
  score: number;
  /** Places in the two rankings, from 1; null where it is in the one only. */
  lexical_rank: number | null;
  semantic_rank: number | null;
  quality_score: number;
  /** Mean of the past ratings of notes written with it, 1 to 5; null while there is none. */
  feedback_score: number | null;
  /** About, by its length. */
  tokens: number;
  /** Whether it would enter the prompt within the token budget. */
  chosen: boolean;
}

export interface TryRetrievalResponse {
  results: RetrievedContent[];
  /** `lexical` where no embedding model answers. */
  ranking: 'fused' | 'lexical';
  /** The embedding model that ranked; null where none did. */
  embedding_model: string | null;
  token_budget: number;
  /** Retrieval itself, and the call of the embedding model. */
  took_ms: { retrieval: number; embedding: number };
}

function score(value: unknown): number {
  if (value === undefined || value === null) return 3;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
