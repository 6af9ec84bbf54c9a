// npm run torture: the long form of the damages that npm test does in short. TORTURE_SEED repeats a run.
import { addUp, freshReport, sentence } from './results.mjs';
import { install, main, pinned, run } from './prepare.mjs';

const specs = ['backend/src/torture.spec.ts', 'backend/src/adapters/event-log/kill.spec.ts'];

await main(async () => {
  install();
  const report = freshReport('torture');
  const options = [
    '--runInBand',
    '--forceExit',
    '--testTimeout=14400000',
    '--json',
    `--outputFile=${report}`,
  ];
  const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TORTURE: 'long' };
  const code = await run('jest', [...specs, ...options], { env: pinned(env) });
  const sum = addUp(['torture']);
  console.log(sentence(sum));
  return sum.failed > 0 || code !== 0 ? 1 : 0;
});
