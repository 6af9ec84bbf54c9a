import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second [proc(5)]. */
const TICK_MS = 10;

/** What /proc says of one process: its parent, and its time of the processor in milliseconds; null: it has ended. */
function statOf(pid: string): { readonly parent: number; readonly ms: number } | null {
  try {
    // The name stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    const at = (field: number) => Number(fields[field]);
    return { parent: at(1), ms: (at(11) + at(12)) * TICK_MS };
  } catch {
    return null;
  }
}

/**
 * Milliseconds of the processor that a process and all below it have taken so far; unlike the clock, these do not grow
 * because others are busy. Null where the system does not tell (other than Linux).
 */
export function processorTimeOf(root: number): number | null {
  let pids: string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const stats = new Map(
    pids.flatMap((pid) => {
      const stat = statOf(pid);
      return stat ? [[Number(pid), stat] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 0; at = stats.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  return [...stats].reduce((sum, [pid, { ms }]) => sum + (isBelow(pid) ? ms : 0), 0);
}
