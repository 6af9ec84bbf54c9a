import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jest } from './jest.mjs';

test('a pattern that names no spec stops the run, though another one names some', () => {
  assert.throws(() => jest('never-run', { suites: ['\\.api\\.spec', 'src/nowhere/.*\\.spec'] }), {
    message: 'No spec is named by src/nowhere/.*\\.spec.',
  });
});
