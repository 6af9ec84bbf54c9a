/**
 * What is lost where the files of a site no longer fit together, while no server serves:
 * `node run-repair.js [--accept --reason "<why>"]`. Without --accept nothing is changed.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { runProgram, UsageError } from './program.ts';
import { repairSite } from './repair/repair-site.ts';

const USAGE = 'Usage: npm run repair [-- --accept --reason "<why the loss is accepted>"]';

process.exitCode = await runProgram(USAGE, async (args) => {
  const options = { accept: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;
  const { accept, reason } = parseArgs({ args, options }).values;
  if (accept !== Boolean(reason?.trim())) throw new UsageError();
  await repairSite({
    config: readConfig(process.env),
    accept: accept ? reason!.trim() : null,
    now: () => new Date(),
    say: (line) => console.log(line),
  });
});
