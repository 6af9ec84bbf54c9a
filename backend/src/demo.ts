import 'reflect-metadata';
import { readConfig } from './config.ts';
import { DemoClock } from './demo/demo-clock.ts';
import { backUpSamples } from './demo/sample-backup.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo/sample-people.ts';
import { Samples } from './demo/samples.ts';
import { exitAfter } from './exit-after.ts';
import { run } from './run.ts';

/** The product with invented people and cases, on a folder of its own. */
async function demo(): Promise<void> {
  const clock = new DemoClock();
  const config = readConfig({
    DATA_DIR: './demo-data',
    ADMIN_PASSWORD: DEMO_PASSWORD,
    SITE_NAME: 'Fairhaven Springs Clinic',
    // All of them are imported, as an admin does it.
    FIRST_CODES: 'usual',
    ...process.env,
  });
  const admin = { username: config.adminUsername, password: config.adminPassword ?? DEMO_PASSWORD };
  const say = (line: string) => console.log(line);
  await run(config, {
    clock,
    prepare: async ({ nest }) => {
      if (await new Samples(nest, clock, admin).fill(say)) await backUpSamples(config, clock, say);
    },
    greeting: () => [
      'Everybody in this demonstration is invented. Sign in as:',
      `  ${config.adminUsername}  /  ${process.env['ADMIN_PASSWORD'] ? 'what ADMIN_PASSWORD says' : DEMO_PASSWORD}`,
      ...DEMO_USERS.map(({ username }) => `  ${username}  /  ${DEMO_PASSWORD}`),
    ],
  });
}

await exitAfter(demo());
