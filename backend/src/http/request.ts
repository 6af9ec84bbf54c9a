import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Person, RequestFacts, Visitor } from '../kernel/deciding/decider.ts';

/** A request that has been admitted. */
export interface SessionRequest extends FastifyRequest {
  user?: Person;
  /** Who asks for a case or a patient's record with a session that has ended; left out where that is known already. */
  former?: Person;
  /** Who asks without a session, once their change has its reservation. */
  visitor?: Visitor;
}

/** The signed-in person behind this request. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Person => {
  const { user } = context.switchToHttp().getRequest<SessionRequest>();
  if (!user) throw new Error('@Me() stands on a route that needs no session.');
  return user;
});

/** What events keep of this request. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  const agent = request.headers['user-agent'];
  return {
    address: request.ip,
    user_agent: agent ? agent.slice(0, 200) : null,
    correlation_id: request.id,
    command_id: randomUUID(),
    reservation: null,
  };
}

export function visitor(request: SessionRequest): Visitor {
  if (request.visitor) return request.visitor;
  return {
    id: null,
    username: '',
    full_name: null,
    role: 'user',
    permissions: {},
    session_id: null,
    request: requestFacts(request),
  };
}

/** Method and route pattern: `GET /cases/:id`. Safe to log and to record, as it carries nothing typed. */
export function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions?.url ?? 'unknown'}`;
}

/** Method and path, without a query: `GET /cases/42`. */
export const addressOf = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string =>
  `${method} ${url.split('?', 1)[0]}`;
