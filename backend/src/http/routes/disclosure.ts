import { SetMetadata } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import type { AccessLog } from '../../kernel/access/access-log.ts';
import type { AccessEvent, DisclosureAction, IssuedDocument } from '../../kernel/access/access.events.ts';
import { outcomeAtHand } from '../../kernel/basics/change-outcome.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { routeOf, type SessionRequest } from '../request.ts';

/** A body that holds patient data, with the patients it shows. Handlers that read return one. */
export class Disclosed<T> {
  constructor(
    readonly action: DisclosureAction,
    readonly patients: readonly number[],
    readonly body: T,
    readonly object: string | null = null,
    readonly format: string | null = null,
    /** The signed letter or order that it is. */
    readonly document: IssuedDocument | null = null,
    /** To whom it goes: of those named for the patient, by number. */
    readonly recipient?: number,
  ) {}

  private note_id: number | undefined;

  /** The one note of its case that it shows, by number. */
  ofNote(note_id: number): this {
    this.note_id = note_id;
    return this;
  }

  /** What is recorded of it; null: nothing, as it shows no patient. */
  record(route: string): AccessEvent | null {
    const { action, object, format, note_id, document, recipient } = this;
    const patients = [...new Set(this.patients)];
    if (patients.length === 0) return null;
    return {
      type: 'PatientDataDisclosed',
      data: {
        ...{ action, route, patients, object, format },
        ...(note_id !== undefined && { note_id }),
        ...(document && { document }),
        ...(recipient !== undefined && { recipient }),
      },
    };
  }
}

/**
 * A file in parts, however long. Each part is recorded before it goes out: of a download that is broken off, the history
 * tells what went out and no more.
 */
export class DisclosedFile {
  constructor(readonly parts: AsyncGenerator<Disclosed<readonly string[]>, void>) {}
}

/** What a reading route shows: `patients` must answer with a Disclosed body; `nothing` never shows a patient. */
export type Revealed = 'patients' | 'nothing';

export const REVEALS = 'reveals';
export const Reveals = (what: Revealed) => SetMetadata(REVEALS, what);

type Reply = FastifyAdapter['reply'];

/** The one place where reads of patient data are recorded: what handlers answer with goes out through here. */
export class DisclosingAdapter extends FastifyAdapter {
  constructor(
    options: FastifyHttpOptions<Server>,
    private readonly access: () => AccessLog,
  ) {
    super(options);
  }

  override reply(response: Parameters<Reply>[0], body: unknown, status?: number): ReturnType<Reply> {
    const { request } = response as FastifyReply;
    if (body instanceof Disclosed || body instanceof DisclosedFile) {
      const shown =
        body instanceof DisclosedFile
          ? this.begun(request, body)
          : this.record(request, body).then(() => body.body);
      // Nest awaits what this returns, and hands an error to the filter.
      return shown.then((told) => void super.reply(response, told, status)) as unknown as ReturnType<Reply>;
    }
    if (request.routeOptions.config.declared?.reveals === 'patients')
      throw new Error('A route that reveals patients answered without saying which.');
    return super.reply(response, body, status);
  }

  /**
   * The file, whose first part is read and recorded before the answer begins: where either fails, an error is answered,
   * as it is everywhere else. Later a failure can only break the file off.
   */
  private async begun(request: SessionRequest, file: DisclosedFile): Promise<Readable> {
    const texts = this.recorded(request, file);
    const first = await texts.next();
    async function* whole() {
      if (!first.done) yield first.value;
      yield* texts;
    }
    return Readable.from(whole());
  }

  private async *recorded(request: SessionRequest, { parts }: DisclosedFile): AsyncGenerator<string, void> {
    for await (const part of parts) {
      await this.record(request, part);
      yield* part.body;
    }
  }

  /** Durable before the data goes out. */
  private async record(request: SessionRequest, disclosed: Disclosed<unknown>): Promise<void> {
    const { action } = disclosed;
    const event = disclosed.record(routeOf(request));
    if (!event || !request.user) return;
    // Known before the record is tried: what its own failure leaves open is not the change.
    const changed = outcomeAtHand()?.mayStand ?? false;
    // What the browser did, it did once; what an answer sends out goes out again with each repeat.
    const told = action === 'print' || action === 'copy';
    const { user } = request;
    try {
      await (told ? this.access().recordOnce(user, event) : this.access().record(user, event));
    } catch (error) {
      throw changed && error instanceof UnavailableError ? savedNotShown() : error;
    }
  }
}

/** The handler has come to its end, so the change stands as a whole; only its answer would have gone out unrecorded. */
const savedNotShown = () =>
  new DomainError(
    'unavailable',
    'saved_not_shown',
    'Your change was saved. It cannot be shown right now, as the record of who sees patient data cannot be written. Load it again later.',
  );
