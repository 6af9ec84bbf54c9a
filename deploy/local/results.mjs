// Adds up what the test runners reported themselves. As a program: prints `N passed, N failed` and
// exits with 1 when anything failed or a report named on the command line is missing.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

const reportOf = (runner, where = folder) => join(where, `${runner}.json`);

/** Jest's and Vitest's report. A file that failed before its first test counts as one failure. */
function fromSuites({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Tests passed and failed by these runners. A runner that left no report counts as one failure. */
export function addUp(runners, where = folder) {
  const sum = { passed: 0, failed: 0 };
  for (const runner of runners) {
    const file = reportOf(runner, where);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
    const { passed, failed } = report.testResults ? fromSuites(report) : report;
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** Every failed test of these runners, a line each: the runner, the test and the first line of its message. */
export function failures(runners, where = folder) {
  return runners.flatMap((runner) => {
    const file = reportOf(runner, where);
    if (!existsSync(file)) return [`${runner}: left no report`];
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.testResults ? report.testResults.flatMap(failedIn) : (report.failures ?? []);
    return failed.map(({ name, message }) => `${runner}: ${name}: ${firstLine(message)}`);
  });
}

function failedIn({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [{ name, message }];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: test.fullName, message: test.failureMessages?.[0] }));
}

const firstLine = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 3).join(' ').slice(0, 400);

export const sentence = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sum = addUp(process.argv.slice(2));
  for (const failure of failures(process.argv.slice(2))) console.log(`Failed: ${failure}`);
  console.log(sentence(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
