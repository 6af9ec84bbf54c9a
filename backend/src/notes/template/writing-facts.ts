import type { ArguedFacts } from '../../cases/public.ts';
import type { CaseFacts } from '@vouchwell/document';

/** What a note is written from: the facts of a case, and what its evidence shows where somebody asked for that. */
export type WritingFacts = CaseFacts & Partial<ArguedFacts>;
