// Adds up what the test runners reported themselves. A test is one test however many engines it ran on. As a
// program: names each failure and what was skipped, says what ran again elsewhere or passed at a second try only, and
// prints `N passed, N failed`; exits with 1 when anything failed or a report named on the command line is missing.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

const folder = join(root, 'node_modules', '.cache', 'test-results');

/** The file a runner writes its JSON report to; removed first, so that an old one never counts. */
export function freshReport(runner) {
  mkdirSync(folder, { recursive: true });
  const file = reportOf(runner);
  rmSync(file, { force: true });
  return file;
}

export const reportOf = (runner, where = folder) => join(where, `${runner}.json`);

/** Forgets what these runners reported before: where a program ends before it starts them, there is no report. */
export const forgetReports = (...runners) => runners.forEach(freshReport);

/**
 * In the place of a runner that could not be started, such as for want of a server: `why`. Where everything must be
 * proved (CI), that is a failure.
 */
export function reportUnproved(runner, why, { isProof = Boolean(process.env.CI), where = folder } = {}) {
  const test = { id: runner, name: why, status: isProof ? 'failed' : 'skipped' };
  writeFileSync(reportOf(runner, where), JSON.stringify({ tests: [test] }));
}

function read(runner, where) {
  const file = reportOf(runner, where);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Every run of a test that a runner reported: {id, name, status: passed, failed or skipped, message}. */
function runsOf(runner, where) {
  const report = read(runner, where);
  if (!report) return [{ id: runner, name: 'left no report', status: 'failed' }];
  const runs = report.testResults ? report.testResults.flatMap(runsIn) : report.tests;
  return runs.length > 0 ? runs : [{ id: runner, name: 'ran no test', status: 'failed' }];
}

/** Vitest's report. A file that failed outside its tests counts as one failure. */
function runsIn({ name: file, status, message, assertionResults }) {
  const path = relative(root, file ?? '');
  const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const broken = isBroken ? [{ id: path, name: path, status, message }] : [];
  const met = new Map();
  const runs = assertionResults.map(({ fullName: name, status, failureMessages }) => {
    // Two tests of one name are two tests.
    met.set(name, (met.get(name) ?? 0) + 1);
    const known = ['passed', 'failed'].includes(status) ? status : 'skipped';
    return { id: `${path}:${name}:${met.get(name)}`, name, status: known, message: failureMessages?.[0] };
  });
  return [...broken, ...runs];
}

/**
 * Tests passed, failed and skipped by these runners, each test once: it failed where any of its runs did, and is
 * skipped where none of them ran. `again`: runs beyond the first. A runner that left no report is one failure.
 */
export function addUp(runners, where = folder) {
  const sum = { passed: 0, failed: 0, skipped: 0, again: 0 };
  for (const runs of testsOf(runners, where).values()) {
    const statuses = runs.map(({ status }) => status);
    const ran = statuses.filter((status) => status !== 'skipped');
    sum[ran.length === 0 ? 'skipped' : ran.includes('failed') ? 'failed' : 'passed'] += 1;
    sum.again += Math.max(0, ran.length - 1);
  }
  return sum;
}

/** The runs of each test, by its id. */
function testsOf(runners, where) {
  const tests = new Map();
  for (const run of runners.flatMap((runner) => runsOf(runner, where)))
    tests.set(run.id, [...(tests.get(run.id) ?? []), run]);
  return tests;
}

/** The name of each test that ran nowhere, with how often where several have it. */
export function skippedTests(runners, where = folder) {
  const names = new Map();
  for (const runs of testsOf(runners, where).values()) {
    const [{ name }] = runs;
    if (runs.every(({ status }) => status === 'skipped')) names.set(name, (names.get(name) ?? 0) + 1);
  }
  return [...names].map(([name, count]) => (count > 1 ? `${name} (${count} of them)` : name));
}

/** What failed at first and passed when it was tried once more, a line each. */
export const passedLater = (runners, where = folder) =>
  runners.flatMap((runner) => read(runner, where)?.passedLater ?? []);

/** Every failed run of these runners: the test's id, and a line of the runner, the test and what its message begins with. */
export function failedRuns(runners, where = folder) {
  return runners.flatMap((runner) =>
    runsOf(runner, where)
      .filter(({ status }) => status === 'failed')
      .map(({ id, name, message }) => ({
        id,
        line: `${runner}: ${[name, firstLine(message)].filter(Boolean).join(': ')}`,
      })),
  );
}

/** Their lines alone. */
export const failures = (runners, where = folder) => failedRuns(runners, where).map(({ line }) => line);

const firstLine = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 3).join(' ').slice(0, 400);

export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const runners = process.argv.slice(2);
  const sum = addUp(runners);
  for (const test of skippedTests(runners)) console.log(`Skipped: ${test}`);
  for (const failure of passedLater(runners)) console.log(`Failed at the first try only: ${failure}`);
  for (const failure of failures(runners)) console.log(`Failed: ${failure}`);
  if (sum.again > 0) console.log(`Beside them ${sum.again} runs of the same tests on further engines.`);
  console.log(sentence(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
