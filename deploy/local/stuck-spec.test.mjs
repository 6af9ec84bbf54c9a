import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pinned, root } from './prepare.mjs';

test('a file of tests that computes for ever is named and ended, and the run fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stuck-spec-'));
  const setup = JSON.stringify(join(root, 'deploy/local/stuck-spec.mjs'));
  const options = `{ globals: true, pool: 'forks', isolate: false, setupFiles: [${setup}] }`;
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: ${options} };`);
  writeFileSync(join(folder, 'sound.spec.js'), `test('sound', () => {});`);
  writeFileSync(join(folder, 'endless.spec.js'), `test('endless', () => { for (;;); });`);
  try {
    const { status, stderr } = spawnSync('vitest', ['run', '--root', folder], {
      env: pinned({ STUCK_AFTER_MINUTES: '0.05' }),
      encoding: 'utf8',
    });
    assert.match(stderr, /endless\.spec\.js computes for 0\.05 minutes and answers nothing/);
    assert.doesNotMatch(stderr, /sound\.spec\.js computes/);
    assert.notEqual(status, 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
