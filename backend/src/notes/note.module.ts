import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/case.module.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Measures } from '../kernel/measures.port.ts';
import { CLOCK, MEASURES } from '../kernel/tokens.ts';
import { Vault } from '../kernel/vault.ts';
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
      inject: [Vault, CLOCK, MEASURES],
      useFactory: (vault: Vault, clock: Clock, measures: Measures) => new Generations(vault, clock, measures),
    },
    NoteWriting,
    GenerateNoteHandler,
    ImproveNoteHandler,
  ],
})
export class NoteModule {}
