import { Inject, Injectable } from '@nestjs/common';
import type { ContentCategory, TryRetrievalRequest, TryRetrievalResponse } from '@vouchwell/contract';
import type { CaseFacts } from '@vouchwell/document';
import type { Retriever } from '../../kernel/ports/retrieval.port.ts';
import { RETRIEVER } from '../../kernel/basics/tokens.ts';
import { categoriesOf } from '../contents/categories.ts';
import { LibrarySnapshots } from './library-snapshot.queries.ts';
import { queryText } from './query-text.ts';
import { contentTokens, retrieve, type Retrieval, type RetrievalQuery } from './retrieval.ts';
import { systemPromptOf } from './system-prompt.ts';
import { tryResponse } from './try-response.ts';

/** A content as it enters a prompt. */
export interface ContentRef {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: string;
}

/** What a note is written with. */
export interface LibraryForCase {
  readonly systemPrompt: ContentRef | null;
  /** Best first. */
  readonly instructions: readonly ContentRef[];
  /** Best first. */
  readonly samples: readonly ContentRef[];
  /** `lexical` where no embedding model answers. */
  readonly ranking: Retrieval['ranking'];
}

/**
 * What the library may fill of a prompt: a system prompt, some instructions and two samples. A machine without
 * a graphics card reads a thousand tokens in some ten to twenty seconds, before the first word is written.
 */
export const LIBRARY_TOKENS = 2_000;

/** The contents of the library that a note should be written with: active ones, and none to be avoided. */
@Injectable()
export class LibraryRetrieval {
  constructor(
    private readonly snapshots: LibrarySnapshots,
    @Inject(RETRIEVER) private readonly retriever: Retriever,
  ) {}

  /** Library text is what admins wrote: in a prompt it is data like the case's facts, never trusted. */
  async forCase(facts: Pick<CaseFacts, 'items' | 'diagnoses'>, signal: AbortSignal): Promise<LibraryForCase> {
    const library = await this.snapshots.current();
    const categories = categoriesOf(facts);
    const systemPrompt = systemPromptOf(library.systemPrompts, categories, LIBRARY_TOKENS / 2);
    const left = LIBRARY_TOKENS - (systemPrompt ? contentTokens(systemPrompt) : 0);
    const query = asked(queryText(facts, categories), categories, left);
    const { results, ranking } = await retrieve(this.retriever, query, library, signal);
    const chosen = results.filter((one) => one.chosen).map(({ content }) => content);
    return {
      systemPrompt: systemPrompt && ref(systemPrompt),
      instructions: chosen.filter(({ content_type }) => content_type === 'instruction').map(ref),
      samples: chosen.filter(({ content_type }) => content_type === 'sample_note').map(ref),
      ranking,
    };
  }

  /** What a note about this would be written with, and why. */
  async attempt(
    { query, category }: TryRetrievalRequest,
    signal: AbortSignal,
  ): Promise<TryRetrievalResponse> {
    const library = await this.snapshots.current();
    const words = asked(query, category ? [category] : [], LIBRARY_TOKENS);
    return tryResponse(await retrieve(this.retriever, words, library, signal), LIBRARY_TOKENS);
  }
}

function asked(text: string, categories: readonly ContentCategory[], tokenBudget: number): RetrievalQuery {
  return { text, categories, types: ['instruction', 'sample_note'], tokenBudget };
}

function ref({ id, version, title, content }: ContentRef): ContentRef {
  return { id, version, title, content };
}
