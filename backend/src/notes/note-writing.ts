import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CaseFacts } from '@vouchwell/document';
import { localDay } from '@vouchwell/rules';
import { ChangeCase } from '../cases/case.commands.ts';
import { type CaseEvent, caseStream, type NoteKind } from '../cases/case.events.ts';
import { caseFacts, CaseQueries } from '../cases/case.queries.ts';
import type { Clock } from '../kernel/clock.ts';
import { Commit } from '../kernel/commit.ts';
import type { Actor, DomainEvent } from '../kernel/decider.ts';
import { Ids } from '../kernel/ids.ts';
import type { Models, Prompt } from '../kernel/model.port.ts';
import { conflict } from '../kernel/problem.ts';
import { CLOCK, MODELS } from '../kernel/tokens.ts';
import { type Answer, askModel, cancelled, type Waiting } from './ask-model.ts';
import { Generations } from './generations.ts';

/** A note as it was added to its case. */
export type AddedNote = Extract<CaseEvent, { type: 'NoteAdded' }>['data'];

/** One way to come to a note. `instead` is what stands in for the model. */
export interface NoteTask {
  readonly caseId: number;
  readonly kind: (notesBefore: number) => NoteKind;
  readonly prompt: (facts: CaseFacts, day: string) => Prompt;
  readonly instead: (facts: CaseFacts, day: string) => string;
}

/** The effect first, holding nothing; then the fact, decided on the case as it is by then. */
@Injectable()
export class NoteWriting {
  constructor(
    private readonly bus: CommandBus,
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly ids: Ids,
    private readonly generations: Generations,
    @Inject(MODELS) private readonly models: Models,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError missing, forbidden, conflict or cancelled; nothing is then written. */
  async write(task: NoteTask, actor: Actor, waiting: Waiting): Promise<AddedNote> {
    const { caseId } = task;
    const doc = await this.cases.accessible(caseId, actor);
    const earlier = await this.commit.repeated(caseStream(caseId), 'AddNote', actor);
    if (earlier) return addedBy(earlier.events);
    // Said before the model is asked for minutes; the decider says it again.
    if (doc.signature) throw conflict('case_locked', 'This case is signed and locked.');
    return this.generations.only(caseId, async () => {
      waiting.phase?.('patient_data');
      const [facts, day] = [caseFacts(caseId, doc), localDay(this.clock.now())];
      const answer = await this.ask(task.prompt(facts, day), waiting);
      if (waiting.signal.aborted) throw cancelled();
      waiting.phase?.('finalizing');
      const text = answer.text ?? task.instead(facts, day);
      const note = { ...answer, text, patient_id: doc.patient_id, kind: task.kind(doc.notes.length) };
      return this.add(caseId, note, actor);
    });
  }

  private async ask(prompt: Prompt, waiting: Waiting): Promise<Answer> {
    waiting.phase?.('engine');
    const model = await this.models.current();
    if (model) waiting.phase?.('uploading');
    const answer = await askModel(model, prompt, waiting);
    if (answer.text === null) waiting.phase?.('preparing');
    return answer;
  }

  private async add(
    caseId: number,
    { text, receipt, patient_id, kind }: Answer & { text: string; patient_id: number; kind: NoteKind },
    actor: Actor,
  ): Promise<AddedNote> {
    const note_id = await this.ids.next('note', actor);
    const author = receipt.fallback_reason === null ? 'model' : 'template';
    const command = { type: 'AddNote', patient_id, note_id, kind, author, text, receipt } as const;
    const { events } = await this.bus.execute(new ChangeCase(caseId, command, actor));
    return addedBy(events);
  }
}

function addedBy(events: readonly DomainEvent[]): AddedNote {
  const added = (events as readonly CaseEvent[]).find((event) => event.type === 'NoteAdded');
  if (!added) throw new Error('AddNote was committed without its event.');
  return added.data;
}
