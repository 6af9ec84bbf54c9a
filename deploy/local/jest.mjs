import { pinned, run } from './prepare.mjs';
import { freshReport } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

/** Runs Jest with these flags over the suites that the patterns name (all without any), its counts going to the report. */
export function jest(runner, { flags = [], suites = [], env = {} } = {}) {
  return withSecondTry(runner, (report, files) => {
    const chosen = files.length > 0 ? ['--runInBand', '--runTestsByPath', ...files] : [...flags, ...suites];
    // A test that failed in its beginning may leave a server open; the run ends all the same.
    const reporting = ['--forceExit', '--json', `--outputFile=${freshReport(report)}`];
    return run('jest', [...reporting, ...chosen], {
      env: pinned({ NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env }),
      stdio: ['inherit', 'ignore', 'inherit'],
    });
  });
}
