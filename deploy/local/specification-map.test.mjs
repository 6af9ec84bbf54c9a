// The map of the specification names files; each of them is there.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './prepare.mjs';

/** What the text calls a file: an abbreviation (`X/` = `a/path/`, from there on), or a path with a slash in it. */
const tokens =
  /`(?<short>[A-Z]\/)`\s*=\s*`(?<place>[^`]+)`|`(?<file>[\w@.*-]+\/[\w@./*{}-]+\.(?:tsx?|mjs|json|md))`/g;

/** The files that a text names, as patterns from the root. */
function filesNamed(text) {
  const places = new Map();
  const whole = (path) => {
    const place = places.get(path.slice(0, 2));
    return place === undefined ? path : place + path.slice(2);
  };
  const files = [];
  for (const { groups } of text.matchAll(tokens)) {
    if (groups.short) places.set(groups.short, whole(groups.place));
    else files.push(whole(groups.file));
  }
  return [...new Set(files)];
}

test('abbreviations stand for what was said last', () => {
  assert.deepEqual(filesNamed('`L/` = `a/` `L/b.ts` `c/d.md`, `L/` = `L/e/`: `L/b.ts`, `…-facts`, `f.ts`'), [
    'a/b.ts',
    'c/d.md',
    'a/e/b.ts',
  ]);
});

test('every file that the map of the specification names is there', () => {
  const files = filesNamed(readFileSync(join(root, 'docs/specification-map.md'), 'utf8'));
  assert.ok(files.length > 200, `only ${files.length} files were found in it`);
  assert.deepEqual(
    files.filter((file) => globSync(file, { cwd: root }).length === 0),
    [],
  );
});
