import { Body, Controller, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  EditNoteRequest,
  GenerateNoteRequest,
  ImproveNoteRequest,
  type NoteEditedResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { CaseWish } from '../cases/public.ts';
import { Disclosed } from '../http/routes/disclosure.ts';
import { goneAway } from '../http/admission/gone-away.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/changes/revision.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import { answerWith } from './note-answer.ts';
import { NoteGrounding } from './writing/note-grounding.ts';
import { NoteTasks } from './writing/note-tasks.ts';
import { NotesUnderWay } from './writing/notes-under-way.ts';

const caseId = new NumberPipe('case_missing', 'Case not found.');

@Controller('cases/:id')
export class NoteController {
  constructor(
    private readonly bus: CommandBus,
    private readonly tasks: NoteTasks,
    private readonly underWay: NotesUnderWay,
    private readonly grounding: NoteGrounding,
  ) {}

  @Post('generate_note')
  async generate(
    @Param('id', caseId) id: number,
    @Body() body: GenerateNoteRequest,
    @Me() actor: Person,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const regenerate = body?.regenerate === true;
    const note = this.underWay.begin(id, actor, (waiting) =>
      this.tasks.generate(id, regenerate, actor, waiting),
    );
    await answerWith(note, actor, reply);
  }

  @Post('improve_note')
  async improve(
    @Param('id', caseId) id: number,
    @Body() body: ImproveNoteRequest,
    @Me() actor: Person,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { current_note } = body;
    const note = this.underWay.begin(id, actor, (waiting) =>
      this.tasks.improve(id, current_note, actor, waiting),
    );
    await answerWith(note, actor, reply);
  }

  /** An edit adds a version to its note; all are kept. */
  @Put('notes/:note_id')
  @HttpCode(200)
  async edit(
    @Param('id', caseId) id: number,
    @Param('note_id', new NumberPipe('note_missing', 'Note not found.')) note_id: number,
    @Body() body: EditNoteRequest,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
    @BasedOn() basedOn?: number,
  ): Promise<Disclosed<NoteEditedResponse>> {
    const text = plainText(body.note_text);
    const command = { type: 'EditNote', note_id, text } as const;
    const { revision } = await this.bus.execute(new CaseWish(id, command, actor, { basedOn }));
    const signal = goneAway(reply);
    const { patient_id, grounding } = await this.grounding.of(id, { note_id, text }, actor, signal);
    const edited = { success: true, case_id: id, revision, grounding } as const;
    // What is left out of the note is told from the case.
    return new Disclosed('view', [patient_id], edited, `case-${id}`);
  }
}
