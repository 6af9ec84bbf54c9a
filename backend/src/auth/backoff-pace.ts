/** Failures of one counter: a pair of account and address, an account, or an address. */
export interface Failures {
  readonly count: number;
  /** Milliseconds since 1970 of the last attempt that was let through. */
  readonly last: number;
  /** Somebody was refused since then, and it was told. */
  readonly told?: true;
}

/** How one kind of counter slows down. Times are milliseconds. */
export interface Pace {
  /** So many failures cost nothing. */
  readonly free: number;
  /** The wait doubles from one second to this. */
  readonly longest: number;
  /** So much quiet forgives one failure. */
  readonly forgiving: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** One person at one machine: quick to notice, forgiven within a day. */
export const OF_PAIR: Pace = { free: 5, longest: 15 * MINUTE, forgiving: 96 * MINUTE };
/** Everybody who tries one account from where it was never signed in: at most some 300 guesses a day. */
export const OF_ACCOUNT: Pace = { free: 15, longest: 5 * MINUTE, forgiving: 15 * MINUTE };
/** Everything one address tries at accounts that are not at home there: a ward behind one address mistypes too. */
export const OF_ADDRESS: Pace = { free: 30, longest: 5 * MINUTE, forgiving: 15 * MINUTE };

/** Milliseconds until the next attempt is let through; 0 where it is now. */
export function waitOf(failures: Failures | null, pace: Pace, now: number): number {
  const count = standing(failures, pace, now);
  if (!failures || count < pace.free || wasSetBack(failures, pace, now)) return 0;
  return Math.max(0, failures.last + waitAfter(count, pace) - now);
}

export function oneMore(failures: Failures | null, pace: Pace, now: number): Failures {
  return { count: Math.min(standing(failures, pace, now) + 1, mostOf(pace)), last: now };
}

/** What was counted in advance and was no failure. It forgives nothing else. */
export function oneLess(failures: Failures | null, pace: Pace, now: number): Failures {
  return { count: Math.max(standing(failures, pace, now) - 1, 0), last: failures?.last ?? 0 };
}

function standing(failures: Failures | null, pace: Pace, now: number): number {
  if (!failures) return 0;
  return Math.max(0, failures.count - Math.floor(Math.max(0, now - failures.last) / pace.forgiving));
}

/** The clock ran ahead at the last attempt: how long ago that was nobody can tell. Processes differ by less. */
const wasSetBack = ({ last }: Failures, { longest }: Pace, now: number) => last - now > longest;

const waitAfter = (count: number, { free, longest }: Pace) => Math.min(SECOND * 2 ** (count - free), longest);

/** A count grows no further than its wait does: however long an attack was, it is forgiven as soon. */
const mostOf = ({ free, longest }: Pace) => free + Math.ceil(Math.log2(longest / SECOND));
