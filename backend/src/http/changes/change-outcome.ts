import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ChangeOutcome, outcomeAtHand, telling } from '../../kernel/basics/change-outcome.ts';

/** `false` beside the answer to a change that is durable and not yet in what the next read shows. */
const VISIBLE_HEADER = 'Vouchwell-Visible';

/** Each request's handler runs with an outcome of its own, and its answer tells what that says. */
export function tellOutcomes(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preHandler', (_request, _reply, done) => telling(new ChangeOutcome(), done));
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (outcomeAtHand()?.visible === false) void reply.header(VISIBLE_HEADER, 'false');
    done();
  });
}
