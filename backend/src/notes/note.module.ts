import { Module } from '@nestjs/common';
import { CaseModule } from '../cases/public.ts';
import type { Config } from '../config.ts';
import type { Measures } from '../kernel/ports/measures.port.ts';
import { CONFIG, MEASURES } from '../kernel/basics/tokens.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { LibraryModule } from '../library/public.ts';
import { UserModule } from '../users/public.ts';
import { Leases } from '../kernel/vault/leases.ts';
import { GenerationQueue } from './model/generation-queue.ts';
import { SiteLine } from './model/site-line.ts';
import { Generations } from './writing/generations.ts';
import { NoteTasks } from './writing/note-tasks.ts';
import { NoteController } from './note.controller.ts';
import { NoteAsking } from './writing/note-asking.ts';
import { NoteGrounding } from './writing/note-grounding.ts';
import { NoteLooks } from './writing/note-looks.ts';
import { NotesUnderWay } from './writing/notes-under-way.ts';
import { NoteWriting } from './writing/note-writing.ts';
import { WriterStanding } from './writing/writer-standing.ts';
import { WritingController } from './writing.controller.ts';

/** So many may wait for their turn in one process: an hour's work for a small machine. */
const WAITING = 100;
const LOOK_MS = 1000;

function generations(vault: Vault, measures: Measures, config: Config): Generations {
  // The embedded engines serve one process, by the lock on their folder.
  const alone = config.mongodbUrl === null;
  const leases = new Leases(vault, { alone });
  const limits = { running: config.aiGenerations, waiting: WAITING, lookMs: LOOK_MS };
  const queue = new GenerationQueue(leases, limits, new SiteLine(vault, { alone }));
  return new Generations(leases, queue, measures);
}

/** MODELS comes from the AI models. */
@Module({
  imports: [CaseModule, UserModule, LibraryModule],
  controllers: [NoteController, WritingController],
  providers: [
    { provide: Generations, inject: [Vault, MEASURES, CONFIG], useFactory: generations },
    NoteAsking,
    NoteGrounding,
    NoteLooks,
    NoteWriting,
    WriterStanding,
    NoteTasks,
    NotesUnderWay,
  ],
})
export class NoteModule {}
