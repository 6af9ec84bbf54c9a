import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Clock } from '../../kernel/basics/clock.ts';
import { networkOf } from '../../kernel/basics/network-of.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { dropBody } from '../bodies/drop-body.ts';
import type { Room } from '../routes/route-access.ts';

const MINUTE_MS = 60_000;

/**
 * Whoever asks without a session shares with everybody else who does. An address may take as much as is still free,
 * times a factor: alone it gets `ofOne`; five that take what they can leave nearly half to others, fifty a seventh
 * part. So a handful cannot crowd out whoever asks once, and all together never get more than `ofAll`: each share
 * shrinks before the whole is gone. (The dynamic thresholds by which switches share a buffer, Choudhury and Hahne,
 * 1998.)
 */
export class SharedPace {
  private readonly share: number;
  /** Those let through within the last minute, the oldest first: never more than `ofAll`. */
  private taken: { readonly network: string; readonly at: number }[] = [];
  private readonly counts = new Map<string, number>();

  constructor(private readonly room: Pick<Room, 'ofOne' | 'ofAll'>) {
    this.share = room.ofOne / (room.ofAll - room.ofOne);
  }

  /** 0: taken; otherwise in how many seconds this address is let through again. `now` in milliseconds; it may be set back. */
  take(address: string, now: number): number {
    this.forget(now);
    const network = networkOf(address);
    const mine = this.counts.get(network) ?? 0;
    if (!this.letsThrough(mine, this.taken.length)) return this.secondsUntilFree(network, mine, now);
    this.taken.push({ network, at: now });
    this.counts.set(network, mine + 1);
    return 0;
  }

  private letsThrough(mine: number, all: number): boolean {
    return mine < this.share * (this.room.ofAll - all);
  }

  private forget(now: number): void {
    // What a clock that was set back has seen in its future would otherwise hold until it gets there.
    const first =
      (this.taken.at(-1)?.at ?? 0) > now ? -1 : this.taken.findIndex(({ at }) => now - at < MINUTE_MS);
    const gone = this.taken.splice(0, first === -1 ? this.taken.length : first);
    for (const { network } of gone) {
      const left = this.counts.get(network)! - 1;
      if (left > 0) this.counts.set(network, left);
      else this.counts.delete(network);
    }
  }

  private secondsUntilFree(network: string, mine: number, now: number): number {
    let all = this.taken.length;
    for (const one of this.taken) {
      all -= 1;
      if (one.network === network) mine -= 1;
      if (this.letsThrough(mine, all)) return Math.max(1, Math.ceil((one.at + MINUTE_MS - now) / 1000));
    }
    return MINUTE_MS / 1000;
  }
}

/**
 * Public routes that name a room are answered as often as it allows, in this process, and what is beyond it is refused
 * before anything of it is read or kept. `factor`: how many times the room there is, 0 for no bound.
 */
export function keepSharedPace(app: NestFastifyApplication, clock: Clock, factor: number): void {
  if (factor === 0) return;
  const paces = new Map<Room, SharedPace>();
  const paceOf = (room: Room): SharedPace => {
    const { ofOne, ofAll } = room;
    const pace = paces.get(room) ?? new SharedPace({ ofOne: ofOne * factor, ofAll: ofAll * factor });
    paces.set(room, pace);
    return pace;
  };
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const room = request.routeOptions.config.declared?.room;
      const seconds = room ? paceOf(room).take(request.ip, clock.now().getTime()) : 0;
      if (!room || seconds === 0) return done();
      dropBody(request, reply);
      done(full(room, seconds));
    });
}

function full({ busy }: Room, seconds: number): DomainError {
  const message = `${busy}. Please try again in ${seconds} s.`;
  return new DomainError('too_many', 'too_many_in_a_minute', message, { retry_after: String(seconds) });
}
