import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Clock } from '../kernel/basics/clock.ts';
import { messageOf } from '../kernel/basics/message-of.ts';
import { CLOCK, LOGGER } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { PatientQueries } from '../patients/public.ts';
import { UserQueries } from '../users/public.ts';
import { alertDecider } from './alert.decider.ts';
import { alertStream } from './alert.events.ts';
import { AlertQueries } from './alert.queries.ts';
import { alerts, watchedPeople } from './alert.projections.ts';
import { type Finding, findings, type Names } from './findings.ts';
import type { Watched } from './watched.ts';

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Whoever looked within so long may still be found: a look is given an hour to be explained. */
const SINCE_MS = 2 * HOUR_MS;

/** Looks now and then what the rules find in the newest looks, and raises an alert for each that is new. */
@Injectable()
export class AlertWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private under: Promise<void> = Promise.resolve();
  /** Up to when everybody was looked at, and by which thresholds; null: nobody yet. */
  private upTo: { readonly at: string; readonly by: string } | null = null;

  constructor(
    private readonly documents: Documents,
    private readonly projector: Projector,
    private readonly commit: Commit,
    private readonly patients: PatientQueries,
    private readonly users: UserQueries,
    private readonly queries: AlertQueries,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const look = () =>
      void this.check().catch((error: unknown) =>
        this.logger.warn(`Alerts could not be looked for: ${messageOf(error)}`),
      );
    this.timer = setInterval(look, EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.under.catch(() => undefined);
  }

  /** Resolves when all that the rules find by now is raised. One after the other. */
  check(): Promise<void> {
    this.under = this.under.catch(() => undefined).then(() => this.look());
    return this.under;
  }

  private async look(): Promise<void> {
    await this.projector.caughtUp(watchedPeople.name);
    const now = this.clock.now().toISOString();
    const { thresholds } = await this.queries.rules();
    const by = JSON.stringify(thresholds);
    // By another threshold older looks are found as well.
    const since = this.upTo?.by === by ? this.upTo.at : '';
    const colleagues = (await this.users.all()).map(({ full_name, username }) => full_name ?? username);
    for await (const person of this.lookedSince(since)) {
      const names = { patients: await this.names(person), people: colleagues };
      await this.raise(findings(person, thresholds, names, now), person, thresholds);
    }
    this.upTo = { at: new Date(Date.parse(now) - SINCE_MS).toISOString(), by };
  }

  private async *lookedSince(since: string): AsyncGenerator<Watched> {
    for await (const page of this.documents.walk(watchedPeople, { where: { at: { gte: since } } }, 100))
      yield* page;
  }

  private names({ bare, recent }: Watched): Promise<Names['patients']> {
    return this.patients.names([...new Set([...bare, ...recent].map(({ patient }) => patient))]);
  }

  private async raise(
    found: readonly Finding[],
    { name: person_name }: Watched,
    thresholds: Readonly<Record<string, number>>,
  ): Promise<void> {
    const byId = new Map(found.map((finding) => [alertId(finding), finding]));
    const raised = await this.documents.getMany(alerts, [...byId.keys()]);
    for (const [id, { key: _, ...finding }] of byId) {
      if (raised.has(String(id))) continue;
      const data = { ...finding, patients: [...finding.patients], person_name };
      const command = {
        type: 'RaiseAlert',
        found: { ...data, threshold: thresholds[finding.rule]! },
      } as const;
      await this.commit.to(alertStream(id), alertDecider, command, systemActor());
    }
  }
}

/** The same for the same finding, in every process: 48 bits of a hash. */
const alertId = ({ rule, person, key }: Finding): number =>
  Number.parseInt(createHash('sha256').update(`${rule}/${person}/${key}`).digest('hex').slice(0, 12), 16);
