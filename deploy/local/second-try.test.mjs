import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, mock, test } from 'node:test';
import { addUp, passedLater } from './results.mjs';
import { withSecondTry } from './second-try.mjs';

const where = mkdtempSync(join(tmpdir(), 'vouchwell-second-try-'));
after(() => rmSync(where, { recursive: true }));
beforeEach(() => mock.restoreAll());

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at}`, status })),
});

/** A runner that reports these files, and those at its second call. */
function runner(first, second) {
  const asked = [];
  const attempt = async (report, files) => {
    asked.push(files);
    const testResults = asked.length === 1 ? first : second;
    writeFileSync(join(where, `${report}.json`), JSON.stringify({ testResults }));
    return testResults.some(({ status }) => status === 'failed') ? 1 : 0;
  };
  return { asked, attempt };
}

const tried = (attempt, isAsked = true) => withSecondTry('it', attempt, { isAsked, where });

describe('a second try', () => {
  test('takes the place of the first for the files that failed, and tells what failed', async () => {
    const log = mock.method(console, 'log', () => {});
    const { asked, attempt } = runner(
      [file('a', 'passed', 'failed'), file('b', 'passed')],
      [file('a', 'passed', 'passed')],
    );
    assert.equal(await tried(attempt), 0);
    assert.deepEqual(asked, [[], ['a']]);
    assert.deepEqual(addUp(['it'], where), { passed: 3, failed: 0, skipped: 0, again: 0 });
    assert.match(log.mock.calls[0].arguments[0], /Failed at the first try: it: test 1/);
    assert.deepEqual(passedLater(['it'], where), ['it: test 1']);
  });

  test('that fails is a failure', async () => {
    mock.method(console, 'log', () => {});
    const { attempt } = runner([file('a', 'failed'), file('b', 'passed')], [file('a', 'failed')]);
    assert.equal(await tried(attempt), 1);
    assert.deepEqual(addUp(['it'], where), { passed: 1, failed: 1, skipped: 0, again: 0 });
    assert.deepEqual(passedLater(['it'], where), []);
  });

  test('is not made at a developer’s desk, nor where much is broken, nor without a report', async () => {
    const broken = runner([file('a', 'failed')], [file('a', 'passed')]);
    assert.equal(await tried(broken.attempt, false), 1);
    const many = runner(
      ['a', 'b', 'c', 'd', 'e'].map((name) => file(name, 'failed')),
      [],
    );
    assert.equal(await tried(many.attempt), 1);
    rmSync(join(where, 'it.json'));
    assert.equal(await tried(async () => 3), 3);
    assert.deepEqual([broken.asked.length, many.asked.length], [1, 1]);
  });
});
