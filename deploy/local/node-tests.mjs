import { run } from './prepare.mjs';
import { freshReport } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

/** Runs these files under Node's own test runner, its counts going to the runner's report. */
export function nodeTests(runner, files, options = []) {
  return withSecondTry(runner, (report, chosen) => {
    const reporters = [
      ['spec', 'stdout'],
      ['./deploy/local/count-reporter.mjs', freshReport(report)],
    ].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);
    return run('node', ['--test', ...options, ...reporters, ...(chosen.length > 0 ? chosen : files)]);
  });
}
