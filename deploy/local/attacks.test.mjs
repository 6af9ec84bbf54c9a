import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { attacks } from './attacks.mjs';
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

test('what is named of the server and of the libraries is run by the tests that attack', () => {
  const named = specsOf(text).filter((path) => /^(backend|libs)\//.test(path));
  const left = named.filter((path) => !attacks.some((pattern) => new RegExp(pattern).test(path)));
  assert.deepEqual(left, []);
});
