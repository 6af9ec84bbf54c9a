// npm run test:security: every test that attacks the product, in its long form: 20,000 invented requests and every
// worst text, where npm test takes some. FUZZ_SEED=… repeats a run; the seed stands in the name of its test.
import { install, main, pinned, run, Stop } from './prepare.mjs';
import { addUp, freshReport, sentence } from './results.mjs';

/** By their names, and the matrix of who may call what. */
const tests = ['\\.security\\.spec\\.ts$', 'access-matrix\\.api\\.spec\\.ts$', 'guessing\\.api\\.spec\\.ts$'];

await main(async () => {
  install();
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  const args = [
    ...tests,
    '--maxWorkers=100%',
    '--forceExit',
    '--json',
    `--outputFile=${freshReport('security')}`,
  ];
  const code = await run('jest', args, {
    env: pinned({
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      SECURITY: 'long',
    }),
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  console.log(sentence(addUp(['security'])));
  return code;
});
