import { proveAnswers } from '../../adapters/disk/answering-folder.ts';
import type { Say } from '../../adapters/disk/private-folder.ts';
import type { Config } from '../../config.ts';
import { type OpenEngines, openEmbedded } from '../../embedded.ts';
import { openEngines } from '../../engines.ts';
import { features } from '../../features.ts';
import { systemClock } from '../../kernel/basics/clock.ts';
import { Codec } from '../../kernel/log/codec.ts';
import { eventTypesOf } from '../../kernel/feature.ts';
import { checkLog } from '../../kernel/proving/log-check.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { collectionsOf, type Projection } from '../../kernel/projecting/projection.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { siteKey } from '../../site-key.ts';
import { holdsData, LOG_FILE, SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';
import { finishRestore } from '../../adapters/data-folder/finish-restore.ts';
import { underLock } from '../../adapters/data-folder/under-lock.ts';
import { findLosses, hinders, type RepairParts } from './find-losses.ts';
import { acceptLosses, told } from './repair.ts';
import { discardSalvaged, putSalvaged, type Salvaged, salvage } from './salvage.ts';

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
  const { config, say } = options;
  if (isEmbedded(config)) await proveAnswers(config.dataDir, 'DATA_DIR');
  const salvaged = isEmbedded(config) ? salvageFiles(config.dataDir) : SOUND;
  try {
    if (salvaged.log !== null) say(salvaged.log);
    const accepted = await repaired(options, salvaged);
    if (!accepted) return;
    const aside = `replaced-${options.now().toISOString().replace(/[:.]/g, '-')}`;
    if (isEmbedded(config)) underLock(config.dataDir, () => putSalvaged(config.dataDir, salvaged, aside));
    say(
      'Accepted and recorded. Everybody signs in again; the read models are rebuilt when the server starts.',
    );
  } finally {
    if (isEmbedded(config)) discardSalvaged(config.dataDir);
  }
}

/** Looks at what there is, or at what was saved of it; resolves with whether it was accepted. */
async function repaired({ config, accept, say }: RepairOptions, salvaged: Salvaged): Promise<boolean> {
  const engines = await opened(config, salvaged, say);
  try {
    const parts = await repairParts(config, engines, say);
    const losses = await findLosses(parts, salvaged.secrets);
    told(losses).forEach(say);
    if (salvaged.log === null && !hinders(losses)) {
      say('There is nothing to repair.');
      return false;
    }
    if (accept === null) {
      say('Nothing was changed. With `-- --accept --reason "…"` this is accepted and recorded.');
      return false;
    }
    engines.settled?.();
    await acceptLosses(parts, losses, accept);
    await checkLog({ ...parts, secrets: engines.secrets });
    return true;
  } finally {
    await engines.close();
  }
}

const SOUND: Salvaged = { log: null, secrets: null, files: { log: LOG_FILE, secrets: SECRETS_FILE } };

const isEmbedded = ({ eventstoreUrl, mongodbUrl }: Config) => !eventstoreUrl && !mongodbUrl;

function salvageFiles(dataDir: string): Salvaged {
  if (!holdsData(dataDir)) throw new StartError(`${dataDir} holds no data.`);
  return underLock(dataDir, () => {
    // One that was cut off comes first: until then the files are not where they belong.
    finishRestore(dataDir);
    return salvage(dataDir);
  });
}

function opened(config: Config, { files }: Salvaged, say: Say): Promise<OpenEngines> {
  return isEmbedded(config) ? openEmbedded(config.dataDir, say, files) : openEngines(config);
}

async function repairParts(config: Config, engines: OpenEngines, say: Say): Promise<RepairParts> {
  const vault = new Vault(engines.secrets, await siteKey(config.siteKeyFile, engines, say));
  const keys = new PatientKeys(vault);
  const types = eventTypesOf(features);
  const projections = features.flatMap((one) => one.projections) as readonly Projection[];
  const codec = new Codec(types, keys, systemClock);
  return { ...engines, vault, keys, codec, collections: collectionsOf(projections) };
}
