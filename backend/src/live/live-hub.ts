import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CaseQueries } from '../cases/public.ts';
import type { EventStream } from '../http/answers/event-stream.ts';
import { isAdmin, may } from '../kernel/access/access.ts';
import { Codec } from '../kernel/log/codec.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import type { Feature, LiveList } from '../kernel/feature.ts';
import { FEATURES } from '../kernel/basics/tokens.ts';
import { StandingQueries } from '../users/public.ts';
import { type LiveChanges, liveChanges } from './live-changes.ts';
import { LiveClient } from './live-client.ts';
import { LiveFollower } from './live-follower.ts';
import { liveLists, listsOfAll } from './live-lists.ts';

/** Windows of one session, of one person, and of everybody, in one process. */
const MOST_OF_A_SESSION = 8;
const MOST_OF_A_PERSON = 24;
const MOST = 1_000;
/** A session that runs out, or that another process ended unheard, is noticed by then. */
const SESSIONS_MS = 30_000;

/** Tells everybody who looks on what changed, and no more than they may see. One per process. */
@Injectable()
export class LiveHub implements OnModuleDestroy {
  private readonly clients = new Set<LiveClient>();
  private readonly stopping = new AbortController();
  private readonly listsOf: (event: StoredEvent) => readonly LiveList[];
  /** While somebody looks on. */
  private following: { readonly begun: Promise<void>; readonly end: AbortController } | null = null;

  constructor(
    private readonly follower: LiveFollower,
    private readonly codec: Codec,
    private readonly cases: CaseQueries,
    private readonly standing: StandingQueries,
    @Inject(FEATURES) features: readonly Feature[],
  ) {
    const [ofStream, ofAll] = [liveLists(features), listsOfAll(features)];
    this.listsOf = ({ stream, type }) => [...ofStream(stream), ...ofAll(type)];
  }

  /** @throws DomainError too_many or unavailable, before the stream begins */
  async join(actor: Person, stream: EventStream): Promise<void> {
    if (this.stopping.signal.aborted) throw stopping();
    const ofPerson = [...this.clients].filter((one) => one.actor.id === actor.id);
    const ofSession = ofPerson.filter((one) => one.actor.session_id === actor.session_id);
    if (ofSession.length >= MOST_OF_A_SESSION || ofPerson.length >= MOST_OF_A_PERSON) throw tooMany();
    if (this.clients.size >= MOST) throw full();
    const client = new LiveClient(actor, stream);
    this.clients.add(client);
    stream.closed(() => this.leave(client));
    this.following ??= this.begin();
    try {
      await this.following.begun;
    } catch (error) {
      this.leave(client);
      throw error;
    }
    client.tell({ type: 'ready' });
  }

  onModuleDestroy(): void {
    this.stopping.abort();
    for (const client of this.clients) client.end();
    this.following?.end.abort();
  }

  private leave(client: LiveClient): void {
    this.clients.delete(client);
    if (this.clients.size > 0) return;
    this.following?.end.abort();
    this.following = null;
  }

  private begin(): NonNullable<LiveHub['following']> {
    const end = new AbortController();
    const timer = setInterval(() => void this.checkSessions([...this.clients]), SESSIONS_MS);
    end.signal.addEventListener('abort', () => clearInterval(timer));
    const begun = this.follower.now().then((now) => {
      void this.follow(now, end.signal);
    });
    return { begun, end };
  }

  private async follow(now: Awaited<ReturnType<LiveFollower['now']>>, signal: AbortSignal): Promise<void> {
    for await (const batch of this.follower.follow(now, signal)) {
      await this.tell(batch).catch(() => {
        // What exactly changed could not be read: everybody had better look again.
        for (const client of this.clients) client.tell({ type: 'ready' });
      });
    }
  }

  private async tell(batch: readonly StoredEvent[]): Promise<void> {
    const changes = await liveChanges(batch, this.codec, this.listsOf);
    await this.checkSessions([...this.clients].filter(({ actor }) => changes.sessions.has(actor.id)));
    await this.tellCases(changes);
    for (const { list, permission } of changes.lists) {
      for (const client of this.clients)
        if (permission === null || may(client.actor, permission)) client.tell({ type: 'list', list });
    }
  }

  private async tellCases({ cases, left }: LiveChanges): Promise<void> {
    for (const event of cases) {
      const readers = await this.cases.readers(event.case_id);
      // Gone meanwhile: what took it away is told as such.
      if (!readers) continue;
      for (const client of this.clients)
        if (isAdmin(client.actor) || readers.includes(client.actor.id)) client.tell(event);
    }
    if (left.size === 0) return;
    for (const client of this.clients)
      if (isAdmin(client.actor) || left.has(client.actor.id)) client.tell({ type: 'list', list: 'cases' });
  }

  private async checkSessions(clients: readonly LiveClient[]): Promise<void> {
    for (const client of clients) {
      // Where it cannot be asked, the next time decides.
      if (await this.standing.holds(client.actor).catch(() => true)) continue;
      client.end();
      this.leave(client);
    }
  }
}

const tooMany = () =>
  new DomainError('too_many', 'too_many_streams', 'Too many windows are open. Close some and try again.');
const full = () =>
  new DomainError(
    'unavailable',
    'too_many_streams',
    'Too many people are looking on. Please try again later.',
  );
const stopping = () => new DomainError('unavailable', 'stopping', 'The server is stopping.');
