import 'reflect-metadata';
import { readConfig } from './config.ts';
import { DemoClock } from './demo/demo-clock.ts';
import { DEMO_PASSWORD, DEMO_USERS, Samples } from './demo/samples.ts';
import { exitAfter } from './exit-after.ts';
import { run } from './run.ts';

/** The product with invented people and cases, on a folder of its own. */
async function demo(): Promise<void> {
  const clock = new DemoClock();
  const config = readConfig({
    DATA_DIR: './demo-data',
    ADMIN_PASSWORD: DEMO_PASSWORD,
    SITE_NAME: 'Fairhaven Springs Clinic',
    ...process.env,
  });
  await run(config, {
    clock,
    prepare: ({ nest }) => new Samples(nest, clock).fill((line) => console.log(line)),
    greeting: () => [
      'Everybody in this demonstration is invented. Sign in as:',
      `  ${config.adminUsername}  /  ${process.env['ADMIN_PASSWORD'] ? 'what ADMIN_PASSWORD says' : DEMO_PASSWORD}`,
      ...DEMO_USERS.map(({ username }) => `  ${username}  /  ${DEMO_PASSWORD}`),
    ],
  });
}

await exitAfter(demo());
