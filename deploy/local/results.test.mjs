import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import count from './count-reporter.mjs';
import { addUp, failures, reportUnproved, sentence, skippedTests } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vouchwell-results-'));
after(() => rmSync(folder, { recursive: true }));
const report = (runner, content) => writeFileSync(join(folder, `${runner}.json`), JSON.stringify(content));
const suite = (name, ...assertionResults) => ({ name, status: 'passed', assertionResults });
const ran = (fullName, status = 'passed') => ({ fullName, status });

describe('the sum of the test runners', () => {
  test('adds Vitest’s and Node’s own runner’s', () => {
    report('server', {
      testResults: [suite('a.ts', ran('one'), ran('two', 'failed'), ran('three', 'pending'))],
    });
    report('node', { tests: [{ id: 'b:1:one', name: 'one', status: 'passed' }] });
    assert.deepEqual(addUp(['server', 'node'], folder), { passed: 2, failed: 1, skipped: 1, again: 0 });
  });

  test('a test that ran on two engines is one test, and fails where either run does', () => {
    report('server', { testResults: [suite('a.ts', ran('one'), ran('two'), ran('three', 'pending'))] });
    report('engines', { testResults: [suite('a.ts', ran('one'), ran('two', 'failed'), ran('three'))] });
    assert.deepEqual(addUp(['server', 'engines'], folder), { passed: 2, failed: 1, skipped: 0, again: 2 });
  });

  test('two tests of one name are two tests', () => {
    report('server', { testResults: [suite('a.ts', ran('same'), ran('same')), suite('b.ts', ran('same'))] });
    assert.equal(addUp(['server'], folder).passed, 3);
  });

  test('a file that broke outside its tests is a failure', () => {
    const broken = { name: 'b.ts', status: 'failed', assertionResults: [] };
    report('server', { testResults: [suite('a.ts', ran('one')), broken] });
    assert.deepEqual(addUp(['server'], folder), { passed: 1, failed: 1, skipped: 0, again: 0 });
    report('server', { testResults: [{ ...broken, assertionResults: [ran('one')] }] });
    assert.deepEqual(addUp(['server'], folder), { passed: 1, failed: 1, skipped: 0, again: 0 });
  });

  test('a runner that left no report is a failure', () => {
    assert.deepEqual(addUp(['absent'], folder), { passed: 0, failed: 1, skipped: 0, again: 0 });
  });

  test('a runner that ran no test is a failure', () => {
    report('server', { testResults: [] });
    report('node', { tests: [] });
    assert.deepEqual(addUp(['server', 'node'], folder), { passed: 0, failed: 2, skipped: 0, again: 0 });
  });

  test('a server that is missing is a failure where everything must be proved, and is told elsewhere', () => {
    const why = 'Go is not on this machine: no FerretDB.';
    reportUnproved('engines-rest', why, { isProof: true, where: folder });
    assert.deepEqual(addUp(['engines-rest'], folder), { passed: 0, failed: 1, skipped: 0, again: 0 });
    assert.deepEqual(failures(['engines-rest'], folder), [`engines-rest: ${why}`]);
    reportUnproved('engines-rest', why, { isProof: false, where: folder });
    assert.deepEqual(addUp(['engines-rest'], folder), { passed: 0, failed: 0, skipped: 1, again: 0 });
    assert.deepEqual(skippedTests(['engines-rest'], folder), [why]);
  });

  test('names what ran nowhere, once, and not what ran elsewhere', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => ran(name, 'pending'));
    report('server', { testResults: [suite('a.ts', one, two, three), suite('b.ts', two)] });
    report('engines', { testResults: [suite('a.ts', ran('one'))] });
    assert.deepEqual(skippedTests(['server', 'engines'], folder), ['two (2 of them)', 'three']);
  });

  test('names what failed, in a line each', () => {
    const bad = { ...ran('bad', 'failed'), failureMessages: ['\u001b[31mExpected 1\u001b[39m\nbut got 2'] };
    report('vitest', { testResults: [suite('a.ts', ran('good'), bad)] });
    report('browser', { tests: [{ id: 'x', name: 'a screen', status: 'failed', message: 'gone' }] });
    assert.deepEqual(failures(['vitest', 'browser', 'absent'], folder), [
      'vitest: bad: Expected 1 but got 2',
      'browser: a screen: gone',
      'absent: left no report',
    ]);
  });

  test('says what was skipped only where something was', () => {
    assert.equal(sentence({ passed: 2, failed: 0, skipped: 0 }), '2 passed, 0 failed');
    assert.equal(sentence({ passed: 2, failed: 0, skipped: 3 }), '2 passed, 0 failed, 3 skipped');
  });

  /** What the reporter makes of this file under Node's own runner. */
  async function counted(text) {
    const file = join(folder, 'some.test.mjs');
    writeFileSync(file, text);
    const reporter = fileURLToPath(new URL('count-reporter.mjs', import.meta.url));
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const args = ['--test', `--test-reporter=${reporter}`, file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((error) => error);
    return JSON.parse(stdout).tests.map(({ name, status, message }) => ({
      name,
      status,
      ...(message && { message }),
    }));
  }

  const imports = `import { after, describe, test } from 'node:test';`;

  test('what a suite does around its tests can fail too', async () => {
    const tests = await counted(
      `${imports} describe('a suite', () => { after(() => { throw new Error('not closed'); }); test('one', () => {}); });`,
    );
    assert.deepEqual(tests, [
      { name: 'one', status: 'passed' },
      { name: 'a suite', status: 'failed', message: 'not closed' },
    ]);
  });

  test('two tests of one name and line are two tests', async () => {
    report('node', { tests: [] });
    const file = join(folder, 'some.test.mjs');
    const events = Array.from({ length: 2 }, () => ({
      type: 'test:pass',
      data: { file, line: 1, name: 'same', details: { type: 'test' } },
    }));
    writeFileSync(join(folder, 'node.json'), (await Array.fromAsync(count(events))).join(''));
    assert.deepEqual(addUp(['node'], folder), { passed: 2, failed: 0, skipped: 0, again: 0 });
  });

  test('a file that holds no test, or breaks outside them, is a failure', async () => {
    const file = join(folder, 'some.test.mjs');
    assert.deepEqual(await counted('export {};'), [
      { name: file, status: 'failed', message: 'It holds no test.' },
    ]);
    assert.deepEqual(
      (await counted(`throw new Error('gone');`)).map(({ status }) => status),
      ['failed'],
    );
  });

  test('suites do not count; skipped and open tests count as such', async () => {
    const at = { file: 'a.mjs', line: 7, name: 'a test' };
    const events = [
      { type: 'test:pass', data: { ...at, details: { type: 'test' } } },
      { type: 'test:pass', data: { ...at, details: { type: 'suite' } } },
      { type: 'test:pass', data: { ...at, details: {}, skip: true } },
      { type: 'test:fail', data: { ...at, details: { error: new Error('x', { cause: new Error('no') }) } } },
      { type: 'test:fail', data: { ...at, details: { type: 'test' }, todo: 'later' } },
      { type: 'test:summary', data: {} },
    ];
    const { tests } = JSON.parse((await Array.fromAsync(count(events))).join(''));
    assert.deepEqual(
      tests.map(({ status }) => status),
      ['passed', 'skipped', 'failed', 'skipped'],
    );
    assert.deepEqual(tests[2], {
      id: 'a.mjs:7:a test:3',
      file: 'a.mjs',
      name: 'a test',
      status: 'failed',
      message: 'no',
    });
  });
});
