import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import type { NoteStoppedResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { CaseQueries } from '../cases/public.ts';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { EventStream } from '../http/answers/event-stream.ts';
import { goneAway } from '../http/admission/gone-away.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { toldTo } from './note-answer.ts';
import { NoteStream } from './note-stream.ts';
import { NotesUnderWay } from './writing/notes-under-way.ts';
import { WriterStanding } from './writing/writer-standing.ts';

const caseId = new NumberPipe('case_missing', 'Case not found.');

/** The note that the caller has on its way for a case: found again after a reload or in another window, and stopped. */
@Controller('cases/:id/writing')
export class WritingController {
  constructor(
    private readonly underWay: NotesUnderWay,
    private readonly cases: CaseQueries,
    private readonly standing: WriterStanding,
  ) {}

  /** As text/event-stream: what was told so far, then the rest. Nothing where none is on its way. */
  @Get()
  @Reveals('patients')
  async follow(
    @Param('id', caseId) id: number,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<PassThrough>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    const body = new PassThrough();
    const stream = new NoteStream(new EventStream(reply, body));
    const note = this.underWay.of(id, actor);
    if (!note || reply.request.method === 'HEAD') return new Disclosed('view', [], body.end());
    stream.found(note);
    const hear = (until: AbortSignal) => note.heardBy(stream, until);
    const hearing = () => this.standing.during(id, actor, goneAway(reply), hear);
    // The stream tells a failure; whoever began the note has its log.
    void toldTo(stream, actor, hearing).catch(() => undefined);
    return new Disclosed('view', [patient_id], body, `case-${id}`);
  }

  @Delete()
  async stop(@Param('id', caseId) id: number, @Me() actor: Person): Promise<NoteStoppedResponse> {
    await this.cases.accessible(id, actor);
    return { stopped: (await this.underWay.of(id, actor)?.stop()) ?? false };
  }
}
