import type { Config } from '../config.ts';
import { openEmbedded } from '../embedded.ts';
import { features } from '../features.ts';
import { identityOf } from '../kernel/log/log-identity.ts';
import { collectionsOf, type Projection } from '../kernel/projecting/projection.ts';
import { DamagedReadModelsError } from '../kernel/projecting/read-models.port.ts';
import { checkLog, refuseDamagedSecrets } from '../kernel/proving/log-check.ts';
import { checkReadModels } from '../kernel/proving/read-models-check.ts';
import { LOG_RESTORED } from '../kernel/vault/entries.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { siteKey } from '../site-key.ts';
import { openModels } from './repair/find-losses.ts';

/**
 * Compares log, secrets and read models as a start does, before the read models go: they may be all that still tells
 * of a loss. `say` hears what the engines have to tell. @throws StartError with the sentence of a start
 */
export async function refuseLosses(config: Config, say: (line: string) => void): Promise<void> {
  const engines = await openEmbedded(config.dataDir, say);
  try {
    const { log, models, secrets } = engines;
    const vault = new Vault(secrets, await siteKey(config.siteKeyFile, engines));
    await refuseDamagedSecrets(vault);
    // Since a restore nothing was folded that read models could tell of. The start accepts its log, or refuses it.
    if ((await secrets.get(LOG_RESTORED)) !== null) return;
    const { marking } = await checkLog({ log, models, secrets, vault });
    const identity = await identityOf(log);
    if (identity === null) return;
    const projections = features.flatMap((one) => one.projections) as readonly Projection[];
    await openModels({ models, collections: collectionsOf(projections) }, identity);
    const names = projections.map(({ name }) => name);
    await checkReadModels({ log, vault }, models, names, marking).catch((error: unknown) => {
      // What cannot be read of them tells nothing, and is why they are made anew.
      if (!(error instanceof DamagedReadModelsError)) throw error;
    });
  } finally {
    await engines.close();
  }
}
