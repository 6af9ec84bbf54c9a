import type { Config } from '../config.ts';
import { openEmbedded, type Threads } from '../embedded.ts';
import { siteKey } from '../site-key.ts';
import { startApp } from './app.ts';

/** The application on a data folder, with its site's key. For tests only. @throws StartError when it refuses */
export async function servedFolder(
  { dataDir, siteKeyFile }: Pick<Config, 'dataDir' | 'siteKeyFile'>,
  threads?: Threads,
): ReturnType<typeof startApp> {
  const engines = await openEmbedded(dataDir, undefined, undefined, threads);
  try {
    return await startApp({ engines, siteKey: await siteKey(siteKeyFile, engines) });
  } catch (error) {
    await engines.close();
    throw error;
  }
}
