/**
 * One admin for a site that has lost them all, while the server is stopped: `node run-recover-admin.js <username> [--new]`.
 * Without --new nobody is made.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { programLog } from '../program-log.ts';
import { only, runProgram } from './program.ts';
import { recoverAdmin } from './recover-admin.ts';

const USAGE = 'Usage: npm run admin:recover -- <username> [--new]';

process.exitCode = await runProgram(USAGE, async (args) => {
  const config = readConfig(process.env);
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { new: { type: 'boolean', default: false } },
  });
  const username = only(positionals);
  const options = { config, username, making: values.new, clock: systemClock, logger: programLog('error') };
  const { password, made, ...admin } = await recoverAdmin(options);
  console.log(
    `${admin.username} is ${made ? 'a new' : 'an active'} admin who manages users, which the history records.`,
  );
  console.log('No second factor is asked of them any more.');
  console.log(`Password, shown only now, to be changed at the first sign-in: ${password}`);
});
