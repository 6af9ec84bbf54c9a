import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fingerprint, installed } from './prepare.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vouchwell-prepare-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, text) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

describe('whether packages are installed', () => {
  const lock = (packages) => write('package-lock.json', JSON.stringify({ packages }));
  const present = (packages) => {
    write('node_modules/.bin/node', '');
    write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  };
  const react = (version) => ({ 'node_modules/react': { version } });

  test('nothing there: no', () => {
    lock(react('19.0.0'));
    assert.equal(installed(folder), false);
  });

  test('the same versions: yes, whatever links and workspaces there are', () => {
    lock({
      '': { version: '0.1.0' },
      backend: { version: '0.1.0' },
      'node_modules/own': { link: true },
      ...react('19.0.0'),
    });
    present(react('19.0.0'));
    assert.equal(installed(folder), true);
  });

  test('another version, or a package more: no', () => {
    present(react('19.0.0'));
    lock(react('19.0.1'));
    assert.equal(installed(folder), false);
    lock({ ...react('19.0.0'), 'node_modules/vite': { version: '8.0.0' } });
    assert.equal(installed(folder), false);
  });

  test('an optional package of another platform is not missed', () => {
    lock({ ...react('19.0.0'), 'node_modules/only-darwin': { version: '1.0.0', optional: true } });
    present(react('19.0.0'));
    assert.equal(installed(folder), true);
  });
});

describe('whether sources changed', () => {
  test('an untouched tree keeps its fingerprint; an edit, a new file or a removed one changes it', () => {
    write('src/a.ts', 'one');
    write('src/deep/b.ts', 'two');
    const before = fingerprint(['src', 'absent'], folder);
    assert.equal(fingerprint(['src', 'absent'], folder), before);

    utimesSync(join(folder, 'src/deep/b.ts'), 1, 1);
    const edited = fingerprint(['src', 'absent'], folder);
    assert.notEqual(edited, before);

    write('src/c.ts', '');
    const grown = fingerprint(['src', 'absent'], folder);
    assert.notEqual(grown, edited);

    rmSync(join(folder, 'src/c.ts'));
    assert.equal(fingerprint(['src', 'absent'], folder), edited);
  });
});
