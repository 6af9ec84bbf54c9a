import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readable } from 'node:stream';
import type { Person } from '../../kernel/deciding/decider.ts';
import type { SessionRequest } from '../request.ts';

/** @throws DomainError where this person is no longer who they were when they asked, or it cannot be known */
export type DemandStanding = (person: Person) => Promise<void>;

/**
 * A long file goes out for minutes. It is broken off where whoever asked for it has signed out meanwhile or lost the right,
 * which a browser tells from a whole one: an answer in pieces has a last piece.
 */
export function breakOffLongFiles(app: NestFastifyApplication, demand: DemandStanding): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request: SessionRequest, _reply, payload: unknown, done) => {
      const { user, routeOptions } = request;
      const isLong = routeOptions.config.declared?.byLink ?? false;
      if (!isLong || !user || !(payload instanceof Readable)) return done(null, payload);
      done(null, Readable.from(whileStanding(payload, () => demand(user))));
    });
}

async function* whileStanding(parts: Readable, demand: () => Promise<void>): AsyncGenerator<unknown> {
  for await (const part of parts) {
    await demand();
    yield part;
  }
}
