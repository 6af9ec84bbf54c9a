import 'reflect-metadata';
import { readConfig } from './config.ts';
import { exitAfter, run } from './run.ts';

/** Starts the server from its environment and serves until it is told to stop. */
await exitAfter(Promise.resolve().then(() => run(readConfig(process.env))));
