import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { attackedPrograms, attackedScreens, attacks } from './attacks.mjs';
import { root } from './prepare.mjs';

const text = readFileSync(join(root, 'docs', 'security-tests.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(---| what was found)/.test(line));
const specsOf = (row) => [...row.matchAll(/`([^`]+\.(?:spec\.tsx?|test\.mjs))`/g)].map(([, path]) => path);

test('each finding names tests that are there', () => {
  assert.ok(rows.length > 20);
  for (const row of rows) {
    assert.ok(specsOf(row).length > 0, row);
    for (const path of specsOf(row)) assert.ok(existsSync(join(root, path)), path);
  }
});

test('what is named is run by the tests that attack, wherever it lies', () => {
  const named = specsOf(text);
  const run = [...attackedScreens.map((path) => `frontend/${path}`), ...attackedPrograms];
  const left = named.filter(
    (path) => !run.includes(path) && !attacks.some((pattern) => new RegExp(pattern).test(path)),
  );
  assert.deepEqual(left, []);
  // And no other screen or program: each is there for a finding that names it.
  assert.deepEqual(
    run.filter((path) => !named.includes(path)),
    [],
  );
});
