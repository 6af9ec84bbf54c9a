import { Inject, Injectable } from '@nestjs/common';
import { ModelPaces } from '../../ai/public.ts';
import { TEXT_WORK } from '../../kernel/basics/tokens.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { LanguageModel } from '../../kernel/ports/model.port.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { type LibraryForCase, LibraryRetrieval } from '../../library/public.ts';
import { type Answer, askModel, type Waiting } from '../model/ask-model.ts';
import { Generations } from './generations.ts';
import { ModelCall } from '../model/model-call.ts';
import { NoteLooks } from './note-looks.ts';
import { NotePace, queueLeft } from '../model/note-pace.ts';
import type { BySentence, CaseDoc, NoteTask } from './note-task.ts';
import { CASE_TOO_LONG, lessOf } from '../prompt/prompt-room.ts';
import type { WritingFacts } from '../template/writing-facts.ts';

/** What a note is written of. */
export interface Asked {
  readonly facts: WritingFacts;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly doc: CaseDoc;
}

/** Has a model write a note, in the manner of its setting, and measures how fast it does. */
@Injectable()
export class NoteAsking {
  constructor(
    private readonly library: LibraryRetrieval,
    private readonly paces: ModelPaces,
    private readonly generations: Generations,
    private readonly looks: NoteLooks,
    @Inject(TEXT_WORK) private readonly text: TextWork,
  ) {}

  /** Who waits for a turn also hears about how long that will be. */
  async queued(model: LanguageModel, { queued, left }: Waiting): Promise<Waiting['queued']> {
    const known = await this.paces.of(model);
    return (place) => {
      queued?.(place);
      const ms = queueLeft(known, place.place, this.generations.atOnce);
      if (ms !== null) left?.(ms);
    };
  }

  /** @throws DomainError cancelled */
  async ask(
    asked: LanguageModel,
    task: NoteTask,
    { facts, day, doc }: Asked,
    actor: Person,
    waiting: Waiting,
  ): Promise<Answer> {
    const { patient_id, notes } = doc;
    const about = { caseId: task.caseId, patient_id, kind: task.kind(notes.length) };
    await this.looks.asked(asked, about, actor);
    const call = new ModelCall(asked);
    const asking = this.asking(call, task, { facts, day, doc }, actor, { ...waiting, holds: call.holds });
    return this.looks.ending(call, asking, waiting.signal, about, actor);
  }

  private async asking(
    call: ModelCall,
    task: NoteTask,
    { facts, day, doc: { notes } }: Asked,
    actor: Person,
    waiting: Waiting,
  ): Promise<Answer> {
    const asked = call.model;
    const pace = new NotePace(asked, await this.paces.of(asked), (ms) => waiting.left?.(ms));
    const { model, progress } = pace;
    const library = await this.library.forCase(facts, waiting.signal);
    waiting.phase?.('uploading');
    const asker = { userId: actor.id, signal: waiting.signal };
    const check = (text: string) => this.text.grounding(text, facts, day, asker);
    const trace = (text: string) => this.text.traced(text, facts, day, asker);
    const work = { model, facts, day, library, check, trace, waiting, progress };
    const answer =
      asked.writes === 'by_sentence'
        ? await task.bySentence(work, notes)
        : await this.whole(task, work, notes);
    const { receipt } = answer;
    return { ...answer, receipt: { ...receipt, ...pace.receipt(receipt.fallback_reason !== null) } };
  }

  private async whole(task: NoteTask, work: BySentence, notes: CaseDoc['notes']): Promise<Answer> {
    const { model, facts, day, library, waiting, progress } = work;
    const { of, unit } = task.amount;
    progress?.(0, of, unit);
    const answer = await withRoom(library, (given) =>
      askModel(model, task.prompt(facts, day, given), waiting),
    );
    const ended = await task.rightly(answer, work, notes);
    progress?.(of, of, unit);
    return ended;
  }
}

/** What the library adds can be left out, as far as it must; what the case holds cannot. */
async function withRoom(
  library: LibraryForCase,
  ask: (given: LibraryForCase) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(library);
  if (answer.failure !== 'too_long') return answer;
  const less = lessOf(library);
  if (less) return withRoom(less, ask);
  return { ...answer, receipt: { ...answer.receipt, fallback_reason: CASE_TOO_LONG } };
}
