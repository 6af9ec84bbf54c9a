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
  /** How many ratings that is the mean of. */
  readonly ratings: number;
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
 * Finds the contents that a note should be written with. It keeps what it derives from them by id and
 * version; a failing embedding model leaves the lexical ranking.
 */
export interface Retriever {
  /**
   * Best first. Never refuses, except with the signal's reason: without contents there are no results.
   * @param contents All that may be retrieved: active, and none to be avoided. What is no longer among them is
   *   forgotten; what is new or of another version is taken in.
   */
  retrieve(
    query: RetrievalQuery,
    contents: readonly RetrievableContent[],
    signal: AbortSignal,
  ): Promise<Retrieval>;
  close(): Promise<void>;
}

/** About what it costs in a prompt: letters of medicine, full of codes, fill a token with 3.5 characters. */
export function contentTokens({ title, content }: Pick<RetrievableContent, 'title' | 'content'>): number {
  return Math.ceil((title.length + content.length) / 3.5);
}
