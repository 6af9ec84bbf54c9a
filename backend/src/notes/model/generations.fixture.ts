import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { Leases } from '../../kernel/vault/leases.ts';
import { GenerationQueue } from './generation-queue.ts';
import { type Place, SiteLine } from './site-line.ts';
import { Generations } from '../writing/generations.ts';

/** A site whose processes share a vault. `counts`: how many generations ran, whenever that changed. */
export async function site({
  patienceMs = 500,
  ...more
}: { running?: number; waiting?: number; patienceMs?: number } = {}) {
  const secrets = await openSqliteSecrets(':memory:');
  const vault = new Vault(secrets, randomBytes(32));
  const counts: number[] = [];
  const process = () => {
    const tenure = { alone: false, renewMs: 10, patienceMs, lookMs: 5 };
    const leases = new Leases(vault, tenure);
    const limits = { running: 2, waiting: 100, lookMs: 5, ...more };
    const queue = new GenerationQueue(leases, limits, new SiteLine(vault, tenure));
    return new Generations(leases, queue, { generations: (count) => counts.push(count) });
  };
  return { vault, counts, process, first: process() };
}

/** Nobody counts as dead, however busy the machine is. */
export const LONG = 600_000;

/** A generation whose model writes until it is told to end. */
export function generation(process: Generations, log: string[], name: string) {
  const gone = new AbortController();
  const changed = new EventTarget();
  const end = Promise.withResolvers<void>();
  const places: Place[] = [];
  let state: 'waits' | 'runs' | 'ended' = 'waits';
  const tell = (next?: typeof state) => {
    if (next) state = next;
    changed.dispatchEvent(new Event('change'));
  };
  const write = async () => {
    log.push(name);
    tell('runs');
    await end.promise;
    tell('ended');
  };
  const queued = (place: Place) => {
    places.push(place);
    tell();
  };
  const result = process.inTurn(write, gone.signal, queued);
  result.catch(() => undefined);
  return {
    places,
    result,
    leave: () => gone.abort(),
    end: () => end.resolve(),
    /** It runs, or has its place. */
    stands: async () => {
      while (state === 'waits' && places.length === 0) await once(changed, 'change');
    },
    runs: async () => {
      while (state === 'waits') await once(changed, 'change');
    },
    at: async (place: number, of: number) => {
      const here = () => places.at(-1)?.place === place && places.at(-1)?.of === of;
      while (!here()) await once(changed, 'change');
    },
  };
}
