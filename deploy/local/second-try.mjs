import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';
import { failedRuns, reportOf } from './results.mjs';

/** More broken files than that are no accident of a crowded machine. */
const MOST = 4;

/**
 * Where everything must be proved (CI), files with a failure run once more, with the machine to themselves; what they
 * report then takes the place of what they reported first, and each first failure is told, so that it is not
 * forgotten. `attempt(report, files)` runs these files, or all of them without any, and gives the exit code.
 */
export async function withSecondTry(runner, attempt, { isAsked = Boolean(process.env.CI), where } = {}) {
  const code = await attempt(runner, []);
  if (code === 0 || !isAsked) return code;
  const report = readReport(runner, where);
  const files = report ? brokenFiles(report) : [];
  if (files.length === 0 || files.length > MOST) return code;
  const first = failedRuns([runner], where);
  for (const { line } of first) console.log(`Failed at the first try: ${line}`);
  console.log(`Tried once more: ${files.map((file) => relative(root, file)).join(', ')}`);
  const again = await attempt(`${runner}-again`, files);
  const second = readReport(`${runner}-again`, where);
  if (second) {
    const both = merged(report, second, files);
    const write = (more) => writeFileSync(reportOf(runner, where), JSON.stringify({ ...both, ...more }));
    write({});
    const still = new Set(failedRuns([runner], where).map(({ id }) => id));
    write({ passedLater: first.filter(({ id }) => !still.has(id)).map(({ line }) => line) });
  }
  return again;
}

function readReport(runner, where) {
  try {
    return JSON.parse(readFileSync(reportOf(runner, where), 'utf8'));
  } catch {
    // A runner that was killed leaves none, or half of one.
    return null;
  }
}

const fileOf = (entry) => entry.file ?? entry.name;
const entriesOf = (report) => report.testResults ?? report.tests;

function brokenFiles(report) {
  const broken = entriesOf(report).filter(({ status }) => status === 'failed');
  return [...new Set(broken.map(fileOf))];
}

function merged(report, second, files) {
  const kept = entriesOf(report).filter((entry) => !files.includes(fileOf(entry)));
  const key = report.testResults ? 'testResults' : 'tests';
  return { [key]: [...kept, ...entriesOf(second)] };
}
