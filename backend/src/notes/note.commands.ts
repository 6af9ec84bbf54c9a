import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { withReviewMark, wordCount } from '@vouchwell/rules';
import type { Person } from '../kernel/deciding/decider.ts';
import type { NoteTemplate } from '../kernel/ports/note-template.port.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import { invalid } from '../kernel/basics/problem.ts';
import { NOTE_TEMPLATE } from '../kernel/basics/tokens.ts';
import type { Waiting } from './ask-model.ts';
import { NoteWriting, type WrittenNote } from './note-writing.ts';
import { improvementPrompt, letterPrompt } from './prompt.ts';

export class GenerateNote extends Command<WrittenNote> {
  constructor(
    readonly caseId: number,
    readonly regenerate: boolean,
    readonly actor: Person,
    readonly waiting: Waiting,
  ) {
    super();
  }
}

export class ImproveNote extends Command<WrittenNote> {
  constructor(
    readonly caseId: number,
    readonly currentNote: string,
    readonly actor: Person,
    readonly waiting: Waiting,
  ) {
    super();
  }
}

@CommandHandler(GenerateNote)
export class GenerateNoteHandler implements ICommandHandler<GenerateNote> {
  constructor(
    private readonly writing: NoteWriting,
    @Inject(NOTE_TEMPLATE) private readonly template: NoteTemplate,
  ) {}

  execute({ caseId, regenerate, actor, waiting }: GenerateNote): Promise<WrittenNote> {
    const task = {
      caseId,
      kind: (notesBefore: number) => (regenerate && notesBefore > 0 ? 'regenerated' : 'generated'),
      prompt: letterPrompt,
      instead: this.template,
    } as const;
    return this.writing.write(task, actor, waiting);
  }
}

@CommandHandler(ImproveNote)
export class ImproveNoteHandler implements ICommandHandler<ImproveNote> {
  constructor(private readonly writing: NoteWriting) {}

  async execute({ caseId, currentNote, actor, waiting }: ImproveNote): Promise<WrittenNote> {
    const note = plainText(currentNote);
    if (wordCount(note) === 0) {
      const message = 'The current note is required.';
      throw invalid('empty_note', message, { current_note: message });
    }
    const task = {
      caseId,
      kind: () => 'improved',
      prompt: (facts, day, library) => improvementPrompt(facts, day, note, library),
      instead: () => withReviewMark(note),
    } satisfies Parameters<NoteWriting['write']>[0];
    return this.writing.write(task, actor, waiting);
  }
}
