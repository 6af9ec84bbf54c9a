import { Injectable } from '@nestjs/common';
import { withReviewMark, wordCount, writtenAfter, writtenBy } from '@vouchwell/rules';
import type { Person } from '../../kernel/deciding/decider.ts';
import { plainText } from '../../kernel/basics/plain-text.ts';
import { invalid } from '../../kernel/basics/problem.ts';
import type { Waiting } from '../model/ask-model.ts';
import type { BySentence, CaseDoc, NoteTask } from './note-task.ts';
import { NoteWriting, type WrittenNote } from './note-writing.ts';
import { improvementPrompt, letterPrompt } from '../prompt/prompt.ts';
import { improveSentences } from '../sections/improve-sentences.ts';
import { rightImprovement, rightLetter } from '../sections/whole-letter.ts';
import { writeInSections } from '../sections/write-in-sections.ts';
import { writeTemplateNote } from '../template/write-template-note.ts';

/** The two ways to a note that a model writes. Each ends in the command AddNote. */
@Injectable()
export class NoteTasks {
  constructor(private readonly writing: NoteWriting) {}

  /** @throws DomainError as NoteWriting.write says */
  generate(caseId: number, regenerate: boolean, actor: Person, waiting: Waiting): Promise<WrittenNote> {
    const task = {
      caseId,
      kind: (notesBefore: number) => (regenerate && notesBefore > 0 ? 'regenerated' : 'generated'),
      bySentence: writeInSections,
      amount: { of: 1, unit: 'section' },
      rightly: rightLetter,
      prompt: letterPrompt,
      instead: writeTemplateNote,
      insteadBy: () => 'template' as const,
    } as const;
    return this.writing.write(task, actor, waiting);
  }

  /** @throws DomainError as NoteWriting.write says, and invalid without a text */
  async improve(caseId: number, currentNote: string, actor: Person, waiting: Waiting): Promise<WrittenNote> {
    const note = plainText(currentNote);
    if (wordCount(note) === 0) {
      const message = 'The current note is required.';
      throw invalid('empty_note', message, { current_note: message });
    }
    const improving = (work: BySentence, [newest]: CaseDoc['notes']) => {
      const written = newest ? writtenAfter(newest, note, 'person') : writtenBy(note, 'person');
      return { ...work, note, written };
    };
    const task = {
      caseId,
      kind: () => 'improved',
      bySentence: (work, notes) => improveSentences(improving(work, notes)),
      amount: { of: wordCount(note), unit: 'word' },
      // What a person wrote is not ended by anybody else.
      rightly: (answer, work, notes) => rightImprovement(answer, improving(work, notes)),
      prompt: (facts, day, library) => improvementPrompt(facts, day, note, library),
      instead: () => withReviewMark(note),
      // Nobody has written it anew: it is whose it was, and what a person has typed since is theirs.
      insteadBy: (notes) => notes.find(({ text }) => text === note)?.author ?? 'person',
    } satisfies NoteTask;
    return this.writing.write(task, actor, waiting);
  }
}
