// npm test: installs what is missing and runs every test that needs no browser.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jest } from './jest.mjs';
import { install, main, root, run, Stop } from './prepare.mjs';
import { nodeTests } from './node-tests.mjs';
import { addUp, forgetReports, freshReport, sentence } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

// Every core: by default the runners leave one idle, which on a small machine is half of it.
const workers = '--maxWorkers=100%';

const vitest = () =>
  withSecondTry('vitest', (report, files) =>
    run(
      'vitest',
      [
        'run',
        workers,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${freshReport(report)}`,
        ...files,
      ],
      { cwd: join(root, 'frontend') },
    ),
  );

await main(async () => {
  forgetReports('jest', 'vitest', 'node');
  install();
  console.log('Building …');
  if ((await run('tsc', ['-b'])) !== 0) throw new Stop('The types do not agree: see the messages above.');
  const codes = {
    // The server's tests wait for disks and processes half of their time: more of them than there are cores.
    jest: await jest('jest', { flags: [`--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`] }),
    vitest: await vitest(),
    node: await nodeTests('node', ['deploy/local/*.test.mjs']),
  };
  const sum = addUp(Object.keys(codes));
  for (const [runner, code] of Object.entries(codes)) {
    if (code !== 0) console.error(`The tests under ${runner} ended with code ${code}.`);
  }
  console.log(sentence(sum));
  return sum.failed > 0 || Object.values(codes).some((code) => code !== 0) ? 1 : 0;
});
