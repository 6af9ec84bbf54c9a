import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { GroundingResponse } from '@vouchwell/contract';
import { CASE_MOST, NOTES_FULL } from '@vouchwell/rules';
import {
  type CaseEvent,
  CaseQueries,
  CaseReadiness,
  caseStream,
  CaseWish,
  type NoteToAdd,
} from '../../cases/public.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Person, DomainEvent } from '../../kernel/deciding/decider.ts';
import { Ids } from '../../kernel/committing/ids.ts';
import type { Models } from '../../kernel/ports/model.port.ts';
import { conflict } from '../../kernel/basics/problem.ts';
import { MODELS } from '../../kernel/basics/tokens.ts';
import { type Answer, unasked, type Waiting } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import { Generations } from './generations.ts';
import { NoteAsking } from './note-asking.ts';
import { NoteGrounding } from './note-grounding.ts';
import { NoteLooks } from './note-looks.ts';
import type { CaseDoc, NoteTask } from './note-task.ts';
import { WriterStanding } from './writer-standing.ts';

/** A note as it was added to its case. */
export type AddedNote = Extract<CaseEvent, { type: 'NoteAdded' }>['data'];

/** A note that was added, beside what its case holds. */
export interface WrittenNote {
  readonly note: AddedNote;
  readonly grounding: GroundingResponse | null;
}

const none: Models = { current: () => Promise.resolve(null) };

/** The effect first, holding nothing; then the fact, decided on the case as it is by then. */
@Injectable()
export class NoteWriting {
  constructor(
    private readonly bus: CommandBus,
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly asking: NoteAsking,
    private readonly grounding: NoteGrounding,
    private readonly ids: Ids,
    private readonly generations: Generations,
    private readonly standing: WriterStanding,
    @Inject(MODELS) private readonly models: Models,
    private readonly site: SiteTime,
    private readonly looks: NoteLooks,
    private readonly readiness: CaseReadiness,
  ) {}

  /** @throws DomainError missing, unauthenticated, forbidden, conflict, unavailable or cancelled; nothing is then written. */
  async write(task: NoteTask, actor: Person, waiting: Waiting): Promise<WrittenNote> {
    const { caseId } = task;
    const doc = await this.cases.accessible(caseId, actor);
    const earlier = await this.commit.repeated(caseStream(caseId), 'AddNote', actor);
    const writing = (signal: AbortSignal) => this.inTurn(task, unsigned(doc), actor, { ...waiting, signal });
    const about = { caseId, patient_id: doc.patient_id, kind: task.kind(doc.notes.length) };
    if (earlier) await this.looks.shownAgain(about, actor);
    const note = earlier
      ? addedBy(earlier.events)
      : await this.standing.during(caseId, actor, waiting.signal, writing);
    const { grounding } = await this.grounding.of(caseId, note, actor, waiting.signal);
    return { note, grounding };
  }

  /** The template needs no turn; and without a turn no model is asked. */
  private inTurn(
    task: NoteTask,
    { id, notes }: CaseDoc,
    actor: Person,
    waiting: Waiting,
  ): Promise<AddedNote> {
    const written = (models: Models) => this.written(task, actor, waiting, models);
    return this.generations.only({ caseId: id, userId: actor.id }, async () => {
      waiting.begun?.(task.kind(notes.length));
      const model = await this.models.current();
      if (!model) return written(none);
      const queued = await this.asking.queued(model, waiting);
      return this.generations.inTurn(() => written(this.models), waiting.signal, queued);
    });
  }

  private async written(task: NoteTask, actor: Person, waiting: Waiting, models: Models): Promise<AddedNote> {
    const { caseId } = task;
    // Much may have changed while it waited: the case, who may see it, the model.
    await this.standing.demand(caseId, actor);
    const doc = unsigned(await this.cases.accessible(caseId, actor));
    waiting.phase?.('patient_data');
    const day = await this.site.day();
    const facts = await this.readiness.factsOf(caseId, doc, day);
    waiting.phase?.('engine');
    const model = await models.current();
    const answer: Answer = model
      ? await this.asking.ask(model, task, { facts, day, doc }, actor, waiting)
      : { text: null, receipt: unasked };
    if (waiting.signal.aborted) throw cancelled();
    if (answer.text === null) waiting.phase?.('preparing');
    waiting.phase?.('finalizing');
    const text = answer.text ?? task.instead(facts, day);
    const author = answer.text === null ? task.insteadBy(doc.notes) : 'model';
    const { patient_id } = doc;
    const note = { receipt: answer.receipt, text, author, patient_id, kind: task.kind(doc.notes.length) };
    await this.standing.demand(caseId, actor);
    return this.add(caseId, note, actor);
  }

  private async add(caseId: number, note: Omit<NoteToAdd, 'note_id'>, actor: Person): Promise<AddedNote> {
    const note_id = await this.ids.next('note', actor);
    const command = { type: 'AddNote', note_id, ...note } as const;
    const { events } = await this.bus.execute(new CaseWish(caseId, command, actor));
    return addedBy(events);
  }
}

/** Said before the model is asked for minutes; the decider says it again. */
function unsigned(doc: CaseDoc): CaseDoc {
  if (doc.signature) throw conflict('case_locked', 'This case is signed and locked.');
  if (doc.notes.length >= CASE_MOST.notes) throw conflict('too_many_notes', NOTES_FULL);
  return doc;
}

function addedBy(events: readonly DomainEvent[]): AddedNote {
  const added = (events as readonly CaseEvent[]).find((event) => event.type === 'NoteAdded');
  if (!added) throw new Error('AddNote was committed without its event.');
  return added.data;
}
