import type { FastifyReply } from 'fastify';
import { EventStream } from '../http/answers/event-stream.ts';
import { goneAway } from '../http/admission/gone-away.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { NoteStream } from './note-stream.ts';
import type { NoteUnderWay } from './writing/note-under-way.ts';
import { noteResult, statusOfNote } from './note.responses.ts';
import type { WrittenNote } from './writing/note-writing.ts';

/** One JSON answer, or phases and text as they come where the client asks for a stream. */
export async function answerWith(note: NoteUnderWay, actor: Person, reply: FastifyReply): Promise<void> {
  const gone = goneAway(reply);
  if (!reply.request.headers.accept?.includes('text/event-stream')) {
    const written = await note.heardBy(null, gone);
    await reply.status(statusOfNote(written.note)).send(noteResult(written, actor));
    return;
  }
  const stream = new NoteStream(new EventStream(reply));
  await toldTo(stream, actor, () => note.heardBy(stream, gone));
}

/** @throws what the writing does, told in the stream where that has begun */
export async function toldTo(
  stream: NoteStream,
  actor: Person,
  hearing: () => Promise<WrittenNote>,
): Promise<void> {
  try {
    const written = await hearing();
    stream.done({ type: 'done', status: statusOfNote(written.note), result: noteResult(written, actor) });
  } catch (error) {
    stream.failed(error);
  }
}
