import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { proveAnswers } from '../adapters/disk/answering-folder.ts';
import { holdsData } from '../adapters/data-folder/data-files.ts';
import type { Config } from '../config.ts';
import { openEngines } from '../engines.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { SecondFactorWish } from '../second-factor/public.ts';
import { createApplication } from '../server.ts';
import { siteKey } from '../site-key.ts';
import { AdminRecovery, type Recovered } from '../users/public.ts';

export interface RecoveryOptions {
  readonly config: Config;
  readonly username: string;
  /** Where nobody has the name, such an admin is made. */
  readonly making: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Makes or restores one admin of a site, which is there already, without a second factor: an application that nobody can
 * reach does it, as its own rules have it. @throws StartError while a server has the folder, where there is no site, or
 * the name is refused or nobody's
 */
export async function recoverAdmin({
  config,
  username,
  making,
  clock,
  logger,
}: RecoveryOptions): Promise<Recovered> {
  const { dataDir, siteKeyFile, eventstoreUrl } = config;
  if (!eventstoreUrl) await proveAnswers(dataDir, 'DATA_DIR');
  if (!eventstoreUrl && !holdsData(dataDir)) throw new StartError(`${dataDir} holds no data.`);
  const engines = await openEngines(config);
  try {
    // A site begins with its first start, not here.
    const users = await engines.log.readStream('user-numbers', 0, 1);
    if (users.length === 0) throw new StartError('This event log has no users yet: start the server.');
    const key = await siteKey(siteKeyFile, engines);
    const { nest } = await createApplication({ config, engines, siteKey: key, clock, logger }, null);
    try {
      const recovered = await nest.get(AdminRecovery, { strict: false }).recover(username, making);
      // Whose phone is lost comes in with the password alone. What was cut off before is done by the next call.
      const reset = new SecondFactorWish(recovered.id, { type: 'Reset' }, systemActor('operator'));
      await nest.get(CommandBus, { strict: false }).execute(reset);
      return recovered;
    } finally {
      await nest.close();
    }
  } finally {
    await engines.close();
  }
}
