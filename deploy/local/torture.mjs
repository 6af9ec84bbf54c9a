// npm run torture: the long form of what npm test does in short, hours of damaged, older and missing files and of
// kills. `npm run torture -- middle` takes minutes, and `npm run torture -- long damages` leaves out the kills.
// TORTURE_SEED repeats a run. TORTURE_PART=3/8 tries the third of eight parts of what a seed names: each tells at its end
// what it has tried, and all of them add up to the whole. In a TMPDIR in memory nothing waits for a disk.
import { argv, env } from 'node:process';
import { build, install, main, Stop } from './prepare.mjs';
import { addUp, sentence } from './results.mjs';
import { vitest } from './specs.mjs';

const damages = ['backend/src/testing/torture/damaged-files.spec.ts'];
const kills = [
  'backend/src/testing/torture/server-kills.spec.ts',
  'backend/src/adapters/event-log/kill.spec.ts',
  'backend/src/adapters/disk/tree-file.spec.ts',
];
/** By what may be asked for alone; part.spec and trials.spec beside them are `npm test`'s. */
const chosen = { everything: [...damages, ...kills], damages, kills };

await main(async () => {
  const [form = 'long', what = 'everything'] = argv.slice(2);
  if (!['long', 'middle', 'short'].includes(form)) throw new Stop('Say long, middle or short.');
  const files = chosen[what];
  if (!files) throw new Stop('Say damages or kills, or neither.');
  // Parts may run side by side.
  const report = ['torture', ...(env.TORTURE_PART?.split('/') ?? [])].join('-');
  install();
  // The kills hit the program as it is delivered.
  await build('server');
  const code = await vitest(report, {
    files,
    workers: 1,
    env: { TORTURE: form },
    flags: ['--testTimeout=36000000', '--hookTimeout=36000000'],
  });
  const sum = addUp([report]);
  console.log(sentence(sum));
  return sum.failed > 0 || code !== 0 ? 1 : 0;
});
