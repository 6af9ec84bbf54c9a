import 'reflect-metadata';
import pino from 'pino';
import { type Config, readConfig } from './config.ts';
import { openEmbedded } from './embedded.ts';
import { systemClock } from './kernel/clock.ts';
import { StartError } from './kernel/start-error.ts';
import { createApplication } from './server.ts';
import { siteKey } from './site-key.ts';

/** Starts the server from its environment and serves until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel, base: null });
  const engines = await openEmbedded(config.dataDir);
  try {
    const key = await siteKey(config.siteKeyFile, engines.secrets);
    const progress = (read: number) => logger.info({ events: read }, 'reading the event log');
    const app = await createApplication({ config, engines, siteKey: key, clock: systemClock, logger, progress });
    await listen(app.nest, config);
    console.log(`Vouchwell is ready at ${await app.nest.getUrl()}`);
    if (app.welcome) {
      console.log(`username: ${app.welcome.username}`);
      console.log(`password: ${app.welcome.password ?? '(as set in ADMIN_PASSWORD)'}`);
    }
    await stopSignal();
    await app.nest.close();
  } finally {
    await engines.close();
  }
}

async function listen(nest: { listen(port: number, host: string): Promise<unknown> }, { port, host }: Config) {
  try {
    await nest.listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is already in use. Stop the other program or set PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this account. Set PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const known = error as { name?: string; message?: string; stack?: string };
  console.error(known.name === 'StartError' ? `Vouchwell cannot start: ${known.message}` : known.stack);
  process.exit(1);
}
