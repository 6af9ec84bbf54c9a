import 'reflect-metadata';
import { readConfig } from './config.ts';
import { exitAfter } from './exit-after.ts';

/**
 * Starts the server from its environment and serves until it is told to stop. The product is loaded once its settings
 * can be read: what is wrong with them is told at once.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { run } = await import('./run.ts');
  await run(config);
}

await exitAfter(main());
