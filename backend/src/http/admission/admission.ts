import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { demand } from '../../kernel/access/access.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { DomainError, forbidden, invalid, missing } from '../../kernel/basics/problem.ts';
import { askedFor } from '../routes/asked-for.ts';
import { dropBody } from '../bodies/drop-body.ts';
import { requestFacts, type SessionRequest } from '../request.ts';
import type { RouteAccess } from '../routes/route-access.ts';

/** Who asks, without what is known of this request alone; null: nobody who is signed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Omit<Person, 'request'> | null>;

/** Whose session it was that has ended, told once for each address that it comes from; null: nobody's, or told. */
export type WhoseEnded = (request: FastifyRequest) => Promise<Omit<Person, 'request'> | null>;

/** Whether this person must set up a second factor before anything else. */
export type LacksSecondFactor = (person: Omit<Person, 'request'>) => Promise<boolean>;

/**
 * Decides who may call which route while nothing of the body has been read, so that nobody can make the server
 * parse what it will refuse.
 */
export function admitRequests(
  app: NestFastifyApplication,
  authenticate: Authenticate,
  whoseEnded: WhoseEnded,
  lacksSecondFactor: LacksSecondFactor,
  monitors: (request: FastifyRequest) => boolean,
): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request: SessionRequest, reply) => {
      try {
        const access = accessOf(request);
        refuseLongQuery(request);
        if (access === 'public') return;
        if (access === 'monitoring') return refuseUnless(monitors(request));
        const person = await authenticate(request);
        if (!person) throw comesByLink(request) ? linkOver() : notSignedIn();
        request.user = { ...person, request: requestFacts(request) };
        const before = request.routeOptions.config.declared?.beforeSecondFactor ?? false;
        if (!before && (await lacksSecondFactor(person))) throw secondFactorNeeded();
        for (const right of access) demand(request.user, right);
      } catch (refusal) {
        dropBody(request, reply);
        if (!request.user && askedFor(request).object !== null) {
          const person = await whoseEnded(request).catch(() => null);
          if (person) request.former = { ...person, request: requestFacts(request) };
        }
        throw refusal;
      }
    });
}

/** Without a session's token, for a file that a browser may fetch so. */
export const comesByLink = ({ headers, query, routeOptions }: FastifyRequest): boolean =>
  headers.authorization === undefined &&
  (routeOptions.config.declared?.byLink ?? false) &&
  Object.hasOwn(query as object, 'link');

const notSignedIn = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');

const linkOver = () =>
  new DomainError(
    'unauthenticated',
    'link_over',
    'This link has been used or is over: each is good for one download, and for half a minute. Ask for the file again on the page where you asked for it.',
  );

const secondFactorNeeded = () =>
  forbidden(
    'second_factor_needed',
    'Set up a second factor first, on the page of your account: your role requires one.',
  );

/** What no controller declares is a page of the built frontend or wants a session. */
function accessOf(request: FastifyRequest): RouteAccess {
  if (request.is404) throw missing('not_found', 'There is nothing at this address.');
  const { page, declared } = request.routeOptions.config;
  return page ? 'public' : (declared?.access ?? []);
}

function refuseUnless(monitor: boolean): void {
  if (monitor) return;
  throw new DomainError(
    'unauthenticated',
    'monitoring',
    'The numbers are for monitoring: ask from the server itself or with its METRICS_TOKEN.',
  );
}

/** No list asks for more. */
const PARAMETERS = 20;

function refuseLongQuery({ query }: FastifyRequest): void {
  let given = 0;
  // One that is given several times counts as often; its request class refuses it.
  for (const value of Object.values(query as object)) given += Array.isArray(value) ? value.length : 1;
  if (given > PARAMETERS) {
    throw invalid('invalid_request', `An address can have at most ${PARAMETERS} parameters.`);
  }
}
