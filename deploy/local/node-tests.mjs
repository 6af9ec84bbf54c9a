import { run } from './prepare.mjs';
import { freshReport } from './results.mjs';

/** Runs these files under Node's own test runner, its counts going to the runner's report. */
export function nodeTests(runner, files, options = []) {
  const reporters = [
    ['spec', 'stdout'],
    ['./deploy/local/count-reporter.mjs', freshReport(runner)],
  ].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);
  return run('node', ['--test', ...options, ...reporters, ...files]);
}
