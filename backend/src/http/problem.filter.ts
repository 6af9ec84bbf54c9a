import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { AccessLog } from '../kernel/access-log.ts';
import { ConflictError, UnavailableError } from '../kernel/event-log.port.ts';
import { changedMeanwhile, DomainError, type ProblemKind, problemBody, statusOf } from '../kernel/problem.ts';
import { LOGGER } from '../kernel/tokens.ts';
import { routeOf, type SessionRequest, visitor } from './request.ts';

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
    const problem = asProblem(thrown) ?? this.failure(thrown, request);
    const body = problemBody(problem);
    if (problem.kind === 'forbidden') await this.record(request, body.status, body.code);
    // A stream that has begun can only be ended; its own protocol has said what failed.
    if (reply.sent || reply.raw.headersSent) return void reply.raw.end();
    forgetAnswer(reply);
    if (problem.fields?.['retry_after']) {
      void reply.header('Retry-After', problem.fields['retry_after']);
    }
    await reply.status(body.status).send(body);
  }

  private async record(request: SessionRequest, status: number, code: string): Promise<void> {
    const event = { type: 'AccessRefused', data: { route: routeOf(request), status, code } } as const;
    await this.access
      .record(request.user ?? visitor(request), event)
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
    return new DomainError('failed', 'internal', 'Something went wrong on the server. Please try again.');
  }
}

/** A handler may have described the answer that is now not given, such as a file. */
function forgetAnswer(reply: FastifyReply): void {
  for (const name of ['content-disposition', 'content-type', 'x-total-count', 'x-total-pages']) {
    reply.removeHeader(name);
  }
}

/** What is known to be a refusal; null for the unforeseen. */
function asProblem(thrown: unknown): DomainError | null {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof ConflictError) return changedMeanwhile();
  if (thrown instanceof UnavailableError) {
    return new DomainError(
      'unavailable',
      'unavailable',
      'The server cannot save or read right now. Nothing was changed; please try again.',
    );
  }
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode(thrown);
  return status === null ? null : byStatus(status);
}

/** What the framework refuses before a handler is asked. */
function byStatus(status: number): DomainError | null {
  if (status === 413) return new DomainError('too_large', 'too_large', 'The request is too large.');
  if (status === 415) return new DomainError('invalid', 'unsupported_media_type', 'The body must be JSON.');
  if (status === 400) return new DomainError('invalid', 'malformed', 'The request is not well-formed JSON.');
  if (status === 429) {
    return new DomainError(
      'too_many',
      'too_many_requests',
      'Too many requests. Please wait a minute and try again.',
    );
  }
  if (status === 404) return new DomainError('missing', 'not_found', 'There is nothing at this address.');
  const kind = (Object.keys(statusOf) as ProblemKind[]).find((one) => statusOf[one] === status);
  if (!kind || kind === 'failed') return null;
  return new DomainError(kind, kind, 'The request was refused.');
}

function statusCode(thrown: unknown): number | null {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function codeOf(thrown: unknown): string {
  const error = thrown as { code?: unknown; name?: unknown } | null;
  return String(error?.code ?? error?.name ?? typeof thrown);
}
