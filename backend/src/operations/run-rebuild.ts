/** The read models anew from the event log, while the server is stopped: `node run-rebuild.js`. */
import 'reflect-metadata';
import { readConfig } from '../config.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { refuseOtherEngines, runProgram, UsageError } from './program.ts';
import { rebuildProjections } from './rebuild.ts';

const USAGE = 'Usage: npm run projections:rebuild';
const SAY_EVERY_MS = 1000;

process.exitCode = await runProgram(USAGE, async (args) => {
  if (args.length > 0) throw new UsageError();
  refuseOtherEngines(process.env, 'empty the read models in');
  let last = performance.now();
  let events = 0;
  const told = (read: number) => {
    events = read;
    if (performance.now() - last < SAY_EVERY_MS) return;
    last = performance.now();
    console.log(`  ${read} events read`);
  };
  const status = await rebuildProjections(readConfig(process.env), told, (alarm) => console.error(alarm));
  for (const { name, parked } of status) console.log(`${name}: ${parked ?? 'rebuilt'}`);
  if (status.some(({ parked }) => parked)) throw new StartError('Not every read model could be rebuilt.');
  console.log(`${status.length} read models hold all ${events} events.`);
});
