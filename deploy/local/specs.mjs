import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pinned, root, run, Stop } from './prepare.mjs';
import { freshReport } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

/** Every file of tests of the server and the libs, from the project's folder. */
const all = () =>
  ['backend/src', 'libs']
    .flatMap((place) => readdirSync(join(root, place), { recursive: true }).map((name) => `${place}/${name}`))
    .filter((file) => /\.spec\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file));

/**
 * The files that these patterns name (all without any), without those that `but` names.
 * @throws Stop for a pattern that names none (any more), though another one names some
 */
export function specsNamed(patterns = [], but = []) {
  const files = all();
  const idle = patterns.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)));
  if (idle.length > 0) throw new Stop(`No spec is named by ${idle.join(' nor by ')}.`);
  const isNamed = (file, by) => by.some((pattern) => new RegExp(pattern).test(file));
  return files.filter((file) => (patterns.length === 0 || isNamed(file, patterns)) && !isNamed(file, but));
}

/** Runs the files that the patterns name, this many at a time, their counts going to the report. */
export function runSpecs(runner, { named, but, workers = 1, env = {}, flags = [] } = {}) {
  const chosen = specsNamed(named, but);
  return withSecondTry(runner, (report, failed) =>
    vitest(report, {
      files: failed.length > 0 ? failed : chosen,
      workers: failed.length > 0 ? 1 : workers,
      env,
      flags,
    }),
  );
}

/** The same of the screens: these files of their folder, all without any. */
export function runScreens(runner, { files = [], workers }) {
  return withSecondTry(runner, (report, failed) =>
    vitest(report, {
      files: failed.length > 0 ? failed : files,
      workers,
      cwd: join(root, 'frontend'),
    }),
  );
}

/** Vitest over these files of the folder's own configuration: each file is told as it ends, failures whole. */
export function vitest(report, { files = [], workers, env = {}, flags = [], cwd = root }) {
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${freshReport(report)}`];
  return run('vitest', ['run', `--maxWorkers=${workers}`, ...reporting, ...flags, ...files], {
    cwd,
    env: pinned(env),
  });
}
