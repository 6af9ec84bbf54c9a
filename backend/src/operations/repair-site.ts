import { join } from 'node:path';
import type { Say } from '../adapters/disk/private-folder.ts';
import { acquireLock } from '../adapters/sqlite/lock-file.ts';
import type { Config } from '../config.ts';
import { type OpenEngines, openEmbedded } from '../embedded.ts';
import { openEngines } from '../engines.ts';
import { features } from '../features.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { Codec } from '../kernel/log/codec.ts';
import { eventTypesOf } from '../kernel/feature.ts';
import { checkLog } from '../kernel/proving/log-check.ts';
import { PatientKeys } from '../kernel/vault/patient-keys.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { siteKey } from '../site-key.ts';
import { holdsData, LOCK_FILE } from '../adapters/data-folder/data-files.ts';
import { acceptLosses, findLosses, hinders, type RepairParts, told } from './repair.ts';
import { discardSalvaged, putSalvaged, salvageLog, SALVAGED } from './salvage-log.ts';

export interface RepairOptions {
  readonly config: Config;
  /** Why the losses are accepted; null only shows them. */
  readonly accept: string | null;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}

/**
 * Shows what is lost where the files of a site do not fit together any more, and, asked to, makes what is left the
 * site's log. Servers must be stopped; the embedded engines refuse while one runs.
 * @throws StartError
 */
export async function repairSite(options: RepairOptions): Promise<void> {
  const { config, accept, say } = options;
  const finding = isEmbedded(config) ? salvaged(options) : null;
  if (finding !== null) say(finding);
  const engines = await opened(config, finding !== null && accept === null);
  try {
    const parts = await repairParts(config, engines, say);
    const losses = await findLosses(parts);
    told(losses).forEach(say);
    if (finding === null && !hinders(losses)) return say('There is nothing to repair.');
    if (accept === null)
      return say('Nothing was changed. With `-- --accept --reason "…"` this is accepted and recorded.');
    await acceptLosses(parts, losses, accept);
    await checkLog({ ...parts, secrets: engines.secrets });
    say(
      'Accepted and recorded. Everybody signs in again; the read models are rebuilt when the server starts.',
    );
  } finally {
    await engines.close();
    if (isEmbedded(config)) discardSalvaged(config.dataDir);
  }
}

const isEmbedded = ({ eventstoreUrl, mongodbUrl }: Config) => !eventstoreUrl && !mongodbUrl;

/** What is wrong with the log's file, whose readable beginning then lies beside it or, accepted, in its place. */
function salvaged({ config: { dataDir }, accept, now }: RepairOptions): string | null {
  if (!holdsData(dataDir)) throw new StartError(`${dataDir} holds no data.`);
  const lock = acquireLock(join(dataDir, LOCK_FILE));
  try {
    const finding = salvageLog(dataDir);
    if (finding !== null && accept !== null) {
      putSalvaged(dataDir, `replaced-${now().toISOString().replace(/[:.]/g, '-')}`);
    }
    return finding;
  } finally {
    lock.release();
  }
}

function opened(config: Config, fromSalvaged: boolean): Promise<OpenEngines> {
  return fromSalvaged ? openEmbedded(config.dataDir, undefined, SALVAGED) : openEngines(config);
}

async function repairParts(config: Config, engines: OpenEngines, say: Say): Promise<RepairParts> {
  const vault = new Vault(engines.secrets, await siteKey(config.siteKeyFile, engines, say));
  const keys = new PatientKeys(vault);
  const types = eventTypesOf(features);
  return { ...engines, vault, keys, codec: new Codec(types, keys, systemClock) };
}
