import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pinned, root, run, Stop } from './prepare.mjs';
import { freshReport } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

const specs = ['backend/src', 'libs'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true }).map((name) => `${place}/${name}`),
);

/** @throws Stop for a pattern that names no spec (any more): Jest passes over it where another one names some */
function mustName(suites) {
  const files = specs.filter((file) => /\.spec\.tsx?$/.test(file) && !file.includes('node_modules/'));
  const idle = suites.filter((suite) => !files.some((file) => new RegExp(suite).test(file)));
  if (idle.length > 0) throw new Stop(`No spec is named by ${idle.join(' nor by ')}.`);
}

/** Runs Jest with these flags over the suites that the patterns name (all without any), its counts going to the report. */
export function jest(runner, { flags = [], suites = [], env = {} } = {}) {
  mustName(suites);
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
