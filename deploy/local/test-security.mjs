// npm run test:security: every test that attacks the product, in its long form: 20,000 invented requests and every
// worst text, where npm test takes some, and 22,000 alterations of logs. FUZZ_SEED=… repeats a run; the seed stands in
// the name of its test.
import { availableParallelism } from 'node:os';
import { attackedPrograms, attackedScreens, attacks } from './attacks.mjs';
import { nodeTests } from './node-tests.mjs';
import { buildTested, install, main } from './prepare.mjs';
import { addUp, forgetReports, sentence } from './results.mjs';
import { runScreens, runSpecs } from './specs.mjs';

const workers = availableParallelism();

await main(async () => {
  forgetReports('security', 'security-screens', 'security-node');
  install();
  await buildTested();
  const codes = {
    security: await runSpecs('security', {
      workers,
      named: attacks,
      env: { SECURITY: 'long', TAMPERED_LOGS: '1000' },
    }),
    'security-screens': await runScreens('security-screens', { files: attackedScreens, workers }),
    'security-node': await nodeTests('security-node', attackedPrograms),
  };
  console.log(sentence(addUp(Object.keys(codes))));
  return Object.values(codes).find((code) => code !== 0) ?? 0;
});
