import { NestFactory } from '@nestjs/core';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { proveAnswers } from '../adapters/disk/answering-folder.ts';
import { prometheusMeasures } from '../adapters/measures/prometheus.ts';
import type { Config } from '../config.ts';
import { openEmbedded } from '../embedded.ts';
import { features } from '../features.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { KernelModule } from '../kernel/kernel.module.ts';
import { type ProjectionStatus, Projector } from '../kernel/projecting/projector.ts';
import { siteKey } from '../site-key.ts';
import { refuseLosses } from './refuse-losses.ts';
import { holdsData, MODELS_FILE, withCompanions } from '../adapters/data-folder/data-files.ts';
import { finishRestore } from '../adapters/data-folder/finish-restore.ts';
import { underLock } from '../adapters/data-folder/under-lock.ts';
import { StartError } from '../kernel/basics/start-error.ts';

/**
 * Empties the read models of the embedded engines and folds the whole log again. Interrupted, the next start
 * of the server goes on from there.
 * @throws StartError; while a server has the folder, and where they or the secrets know of events that the log has lost
 */
export async function rebuildProjections(
  config: Config,
  progress: (read: number) => void,
  alarm: (message: string) => void = () => undefined,
): Promise<ProjectionStatus[]> {
  await proveAnswers(config.dataDir, 'DATA_DIR');
  if (!holdsData(config.dataDir)) throw new StartError(`${config.dataDir} holds no event log.`);
  underLock(config.dataDir, () => finishRestore(config.dataDir));
  if (existsSync(join(config.dataDir, MODELS_FILE))) await refuseLosses(config, alarm);
  underLock(config.dataDir, () => {
    for (const name of withCompanions(MODELS_FILE)) rmSync(join(config.dataDir, name), { force: true });
  });
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
