import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/case.module.ts';
import type { Measures } from '../kernel/measures.port.ts';
import { MEASURES } from '../kernel/tokens.ts';
import { Generations } from './generations.ts';
import { GenerateNoteHandler, ImproveNoteHandler } from './note.commands.ts';
import { NoteController } from './note.controller.ts';
import { NoteWriting } from './note-writing.ts';

/** MODELS and NOTE_TEMPLATE come from app.module.ts. */
@Module({
  imports: [CaseModule],
  controllers: [NoteController],
  providers: [
    {
      provide: Generations,
      inject: [MEASURES],
      useFactory: (measures: Measures) => new Generations(measures),
    },
    NoteWriting,
    GenerateNoteHandler,
    ImproveNoteHandler,
  ],
})
export class NoteModule {}
