import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DomainError } from '../../kernel/basics/problem.ts';
import { LOGGER } from '../../kernel/basics/tokens.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { Waiting } from '../model/ask-model.ts';
import { NoteUnderWay } from './note-under-way.ts';
import type { WrittenNote } from './note-writing.ts';

/** The notes that this process is writing. */
@Injectable()
export class NotesUnderWay implements OnApplicationShutdown {
  private readonly all = new Set<NoteUnderWay>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Begins a note. The repeat of a request is told of the note that it began before. */
  begin(caseId: number, actor: Person, write: (waiting: Waiting) => Promise<WrittenNote>): NoteUnderWay {
    const { reservation } = actor.request;
    const begun = [...this.all].find(({ asker }) => asker.request.reservation === reservation);
    if (begun && reservation !== null) return begun;
    const one = new NoteUnderWay(caseId, actor, write);
    this.all.add(one);
    one.written.then(
      () => this.all.delete(one),
      (error: unknown) => this.ended(one, error),
    );
    return one;
  }

  /** The note that this person has on its way for a case. */
  of(caseId: number, { id }: Person): NoteUnderWay | null {
    const theirs = [...this.all].find((one) => one.kind && one.caseId === caseId && one.asker.id === id);
    return theirs ?? null;
  }

  /** The connections are closed by now; without a process nothing goes on. */
  onApplicationShutdown(): void {
    for (const one of this.all) void one.stop();
  }

  /** Who hears of it is told, and the way of that request logs what nobody foresaw; otherwise it is logged here. */
  private ended(one: NoteUnderWay, error: unknown): void {
    this.all.delete(one);
    if (one.heard || error instanceof DomainError) return;
    this.logger.error({ code: (error as { name?: unknown } | null)?.name }, 'a note could not be written');
  }
}
