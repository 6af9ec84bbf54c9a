/** One admin for a site that has lost them all, while the server is stopped: `node run-recover-admin.js <username>`. */
import 'reflect-metadata';
import { readConfig } from '../config.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { programLog } from '../program-log.ts';
import { only, runProgram } from './program.ts';
import { recoverAdmin } from './recover-admin.ts';

const USAGE = 'Usage: npm run admin:recover -- <username>';

process.exitCode = await runProgram(USAGE, async (args) => {
  const config = readConfig(process.env);
  const username = only(args);
  const options = { config, username, clock: systemClock, logger: programLog('error') };
  const { password, made, ...admin } = await recoverAdmin(options);
  console.log(
    `${admin.username} is ${made ? 'a new' : 'an active'} admin who manages users, which the history records.`,
  );
  console.log('No second factor is asked of them any more.');
  console.log(`Password, shown only now, to be changed at the first sign-in: ${password}`);
});
