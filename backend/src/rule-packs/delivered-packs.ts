import { readdirSync, readFileSync } from 'node:fs';
import { type Pack, PackRefusal, readPack, refuseOverlap } from '@vouchwell/rules';
import { StartError } from '../kernel/basics/start-error.ts';

/** From src as from dist. */
const FOLDER = new URL('../../data/packs/', import.meta.url);

/**
 * The packs that the program carries, by their titles, those of days gone by among them. Read anew and checked whole by
 * each call: a few dozen kilobytes.
 * @throws StartError where one cannot be taken
 */
export function deliveredPacks(folder: URL = FOLDER): readonly Pack[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  try {
    const packs = files.map((name) => readPack(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
    refuseOverlap(packs);
    return byTitle(packs);
  } catch (error) {
    if (!(error instanceof PackRefusal || error instanceof SyntaxError)) throw error;
    throw new StartError(`A rule pack that belongs to this program is damaged. ${error.message}`, {
      cause: error,
    });
  }
}

/** Versions of one pack by their first day. */
export const byTitle = (packs: readonly Pack[]): Pack[] =>
  [...packs].sort(
    (one, other) =>
      one.title.localeCompare(other.title, 'en') || (one.effective_from < other.effective_from ? -1 : 1),
  );
