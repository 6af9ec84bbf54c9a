import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../kernel/basics/start-error.ts';
import { flush, sumFile } from './durable-files.ts';
import type { Say } from './private-folder.ts';
import { unverifiedFrom } from '../sqlite/wal.ts';

/** Between a write-ahead log's name and that of the copy that is kept. */
const KEPT = '.kept-';

/**
 * SQLite passes over what stands in a write-ahead log behind a damage, and writes over it: so the log is copied beside
 * itself before anything may write to its file. What lies behind the damage may be the only copy of changes that were
 * acknowledged. The same log is kept once. `say` hears of it. @throws StartError where there is no room for it
 */
export async function keepWal(path: string, say?: Say): Promise<void> {
  const wal = `${path}-wal`;
  const from = unverifiedFrom(wal);
  if (from === null) return;
  const kept = await copied(wal);
  say?.(
    `${wal} does not hold together from byte ${from} on, as a power cut or a failing disk leaves it: what stands there is passed over. A copy is kept as ${kept}.`,
  );
}

async function copied(wal: string): Promise<string> {
  try {
    const { sha256 } = await sumFile(wal);
    const kept = `${wal}${KEPT}${sha256.slice(0, 12)}`;
    if (existsSync(kept)) return kept;
    rmSync(`${wal}.partial`, { force: true });
    await sumFile(wal, `${wal}.partial`);
    renameSync(`${wal}.partial`, kept);
    flush(dirname(wal));
    return kept;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `${wal} does not hold together and cannot be kept aside: ${code ?? message}. Nothing was changed. Make sure that its disk is sound and has room.`,
    );
  }
}

/** What was kept of a file goes, as it may hold what is to be forgotten. */
export function discardKept(path: string): void {
  const beginning = `${basename(path)}-wal${KEPT}`;
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(beginning)) rmSync(join(dirname(path), name), { force: true });
}
