// What the guides tell an operator to run is there, and makes what a service of theirs starts.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { results, root } from './prepare.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operators-guide.md',
  'docs/recipes.md',
  'docs/models.md',
];
const { scripts } = JSON.parse(read('package.json'));
const said = (pattern) =>
  guides.flatMap((guide) => [...read(guide).matchAll(pattern)].map(([, found]) => found));

test('each command of the guides is one of the project’s', () => {
  const named = said(/npm (?:run (?:-s )?)([\w:]+)/g);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((name) => !(name in scripts)),
    [],
  );
});

test('each file that the guides name is there', () => {
  const named = said(/\b((?:deploy|docs|bench|libs|backend\/src|e2e)\/[\w./-]+\.\w+)/g);
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter((file) => !existsSync(join(root, file))),
    [],
  );
});

test('a service starts what its build makes', () => {
  const guide = read('docs/operators-guide.md');
  const section = guide.slice(guide.indexOf('## As a service, embedded'));
  assert.match(section.slice(0, section.indexOf('systemctl enable')), /npm run build/);
  const started = /ExecStart=\/opt\/vouchwell\/node_modules\/\.bin\/node (\S+)/.exec(
    read('deploy/systemd/vouchwell.service'),
  );
  assert.ok(results.includes(started?.[1]), started?.[1]);
});
