/**
 * What whoever holds a lease keeps where the others see it. Two kinds hold by this one rule: names in the vault, on any
 * engine, which are taken and given back (`vault/leases.ts`), and the one lead over read models on a server, which is
 * numbered, so that the store refuses what an earlier holder still writes (`adapters/mongodb/lease.ts`).
 */
export interface Tenure {
  readonly holder: string;
  /** Goes up while the holder lives. Absent in what older versions left. */
  readonly counter?: number;
  readonly released?: boolean;
}

/** What somebody who waits has seen: the last sign of life, and since when it stands still. */
export interface Watch {
  readonly sign: string;
  /** In milliseconds of the monotonic time of whoever waits. */
  readonly since: number;
}

/** `may`: the lease is to be taken; `watch`: what to come back with. */
export interface Look {
  readonly may: boolean;
  readonly watch: Watch | null;
}

/** Changes whenever the holder does, and while it lives. */
export const signOf = ({ holder, counter }: Tenure): string => `${holder} ${counter}`;

/**
 * Whether a lease may be taken: nobody holds it, or whoever does has given no sign of life for so long that it counts as
 * dead. Nobody's clock is compared with another's: who waits measures since when it has seen nothing new, so that the
 * first look at a holder finds it alive, unless `patienceMs` is 0. `now`: as `Watch.since` is measured; `self`: whose
 * own tenure is no hindrance.
 */
export function lookAt(
  standing: Tenure | null,
  seen: Watch | null,
  { now, patienceMs, self }: { readonly now: number; readonly patienceMs: number; readonly self?: string },
): Look {
  if (!standing || standing.released || standing.holder === self) return { may: true, watch: null };
  const sign = signOf(standing);
  const watch = seen?.sign === sign ? seen : { sign, since: now };
  return { may: now - watch.since >= patienceMs, watch };
}
