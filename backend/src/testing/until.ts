import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what comes about beside the requests, however busy the machine is. For tests only. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}
