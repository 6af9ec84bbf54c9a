/** How long something has been under way, in milliseconds. */
export interface Spent {
  readonly wall: number;
  /** What the processor has given it meanwhile. */
  readonly processor: number;
}

/** So many times its budget is waited for what the processor does not get to, or what waits for ever. */
const FARTHEST = 10;
const LOOK_MS = 100;

/**
 * Whether a job has had its budget. On a busy machine it stands still for most of its time: that is not its fault, and
 * whoever asked would be refused for what others compute.
 */
export function isOver(ms: number, { wall, processor }: Spent): boolean {
  return (wall >= ms && processor >= ms) || wall >= ms * FARTHEST;
}

/**
 * Aborts once a job that begins now has had its budget; `ended` stops the looking.
 * `used`: milliseconds of the processor that the job has had at most. It is asked only where the time on the clock would
 * do, and may be long in answering where the job itself is not got to.
 */
export function deadlineAfter(ms: number, ended: AbortSignal, used: () => Promise<number>): AbortSignal {
  const over = new AbortController();
  const begun = performance.now();
  let asked = false;
  const look = async () => {
    const wall = performance.now() - begun;
    if (isOver(ms, { wall, processor: 0 })) return over.abort();
    if (asked || wall < ms) return;
    asked = true;
    if (isOver(ms, { wall, processor: await used() })) over.abort();
    asked = false;
  };
  const timer = setInterval(() => void look(), Math.min(LOOK_MS, ms));
  timer.unref();
  for (const signal of [ended, over.signal])
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  return over.signal;
}
