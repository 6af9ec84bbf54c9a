import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, type Observable, switchMap } from 'rxjs';
import { invalid } from '../kernel/problem.ts';
import { Requests } from '../kernel/requests.ts';
import { routeOf, type SessionRequest } from './request.ts';

/** A change that came with an Idempotency-Key goes on under its reservation: a repeat changes nothing twice. */
@Injectable()
export class RepeatableInterceptor implements NestInterceptor {
  constructor(private readonly requests: Requests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method === 'GET' || !request.user) return next.handle();
    return from(this.reserve(request, key)).pipe(switchMap(() => next.handle()));
  }

  private async reserve(request: SessionRequest, key: string | string[]): Promise<void> {
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
      throw invalid('idempotency_key', 'Idempotency-Key must be 8 to 200 printable characters.');
    }
    const user = request.user!;
    const target = `${routeOf(request)} ${JSON.stringify(request.params ?? {})}`;
    const reservation = await this.requests.reserve(user, target, key, request.body);
    request.user = { ...user, request: { ...user.request, ...reservation } };
  }
}
