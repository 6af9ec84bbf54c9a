// npm run test:browser: the whole product in a real Chromium.
import { whyNoChromium } from './chromium.mjs';
import { build, install, main, Stop } from './prepare.mjs';
import { nodeTests } from './node-tests.mjs';
import { addUp, forgetReports, sentence } from './results.mjs';

await main(async () => {
  forgetReports('browser');
  const missing = whyNoChromium();
  if (missing) throw new Stop(missing);
  install();
  await build('server', 'screens', 'verifier');
  // Three files at a time: each starts a server and a browser of its own, and waits half of its time.
  const code = await nodeTests('browser', ['e2e/*.e2e.ts'], ['--test-concurrency=3']);
  const sum = addUp(['browser']);
  console.log(sentence(sum));
  return sum.passed === 0 || sum.failed > 0 ? 1 : code;
});
