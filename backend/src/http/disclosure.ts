import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { concatMap, type Observable } from 'rxjs';
import { AccessLog } from '../kernel/access/access-log.ts';
import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import { UnavailableError } from '../kernel/log/event-log.port.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import type { DisclosureAction } from '../kernel/access/access.events.ts';
import { routeOf, type SessionRequest } from './request.ts';

/** A body that holds patient data, with the patients it shows. Handlers that read return one. */
export class Disclosed<T> {
  constructor(
    readonly action: DisclosureAction,
    readonly patients: readonly number[],
    readonly body: T,
    readonly object: string | null = null,
    readonly format: string | null = null,
  ) {}
}

const REVEALS = 'reveals';
/** Marks a reading route: `patients` must answer with a Disclosed body; `nothing` never shows a patient. */
export const Reveals = (what: 'patients' | 'nothing') => SetMetadata(REVEALS, what);

/** The one place where reads of patient data are recorded: durable before the data goes out. */
@Injectable()
export class DisclosureInterceptor implements NestInterceptor {
  constructor(
    private readonly access: AccessLog,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const reveals = this.reflector.get<string | undefined>(REVEALS, context.getHandler());
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        if (body instanceof Disclosed) return this.record(request, body);
        if (reveals === 'patients')
          throw new Error('A route that reveals patients answered without saying which.');
        return body;
      }),
    );
  }

  private async record(request: SessionRequest, disclosed: Disclosed<unknown>): Promise<unknown> {
    const { action, object, format, body } = disclosed;
    const patients = [...new Set(disclosed.patients)];
    if (patients.length > 0 && request.user) {
      const data = { action, route: routeOf(request), patients, object, format };
      // Known before the record is tried: what its own failure leaves open is not the change.
      const changed = outcomeAtHand()?.mayStand ?? false;
      const event = { type: 'PatientDataDisclosed', data } as const;
      // What the browser did, it did once; what an answer sends out goes out again with each repeat.
      const told = action === 'print' || action === 'copy';
      const { user } = request;
      await (told ? this.access.recordOnce(user, event) : this.access.record(user, event)).catch(
        (error: unknown) => {
          throw changed && error instanceof UnavailableError ? savedNotShown() : error;
        },
      );
    }
    return body;
  }
}

/** The handler has come to its end, so the change stands as a whole; only its answer would have gone out unrecorded. */
const savedNotShown = () =>
  new DomainError(
    'unavailable',
    'saved_not_shown',
    'Your change was saved. It cannot be shown right now, as the record of who sees patient data cannot be written. Load it again later.',
  );
