import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { ProblemResponse } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { AccessLog } from '../../kernel/access/access-log.ts';
import { type DomainError, problemBody, TellingError } from '../../kernel/basics/problem.ts';
import { LOGGER } from '../../kernel/basics/tokens.ts';
import { askedFor } from '../routes/asked-for.ts';
import { asProblem, unforeseen } from './as-problem.ts';
import { isForAPerson, problemPage } from './problem-page.ts';
import { routeOf, type SessionRequest, visitor } from '../request.ts';

/** Every refusal and failure leaves through here, in one shape; refused accesses are recorded. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly access: AccessLog,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<SessionRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = asProblem(thrown, routeOf(request)) ?? this.failure(thrown, request);
    const body = problemBody(problem);
    if (problem.cause) this.alarm(request, problem);
    if (isRefused(problem, request)) await this.record(request, problem, body);
    // A stream that has begun can only be ended; its own protocol has said what failed.
    if (reply.sent || reply.raw.headersSent) return void reply.raw.end();
    forgetAnswer(reply);
    if (problem.fields?.['retry_after']) {
      void reply.header('Retry-After', problem.fields['retry_after']);
    }
    const person = isForAPerson(request);
    if (person) void reply.header('Content-Type', 'text/html; charset=utf-8');
    await reply.status(body.status).send(person ? problemPage(body) : body);
  }

  /** What an administrator has to look into, said without patient data. */
  private alarm(request: SessionRequest, { code, cause }: DomainError): void {
    this.logger.error(
      { route: routeOf(request), request: request.id, code, cause },
      'refused for a fault of the data',
    );
  }

  private async record(
    request: SessionRequest,
    problem: DomainError,
    { status, code }: ProblemResponse,
  ): Promise<void> {
    const told = problem instanceof TellingError && { patients: [...problem.patients] };
    const data = { route: routeOf(request), status, code, ...askedFor(request), ...told };
    const event = { type: 'AccessRefused', data } as const;
    await this.access
      .record(request.user ?? request.former ?? visitor(request), event)
      .catch((error: unknown) =>
        this.logger.error({ code: codeOf(error) }, 'a refusal could not be recorded'),
      );
  }

  /** Something nobody foresaw. Its message may hold anything, so only its kind and its place are logged. */
  private failure(thrown: unknown, request: SessionRequest): DomainError {
    const stack = thrown instanceof Object && 'stack' in thrown ? String(thrown.stack) : '';
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    this.logger.error(
      { route: routeOf(request), request: request.id, code: codeOf(thrown), frames: frames.slice(0, 12) },
      'unexpected error',
    );
    return unforeseen();
  }
}

/**
 * Also what is not there, of what is known by its number and tells of patients, and what is asked for by a session that
 * has ended, and what tells of patients by being refused. A visitor's guess is no access.
 */
function isRefused(problem: DomainError, request: SessionRequest): boolean {
  const { kind } = problem;
  if (problem instanceof TellingError) return true;
  if (kind === 'forbidden') return true;
  if (kind === 'unauthenticated') return request.former !== undefined;
  return kind === 'missing' && !!request.user && askedFor(request).object !== null;
}

const totals = ['x-total-count', 'x-total-pages', 'x-register-count'];

/** A handler may have described the answer that is now not given, such as a file. */
function forgetAnswer(reply: FastifyReply): void {
  for (const name of ['content-disposition', 'content-type', ...totals]) reply.removeHeader(name);
}

function codeOf(thrown: unknown): string {
  const error = thrown as { code?: unknown; name?: unknown } | null;
  return String(error?.code ?? error?.name ?? typeof thrown);
}
