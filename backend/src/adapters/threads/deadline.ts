/** How long something has been under way, in milliseconds. */
export interface Spent {
  readonly wall: number;
  /** What the processor has given this process meanwhile, in all its threads. */
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

/** Aborts once a job that begins now has had its budget; `ended` stops the looking. */
export function deadlineAfter(ms: number, ended: AbortSignal): AbortSignal {
  const over = new AbortController();
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const timer = setInterval(
    () => {
      const { user, system } = process.cpuUsage(used);
      if (isOver(ms, { wall: performance.now() - begun, processor: (user + system) / 1000 })) {
        clearInterval(timer);
        over.abort();
      }
    },
    Math.min(LOOK_MS, ms),
  );
  timer.unref();
  ended.addEventListener('abort', () => clearInterval(timer), { once: true });
  return over.signal;
}
