import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processor time, in hundredths of a second, that the process in which an Ollama on this machine runs a model has
 * used so far; null: there is none. For tests only, on Linux.
 */
export async function processorTimeOf(model: string, url: string): Promise<number | null> {
  const shown = await fetch(`${url}/api/show`, { method: 'POST', body: JSON.stringify({ model }) });
  const { modelfile } = (await shown.json()) as { modelfile: string };
  const [, file] = /^FROM (\S+sha256-\w+)$/m.exec(modelfile)!;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      // What has ended and is not yet cleared away has no words any more.
      if (words.includes('runner') && words.includes(file!)) return timeOf(pid);
    } catch {
      // It has ended meanwhile.
    }
  }
  return null;
}

/** utime and stime, in ticks of 10 ms [proc(5)]; the name before them may hold anything. */
function timeOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return Number(utime) + Number(stime);
}
