import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { AppModule, type AppOptions } from './app.module.ts';
import { SignedIn } from './signing-in/public.ts';
import { admitRequests, comesByLink } from './http/admission/admission.ts';
import { answerDeclared } from './http/answers/answering.ts';
import { shareFairly } from './http/admission/fair-share.ts';
import { breakOffLongFiles } from './http/admission/long-files.ts';
import { keepPace } from './http/admission/pace.ts';
import { keepSharedPace } from './http/admission/shared-pace.ts';
import { limitBodies } from './http/bodies/body-limits.ts';
import { tellOutcomes } from './http/changes/change-outcome.ts';
import { brokenRequests } from './http/answers/broken-requests.ts';
import { limitConnections, slowClients } from './http/admission/connections.ts';
import { DisclosingAdapter } from './http/routes/disclosure.ts';
import { acceptEmptyBodies } from './http/bodies/empty-body.ts';
import { readJsonBodies } from './http/bodies/json-body.ts';
import { monitorsWith } from './http/admission/monitors.ts';
import { logRequests } from './http/request-log.ts';
import { rewriteUrl, servePages } from './http/answers/pages.ts';
import { secureHeaders } from './http/security.ts';
import { AccessLog } from './kernel/access/access-log.ts';
import type { Measures } from './kernel/ports/measures.port.ts';
import { MEASURES } from './kernel/basics/tokens.ts';
import { SecondFactorQueries } from './second-factor/public.ts';
import { startErrorOf } from './start-error-of.ts';
import { FirstAdmin, StandingQueries, type Welcome } from './users/public.ts';

/** The built frontend, from src as from dist. */
const PAGES = fileURLToPath(new URL('../../frontend/dist', import.meta.url));

export interface Application {
  readonly nest: NestFastifyApplication;
  /** Not null at the very first start. */
  readonly welcome: Welcome | null;
}

/** The application, ready to listen: read models current, the starter set loaded, an admin there. */
export async function createApplication(
  options: AppOptions,
  pages: string | null = PAGES,
): Promise<Application> {
  const { config, logger } = options;
  const adapter: DisclosingAdapter = new DisclosingAdapter(
    {
      rewriteUrl,
      trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
      genReqId: () => randomUUID(),
      ...slowClients(),
      ...brokenRequests,
      forceCloseConnections: true,
    },
    (): AccessLog => access,
  );
  const nest = await NestFactory.create<NestFastifyApplication>(AppModule.on(options), adapter, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  const access: AccessLog = nest.get(AccessLog);
  const signedIn = nest.get(SignedIn, { strict: false });
  await secureHeaders(nest);
  acceptEmptyBodies(nest);
  limitBodies(nest);
  readJsonBodies(nest);
  answerDeclared(nest);
  const factors = nest.get(SecondFactorQueries, { strict: false });
  admitRequests(
    nest,
    (request) => (comesByLink(request) ? signedIn.byLink(request) : signedIn.person(request)),
    (request) => signedIn.whoseEnded(request),
    (person) => factors.lacks(person),
    monitorsWith(config.metricsToken),
  );
  const standing = nest.get(StandingQueries, { strict: false });
  breakOffLongFiles(nest, (person) =>
    standing.demand(person, 'while the file was being sent, so it is not whole.'),
  );
  shareFairly(nest);
  keepPace(nest, options.clock, config.personPace);
  keepSharedPace(nest, options.clock, config.personPace);
  limitConnections(nest.getHttpServer(), config.trustedProxies);
  tellOutcomes(nest);
  logRequests(nest, logger, nest.get<Measures>(MEASURES));
  if (pages) await servePages(nest, pages);
  try {
    await nest.init();
    const admins = nest.get(FirstAdmin, { strict: false });
    return { nest, welcome: await admins.ensure(config.adminUsername, config.adminPassword) };
  } catch (error) {
    // What has begun to follow the log must not outlive it; why the start ended is told, not what came of it.
    await nest.close().catch(() => undefined);
    throw startErrorOf(error);
  }
}
