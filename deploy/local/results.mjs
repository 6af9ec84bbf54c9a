// Adds up what the test runners reported themselves. A test is one test however many engines it ran on. As a
// program: names each failure, says what ran again elsewhere, and prints `N passed, N failed`; exits with 1 when
// anything failed or a report named on the command line is missing.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Every run of a test that a runner reported: {id, name, status: passed, failed or skipped, message}. */
function runsOf(runner, where) {
  const file = reportOf(runner, where);
  if (!existsSync(file)) return [{ id: runner, name: 'left no report', status: 'failed' }];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults ? report.testResults.flatMap(runsIn) : report.tests;
}

/** Jest's and Vitest's report. A file that failed outside its tests counts as one failure. */
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
  const tests = new Map();
  for (const { id, status } of runners.flatMap((runner) => runsOf(runner, where)))
    tests.set(id, [...(tests.get(id) ?? []), status]);
  const sum = { passed: 0, failed: 0, skipped: 0, again: 0 };
  for (const statuses of tests.values()) {
    const ran = statuses.filter((status) => status !== 'skipped');
    sum[ran.length === 0 ? 'skipped' : ran.includes('failed') ? 'failed' : 'passed'] += 1;
    sum.again += Math.max(0, ran.length - 1);
  }
  return sum;
}

/** Every failed run of these runners, a line each: the runner, the test and the first line of its message. */
export function failures(runners, where = folder) {
  return runners.flatMap((runner) =>
    runsOf(runner, where)
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${runner}: ${[name, firstLine(message)].filter(Boolean).join(': ')}`),
  );
}

const firstLine = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 3).join(' ').slice(0, 400);

export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const runners = process.argv.slice(2);
  const sum = addUp(runners);
  for (const failure of failures(runners)) console.log(`Failed: ${failure}`);
  if (sum.again > 0) console.log(`Beside them ${sum.again} runs of the same tests on further engines.`);
  console.log(sentence(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
