// npm test: installs what is missing and runs every test that needs no browser.
import { availableParallelism } from 'node:os';
import { buildTested, install, main } from './prepare.mjs';
import { nodeTests } from './node-tests.mjs';
import { addUp, forgetReports, sentence } from './results.mjs';
import { runScreens, runSpecs } from './specs.mjs';

// Every core: by default the runner leaves one idle, which on a small machine is half of it.
const cores = availableParallelism();

await main(async () => {
  forgetReports('server', 'screens', 'node');
  install();
  await buildTested();
  const codes = {
    // The server's tests wait for disks and processes half of their time: more of them than there are cores.
    server: await runSpecs('server', { workers: 2 * cores }),
    screens: await runScreens('screens', { workers: cores }),
    node: await nodeTests('node', ['deploy/local/*.test.mjs']),
  };
  const sum = addUp(Object.keys(codes));
  for (const [runner, code] of Object.entries(codes)) {
    if (code !== 0) console.error(`The tests under ${runner} ended with code ${code}.`);
  }
  console.log(sentence(sum));
  return sum.failed > 0 || Object.values(codes).some((code) => code !== 0) ? 1 : 0;
});
