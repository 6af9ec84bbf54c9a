import { NestFactory } from '@nestjs/core';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prometheusMeasures } from '../adapters/measures/prometheus.ts';
import { acquireLock } from '../adapters/sqlite/lock-file.ts';
import type { Config } from '../config.ts';
import { openEmbedded } from '../embedded.ts';
import { features } from '../features.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { KernelModule } from '../kernel/kernel.module.ts';
import { type ProjectionStatus, Projector } from '../kernel/projecting/projector.ts';
import { siteKey } from '../site-key.ts';
import { holdsData, LOCK_FILE, MODELS_FILE, withCompanions } from '../adapters/data-folder/data-files.ts';
import { StartError } from '../kernel/basics/start-error.ts';

/**
 * Empties the read models of the embedded engines and folds the whole log again. Interrupted, the next start
 * of the server goes on from there.
 * @throws StartError; while a server has the folder, too
 */
export async function rebuildProjections(
  config: Config,
  progress: (read: number) => void,
  alarm: (message: string) => void = () => undefined,
): Promise<ProjectionStatus[]> {
  if (!holdsData(config.dataDir)) throw new StartError(`${config.dataDir} holds no event log.`);
  const lock = acquireLock(join(config.dataDir, LOCK_FILE));
  for (const name of withCompanions(MODELS_FILE)) rmSync(join(config.dataDir, name), { force: true });
  lock.release();
  const engines = await openEmbedded(config.dataDir);
  try {
    const kernel = KernelModule.on({
      engines,
      siteKey: await siteKey(config.siteKeyFile, engines),
      clock: systemClock,
      measures: prometheusMeasures(),
      features,
      alarm,
      progress,
    });
    const app = await NestFactory.createApplicationContext(kernel, { logger: false, abortOnError: false });
    const status = app.get(Projector).status();
    await app.close();
    return status;
  } finally {
    await engines.close();
  }
}
