import { randomBytes } from 'node:crypto';
import { startApp } from './app.ts';
import { type TestEngines, testEngines } from './engines.ts';
import { failingLog } from './failing-log.ts';

export type CutOffSite = Awaited<ReturnType<typeof cutOffSite>>;

/** A site whose log can lose its power, and that is then started again on what it had written. */
export async function cutOffSite(engines?: TestEngines) {
  const standing = engines ?? (await testEngines());
  const log = failingLog(standing.log);
  const start = () => startApp({ engines: { ...standing, log }, siteKey });
  const siteKey = randomBytes(32);
  let app = await start();
  let admin = await app.admin();
  return {
    log,
    /** That of the last start. */
    get app() {
      return app;
    },
    get admin() {
      return admin;
    },
    /** All that the log holds. */
    everything: () => log.readAll(null, 10_000),
    async restart(): Promise<void> {
      await app.nest.close();
      log.failAfter(null);
      app = await start();
      admin = await app.admin();
    },
    close: () => app.close(),
  };
}
