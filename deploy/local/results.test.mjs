import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import count from './count-reporter.mjs';
import { addUp, failures } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vouchwell-results-'));
after(() => rmSync(folder, { recursive: true }));
const report = (runner, content) => writeFileSync(join(folder, `${runner}.json`), JSON.stringify(content));

describe('the sum of the test runners', () => {
  test('adds Jest, Vitest and Node’s own runner', () => {
    const ran = { status: 'passed', assertionResults: [{}] };
    report('jest', { numPassedTests: 7, numFailedTests: 1, testResults: [ran] });
    report('node', { passed: 3, failed: 0 });
    assert.deepEqual(addUp(['jest', 'node'], folder), { passed: 10, failed: 1 });
  });

  test('a file that broke before its first test is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    report('jest', { numPassedTests: 2, numFailedTests: 0, testResults: [broken] });
    assert.deepEqual(addUp(['jest'], folder), { passed: 2, failed: 1 });
  });

  test('a runner that left no report is a failure', () => {
    assert.deepEqual(addUp(['absent'], folder), { passed: 0, failed: 1 });
  });

  test('names what failed, in a line each', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'good' },
      { status: 'failed', fullName: 'bad', failureMessages: ['\u001b[31mExpected 1\u001b[39m\nbut got 2'] },
    ];
    report('vitest', { numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] });
    report('browser', { passed: 0, failed: 1, failures: [{ name: 'a screen', message: 'gone' }] });
    assert.deepEqual(failures(['vitest', 'browser', 'absent'], folder), [
      'vitest: bad: Expected 1 but got 2',
      'browser: a screen: gone',
      'absent: left no report',
    ]);
  });

  test('suites, skipped and open tests do not count', async () => {
    const events = [
      { type: 'test:pass', data: { details: { type: 'test' } } },
      { type: 'test:pass', data: { details: { type: 'suite' } } },
      { type: 'test:pass', data: { details: {}, skip: true } },
      {
        type: 'test:fail',
        data: {
          name: 'a test',
          details: { type: 'test', error: new Error('x', { cause: new Error('no') }) },
        },
      },
      { type: 'test:fail', data: { details: { type: 'test' }, todo: 'later' } },
      { type: 'test:summary', data: {} },
    ];
    const written = await Array.fromAsync(count(events));
    const failures = [{ name: 'a test', message: 'no' }];
    assert.deepEqual(JSON.parse(written.join('')), { passed: 1, failed: 1, failures });
  });
});
