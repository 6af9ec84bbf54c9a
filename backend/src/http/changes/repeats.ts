import { invalid } from '../../kernel/basics/problem.ts';
import type { Requests } from '../../kernel/committing/requests.ts';
import { routeOf, type SessionRequest, visitor } from '../request.ts';

/**
 * A change that came with an Idempotency-Key goes on under its reservation: a repeat changes nothing twice. One that
 * comes while the first is at work waits for it; in another process the streams' revisions keep the two apart.
 */
export class Repeats {
  /** The end of the newest request under each key. */
  private readonly last = new Map<string, Promise<void>>();

  constructor(private readonly requests: Pick<Requests, 'reserve'>) {}

  /** Runs what answers the request, in its turn. @throws DomainError conflict when another body came under the key */
  async run<T>(request: SessionRequest, answer: () => Promise<T>): Promise<T> {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !isKept(request)) return answer();
    const over = await this.turnOf(await this.reserve(request, key));
    try {
      return await answer();
    } finally {
      over();
    }
  }

  /** Resolves when no earlier request of the same key is at work in this process, with how to tell the end of this. */
  private async turnOf(reservation: string): Promise<() => void> {
    const before = this.last.get(reservation);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last.set(reservation, promise);
    await before;
    return () => {
      if (this.last.get(reservation) === promise) this.last.delete(reservation);
      resolve();
    };
  }

  private async reserve(request: SessionRequest, key: string | string[]): Promise<string> {
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
      throw invalid('idempotency_key', 'Idempotency-Key must be 8 to 200 printable characters.');
    }
    const by = request.user ?? visitor(request);
    const target = `${routeOf(request)} ${JSON.stringify(request.params ?? {})}`;
    const reservation = await this.requests.reserve(by, target, key, request.body);
    const facts = { request: { ...by.request, ...reservation } };
    // Nobody else's key is guessed: a visitor's request is known by its key alone.
    if (by.id === null) request.visitor = { ...by, ...facts };
    else request.user = { ...by, ...facts };
    return reservation.reservation;
  }
}

/**
 * Only a change has a reservation, and only of whoever could fill the log with them no faster than they were let in: by
 * their session, or by the room of the route. Signing in is made anew.
 */
function isKept({ method, user, routeOptions }: SessionRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return user !== undefined || routeOptions.config.declared?.room !== undefined;
}
