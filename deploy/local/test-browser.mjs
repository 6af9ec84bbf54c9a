// npm run test:browser: the whole product in a real Chromium.
import { existsSync } from 'node:fs';
import { build, install, main, Stop } from './prepare.mjs';
import { nodeTests } from './node-tests.mjs';
import { addUp, forgetReports, sentence } from './results.mjs';

await main(async () => {
  forgetReports('browser');
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    throw new Stop(`No Chromium at ${chromium}: install the package chromium, or set CHROMIUM_PATH.`);
  }
  install();
  await build('server', 'screens', 'verifier');
  // Two files at a time: each starts a server and a browser of its own, and waits half of its time.
  const code = await nodeTests('browser', ['e2e/*.e2e.ts'], ['--test-concurrency=2']);
  const sum = addUp(['browser']);
  console.log(sentence(sum));
  return sum.passed === 0 || sum.failed > 0 ? 1 : code;
});
