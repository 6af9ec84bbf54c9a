// npm run torture: the long form of what npm test does in short, hours of damaged, older and missing files and of
// kills. `npm run torture -- middle` takes minutes. TORTURE_SEED repeats a run.
import { argv } from 'node:process';
import { build, install, main, Stop } from './prepare.mjs';
import { addUp, sentence } from './results.mjs';
import { vitest } from './specs.mjs';

const specs = [
  'backend/src/testing/torture/',
  'backend/src/adapters/event-log/kill.spec.ts',
  'backend/src/adapters/disk/tree-file.spec.ts',
];

await main(async () => {
  const form = argv[2] ?? 'long';
  if (!['long', 'middle', 'short'].includes(form)) throw new Stop('Say long, middle or short.');
  install();
  // The kills hit the program as it is delivered.
  await build('server');
  const code = await vitest('torture', {
    files: specs,
    workers: 1,
    env: { TORTURE: form },
    flags: ['--testTimeout=36000000', '--hookTimeout=36000000'],
  });
  const sum = addUp(['torture']);
  console.log(sentence(sum));
  return sum.failed > 0 || code !== 0 ? 1 : 0;
});
