import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSpecs, specsNamed } from './specs.mjs';

test('a pattern that names no spec stops the run, though another one names some', () => {
  assert.throws(() => runSpecs('never-run', { named: ['\\.api\\.spec', 'src/nowhere/.*\\.spec'] }), {
    message: 'No spec is named by src/nowhere/.*\\.spec.',
  });
});

test('what is named is run, without what is left out', () => {
  assert.deepEqual(specsNamed(['cases/.*/case-refills\\.api']), [
    'backend/src/cases/orders/case-refills.api.spec.ts',
  ]);
  const rest = specsNamed(['\\.api\\.spec'], ['cases/']);
  assert.ok(rest.length > 0 && rest.every((file) => !file.includes('/cases/')));
  assert.ok(specsNamed().length > rest.length);
});
