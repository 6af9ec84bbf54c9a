import type { CaseQueries, NoteAuthorship, NoteKind } from '../../cases/public.ts';
import type { LibraryForCase } from '../../library/public.ts';
import type { WritingFacts } from '../template/writing-facts.ts';
import type { Answer } from '../model/ask-model.ts';
import type { NotePrompt } from '../prompt/prompt.ts';
import type { Improving } from '../sections/improve-sentences.ts';

export type CaseDoc = Awaited<ReturnType<CaseQueries['accessible']>>;

/** What it takes to write a note sentence by sentence. */
export type BySentence = Omit<Improving, 'note' | 'written'>;

/** One way to come to a note. `instead` is what stands in for the model. */
export interface NoteTask {
  readonly caseId: number;
  readonly kind: (notesBefore: number) => NoteKind;
  /** How it is written by a model that writes sentence by sentence. `notes`: of the case, newest first. */
  readonly bySentence: (work: BySentence, notes: CaseDoc['notes']) => Promise<Answer>;
  /** How much there is to write where it is written as a whole. */
  readonly amount: { readonly of: number; readonly unit: 'section' | 'word' };
  /** What becomes of a text that a model wrote as a whole, before anybody has it. `notes`: as above. */
  readonly rightly: (answer: Answer, work: BySentence, notes: CaseDoc['notes']) => Promise<Answer>;
  readonly prompt: (facts: WritingFacts, day: string, library: LibraryForCase) => NotePrompt;
  readonly instead: (facts: WritingFacts, day: string) => string;
  /** Who wrote that. */
  readonly insteadBy: (notes: CaseDoc['notes']) => NoteAuthorship;
}
