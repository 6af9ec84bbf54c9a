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

/** All that may ever be found: active, and nothing to be avoided. */
export interface RetrievableLibrary {
  readonly contents: readonly RetrievableContent[];
  /** Of two the one with the higher number was read later. */
  readonly asOf: number;
}

/** A content that has to do with what was asked. */
export interface Ranked {
  readonly id: number;
  /** 1 for what is first in every ranking; above 0. */
  readonly relevance: number;
  /** Its place among those that share words with the question, from 1; null where it shares none. */
  readonly lexicalRank: number | null;
  readonly semanticRank: number | null;
  /** The part of it that the question is about. */
  readonly excerpt: () => string;
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly Ranked[];
  readonly ranking: 'fused' | 'lexical';
  readonly embeddingModel: string | null;
  readonly tookMs: { readonly retrieval: number; readonly embedding: number };
}

/**
 * Finds the contents that have to do with a question; which of them are of use is for whoever asks to say. It keeps
 * what it derives from them by id and version; a failing embedding model leaves the lexical ranking.
 */
export interface Retriever {
  /**
   * Never refuses, except with the signal's reason: without contents there is nothing to rank.
   * @param text Words of the case: its items and diagnoses. Never a patient's name.
   * @param among The ids of those that may be found now.
   * @param library What is no longer in it is forgotten; what is new or of another version is taken in. One that was read
   *   before what is kept brings nothing back.
   */
  rank(
    text: string,
    among: ReadonlySet<number>,
    library: RetrievableLibrary,
    signal: AbortSignal,
  ): Promise<Ranking>;
  /**
   * Forgets at once, in memory and on the disk, what it derived from anything but these as they are now; whoever asks next
   * would do so as well, but who knows when that is. Takes nothing in.
   */
  keepOnly(library: RetrievableLibrary): Promise<void>;
  close(): Promise<void>;
}
