import { SetMetadata } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import type { AccessLog } from '../kernel/access/access-log.ts';
import type { AccessEvent, DisclosureAction, IssuedDocument } from '../kernel/access/access.events.ts';
import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import { UnavailableError } from '../kernel/log/event-log.port.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { routeOf, type SessionRequest } from './request.ts';

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

  /** What is recorded of it; null: nothing, as it shows no patient. */
  record(route: string): AccessEvent | null {
    const { action, object, format, document, recipient } = this;
    const patients = [...new Set(this.patients)];
    if (patients.length === 0) return null;
    return {
      type: 'PatientDataDisclosed',
      data: {
        ...{ action, route, patients, object, format },
        ...(document && { document }),
        ...(recipient !== undefined && { recipient }),
      },
    };
  }
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
    if (body instanceof Disclosed) {
      const sent = this.record(request, body).then(() => void super.reply(response, body.body, status));
      // Nest awaits what this returns, and hands an error to the filter.
      return sent as unknown as ReturnType<Reply>;
    }
    if (request.routeOptions.config.declared?.reveals === 'patients')
      throw new Error('A route that reveals patients answered without saying which.');
    return super.reply(response, body, status);
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
