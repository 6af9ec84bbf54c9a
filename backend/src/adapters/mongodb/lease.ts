import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { lookAt, type Tenure, type Watch } from '../../kernel/basics/tenure.ts';
import { type MongoConnection, isDuplicate } from './connection.ts';

/** One tenure. There is one more each time the lease passes on, so the highest epoch is the one that counts. */
interface Epoch extends Required<Tenure> {
  readonly _id: string;
  readonly epoch: number;
}

/** In milliseconds. A holder gives up before the others may take its silence for death. */
const RENEW_MS = 1_000;
const GIVE_UP_MS = 4_000;
const PATIENCE_MS = 5_000;
const LOOK_MS = 400;
/** Tenures long past are removed; never one that a waiting process could still be about to succeed. */
const KEPT_TENURES = 100;

export interface Held {
  readonly epoch: number;
  readonly lost: AbortSignal;
  /** To be called when the store turned out to know a later epoch. */
  lose(): void;
  release(): Promise<void>;
}

/**
 * At most one process at a time holds the lease. Taking over is the insertion of the next epoch, which the
 * server lets happen once. A holder whose counter stands still for too long counts as dead.
 */
export class Lease {
  private readonly tenures: Collection<Epoch>;
  private readonly holder = randomUUID();

  constructor(private readonly connection: MongoConnection) {
    this.tenures = connection.collection<Epoch>('leases');
  }

  /** Waits until this process holds it. Rejects with the signal's reason when that aborts first. */
  async acquire(signal: AbortSignal): Promise<Held> {
    const rules = { patienceMs: PATIENCE_MS, self: this.holder };
    for (let seen: Watch | null = null; ;) {
      signal.throwIfAborted();
      const latest = await this.latest();
      const look = lookAt(latest, seen, { ...rules, now: performance.now() });
      seen = look.watch;
      if (look.may) {
        const epoch = (latest?.epoch ?? 0) + 1;
        if (await this.take(epoch)) return this.hold(epoch);
      } else await pause(LOOK_MS, signal);
    }
  }

  private latest(): Promise<Epoch | null> {
    return this.connection.run(() => this.tenures.findOne({}, { sort: { epoch: -1 } }));
  }

  private async take(epoch: number): Promise<boolean> {
    const tenure = { _id: String(epoch), epoch, holder: this.holder, counter: 0, released: false };
    const taken = await this.connection.run(() =>
      this.tenures.insertOne(tenure).then(
        () => true,
        (error) => (isDuplicate(error) ? false : Promise.reject(error)),
      ),
    );
    // Whoever was asleep for long may have inserted an epoch that lies behind.
    return taken && (await this.latest())?.epoch === epoch;
  }

  private hold(epoch: number): Held {
    const lost = new AbortController();
    const lose = (): void => lost.abort();
    const renewing = this.renew(epoch, lost);
    return {
      epoch,
      lost: lost.signal,
      lose,
      release: async () => {
        lose();
        await renewing;
        const released = { $set: { released: true } };
        await this.connection.run(() => this.tenures.updateOne({ _id: String(epoch) }, released));
      },
    };
  }

  private async renew(epoch: number, lost: AbortController): Promise<void> {
    const { signal } = lost;
    let silence = setTimeout(() => lost.abort(), GIVE_UP_MS);
    for (let counter = 1; !signal.aborted; counter += 1) {
      const asked = performance.now();
      const latest = await this.beat(epoch, counter).catch(() => null);
      if (latest !== null && latest > epoch) lost.abort();
      if (latest === epoch) {
        clearTimeout(silence);
        silence = setTimeout(() => lost.abort(), GIVE_UP_MS - (performance.now() - asked));
      }
      await pause(RENEW_MS, signal).catch(() => undefined);
    }
    clearTimeout(silence);
  }

  /** Tells the latest epoch. */
  private async beat(epoch: number, counter: number): Promise<number> {
    await this.connection.run(() => this.tenures.updateOne({ _id: String(epoch) }, { $set: { counter } }));
    if (counter === 1) {
      const past = { epoch: { $lt: epoch - KEPT_TENURES } };
      await this.connection.run(() => this.tenures.deleteMany(past));
    }
    return (await this.latest())?.epoch ?? 0;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const give = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give);
      resolve();
    }, ms);
    signal.addEventListener('abort', give, { once: true });
  });
}
