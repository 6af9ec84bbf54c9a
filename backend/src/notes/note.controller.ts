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
import { Disclosed } from '../http/disclosure.ts';
import { goneAway } from '../http/gone-away.ts';
import { NumberPipe } from '../http/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/revision.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import type { Waiting } from './ask-model.ts';
import { NoteTasks } from './note-tasks.ts';
import { noteResult, statusOfNote } from './note.responses.ts';
import { NoteStream } from './note-stream.ts';
import { NoteGrounding } from './note-grounding.ts';
import type { WrittenNote } from './note-writing.ts';

const caseId = new NumberPipe('case_missing', 'Case not found.');
const noteId = new NumberPipe('note_missing', 'Note not found.');

@Controller('cases/:id')
export class NoteController {
  constructor(
    private readonly bus: CommandBus,
    private readonly tasks: NoteTasks,
    private readonly grounding: NoteGrounding,
  ) {}

  @Post('generate_note')
  async generate(
    @Param('id', caseId) id: number,
    @Body() body: GenerateNoteRequest,
    @Me() actor: Person,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const write = (waiting: Waiting) => this.tasks.generate(id, body?.regenerate === true, actor, waiting);
    await answer(write, actor, reply);
  }

  @Post('improve_note')
  async improve(
    @Param('id', caseId) id: number,
    @Body() body: ImproveNoteRequest,
    @Me() actor: Person,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const write = (waiting: Waiting) => this.tasks.improve(id, body.current_note, actor, waiting);
    await answer(write, actor, reply);
  }

  /** An edit adds a version to its note; all are kept. */
  @Put('notes/:note_id')
  @HttpCode(200)
  async edit(
    @Param('id', caseId) id: number,
    @Param('note_id', noteId) note_id: number,
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

type Write = (waiting: Waiting) => Promise<WrittenNote>;

/** One JSON answer, or phases and text as they come where the client asks for a stream. */
async function answer(write: Write, actor: Person, reply: FastifyReply): Promise<void> {
  const signal = goneAway(reply);
  if (!reply.request.headers.accept?.includes('text/event-stream')) {
    const written = await write({ signal });
    await reply.status(statusOfNote(written.note)).send(noteResult(written, actor));
    return;
  }
  const stream = new NoteStream(reply);
  try {
    const { queued, phase, text } = stream;
    const written = await write({ signal, queued, phase, text });
    stream.done({ type: 'done', status: statusOfNote(written.note), result: noteResult(written, actor) });
  } catch (error) {
    stream.failed(error);
  }
}
