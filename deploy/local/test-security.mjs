// npm run test:security: every test that attacks the product, in its long form: 20,000 invented requests and every
// worst text, where npm test takes some, and 22,000 alterations of logs. FUZZ_SEED=… repeats a run; the seed stands in
// the name of its test.
import { availableParallelism } from 'node:os';
import { attacks } from './attacks.mjs';
import { buildTested, install, main } from './prepare.mjs';
import { addUp, sentence } from './results.mjs';
import { runSpecs } from './specs.mjs';

await main(async () => {
  install();
  await buildTested();
  const code = await runSpecs('security', {
    workers: availableParallelism(),
    named: attacks,
    env: { SECURITY: 'long', TAMPERED_LOGS: '1000' },
  });
  console.log(sentence(addUp(['security'])));
  return code;
});
