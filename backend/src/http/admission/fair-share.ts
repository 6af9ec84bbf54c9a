import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError } from '../../kernel/basics/problem.ts';
import { dropBody } from '../bodies/drop-body.ts';
import type { SessionRequest } from '../request.ts';

/** Far above what windows of one person ask at once, far below what makes others wait. */
const MOST_AT_ONCE = 100;

/** Requests of one person that are being answered at the same time, in this process: a loop must not crowd out others. */
export function shareFairly(app: NestFastifyApplication): void {
  const running = new Map<number, number>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request: SessionRequest, reply, done) => {
      const person = request.user?.id ?? null;
      if (person === null) return done();
      const others = running.get(person) ?? 0;
      if (others >= MOST_AT_ONCE) {
        dropBody(request, reply);
        return done(tooMany());
      }
      running.set(person, others + 1);
      reply.raw.once('close', () => {
        const left = running.get(person)! - 1;
        if (left > 0) running.set(person, left);
        else running.delete(person);
      });
      done();
    });
}

const tooMany = () =>
  new DomainError(
    'too_many',
    'too_many_at_once',
    'Too many of your requests are being answered at this moment. Please try again in a second.',
    { retry_after: '1' },
  );
