import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Clock } from '../../kernel/basics/clock.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { dropBody } from '../bodies/drop-body.ts';
import type { SessionRequest } from '../request.ts';

interface Kind {
  /** In one minute, of one person. Far above what somebody does by hand, in however many windows. */
  readonly most: number;
  /** In the sentence of a refusal. */
  readonly named: string;
  /** The routes: method and pattern. */
  readonly routes: readonly string[];
}

const NOTES: Kind = {
  most: 30,
  named: 'notes',
  routes: ['POST /cases/:id/generate_note', 'POST /cases/:id/improve_note'],
};
const FILES: Kind = {
  most: 60,
  named: 'files',
  routes: [
    'GET /cases/:id/letter',
    'GET /cases/:id/export/pdf',
    'GET /cases/:id/export/txt',
    'GET /rag/export',
    'GET /inventory/items/csv',
    'GET /admin/cases/csv',
    'GET /admin/demo-requests/csv',
    'GET /audit/log',
    'GET /audit/export',
    'GET /audit/reports/:kind/pdf',
    'GET /audit/reports/:kind/csv',
    'POST /rag/import',
  ],
};
const READINGS: Kind = {
  most: 60,
  named: 'ratings and tries',
  routes: ['POST /rag/feedback', 'POST /rag/try'],
};
/** A file is read whole each time it is looked at. */
const IMPORTS: Kind = {
  most: 30,
  named: 'imports',
  routes: [
    'POST /patients/imports/check',
    'POST /patients/imports',
    'POST /inventory/imports/codes/check',
    'POST /inventory/imports/codes',
    'POST /inventory/imports/items/check',
    'POST /inventory/imports/items',
    'POST /admin/rule-packs/check',
    'POST /admin/rule-packs',
  ],
};
/** Whatever is asked for by words that somebody types. */
const SEARCHES: Kind = {
  most: 600,
  named: 'searches',
  routes: ['POST /patients/likely', 'POST /audit/patients', 'POST /audit/people'],
};

const KINDS = [NOTES, FILES, READINGS, IMPORTS, SEARCHES];

const SEARCHED_BY = ['query', 'search', 'q'];

const kindOfRoute = new Map(
  KINDS.flatMap((kind) => kind.routes.map((route): [string, Kind] => [route, kind])),
);

/**
 * What is costly is asked for at a person's pace, however patient a program is that asks one thing after the other.
 * Counted in this process. `factor`: how many times that pace a person may keep.
 */
export function keepPace(app: NestFastifyApplication, clock: Clock, factor: number): void {
  if (factor === 0) return;
  const paces = new Map(KINDS.map((kind) => [kind, new Pace(kind.most * factor)]));
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request: SessionRequest, reply, done) => {
      const [kind, person] = [kindOf(request), request.user?.id ?? null];
      if (!kind || person === null) return done();
      const seconds = paces.get(kind)!.take(person, clock.now().getTime());
      if (seconds === 0) return done();
      dropBody(request, reply);
      done(tooFast(kind.named, kind.most * factor, seconds));
    });
}

function kindOf({ method, routeOptions, query }: SessionRequest): Kind | undefined {
  const words = query as Record<string, unknown>;
  // HEAD does the work of GET.
  return (
    kindOfRoute.get(`${method.replace('HEAD', 'GET')} ${routeOptions.url}`) ??
    (SEARCHED_BY.some((by) => words[by]) ? SEARCHES : undefined)
  );
}

/** So many at once, and then as many in a minute, each person for themselves. */
export class Pace {
  /** What was left of whom at which millisecond: one entry for each account that ever asked. */
  private readonly left = new Map<number, { count: number; at: number }>();

  constructor(private readonly perMinute: number) {}

  /** 0: taken; otherwise in how many seconds there is one again. `now` in milliseconds; it may be set back. */
  take(person: number, now: number): number {
    const before = this.left.get(person) ?? { count: this.perMinute, at: now };
    const gained = (Math.max(0, now - before.at) * this.perMinute) / 60_000;
    const count = Math.min(this.perMinute, before.count + gained);
    this.left.set(person, { count: count < 1 ? count : count - 1, at: now });
    return count < 1 ? Math.ceil(((1 - count) * 60) / this.perMinute) : 0;
  }
}

const tooFast = (named: string, most: number, seconds: number) =>
  new DomainError(
    'too_many',
    'too_many_in_a_minute',
    `You have asked for more than ${most} ${named} within a minute. Please try again in ${seconds} s.`,
    { retry_after: String(seconds) },
  );
