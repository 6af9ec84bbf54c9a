import type { ContentCategory, ContentType } from '@vouchwell/contract';

/** One content of the library as retrieval sees it. */
export interface RetrievableContent {
  readonly id: number;
  readonly version: number;
  readonly content_type: ContentType;
  readonly title: string;
  readonly content: string;
  readonly category: ContentCategory;
  readonly tags: readonly string[];
  /** 0 to 5 */
  readonly quality_score: number;
  /** Mean rating of the notes written with it, 1 to 5; null while there is none. */
  readonly feedback_score: number | null;
}

export interface RetrievalQuery {
  /** Words of the case: its items and diagnoses. Never a patient's name. */
  readonly text: string;
  /** Contents of these categories count; `general` always does. Empty: all. */
  readonly categories: readonly ContentCategory[];
  readonly types: readonly ContentType[];
  /** How much of a prompt the chosen contents may fill. */
  readonly tokenBudget: number;
}

export interface Retrieved {
  readonly content: RetrievableContent;
  readonly excerpt: string;
  readonly score: number;
  readonly lexicalRank: number | null;
  readonly semanticRank: number | null;
  readonly tokens: number;
  readonly chosen: boolean;
}

export interface Retrieval {
  readonly results: readonly Retrieved[];
  readonly ranking: 'fused' | 'lexical';
  readonly embeddingModel: string | null;
  readonly tookMs: { readonly retrieval: number; readonly embedding: number };
}

/**
 * Finds the contents that a note should be written with. It is given only active contents that are not to be
 * avoided, and keeps what it derives from them; a failing embedding model leaves the lexical ranking.
 */
export interface Retriever {
  /** Best first. Never refuses: without contents there are no results. */
  retrieve(query: RetrievalQuery, signal: AbortSignal): Promise<Retrieval>;
}
