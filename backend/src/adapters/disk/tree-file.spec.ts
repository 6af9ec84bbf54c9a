import { cpSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Frontier, leafHash, rootOf } from '../../kernel/evidence/merkle.ts';
import type { TreeStore } from '../../kernel/evidence/tree-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ended, heard, runChild } from '../sqlite/child-process.ts';
import { openTreeFile } from './tree-file.ts';

const folder = temporaryFolder();
/** The long form is `npm run torture`. */
const KILLS = process.env['TORTURE'] === 'long' ? 300 : 5;

/** The nth leaf of the only tree here, and the place of its event in a log that leaves gaps. */
const leafOf = (n: number) => leafHash(`event ${n}`);
const positionOf = (n: number) => String(3 * n + 1).padStart(20, '0');

function rootAfter(size: number): string {
  const frontier = new Frontier();
  for (let n = 0; n < size; n += 1) frontier.add(leafOf(n));
  return frontier.root().toString('hex');
}

const taken = (store: TreeStore) => Frontier.of(store.size, (level, n) => store.read(level, n));

function append(store: TreeStore, count: number): void {
  const frontier = taken(store);
  const from = store.size;
  const leaves = Array.from({ length: count }, (_, at) => ({
    completed: frontier.add(leafOf(from + at)),
    position: positionOf(from + at),
  }));
  store.append(leaves);
}

/** It is the tree of that many leaves, in all its hashes and places. */
function holds(store: TreeStore): void {
  const { size } = store;
  expect(rootOf(size, (level, n) => store.read(level, n)).toString('hex')).toBe(rootAfter(size));
  for (let n = 0; n < size; n += 1) {
    if (!store.read(0, n).equals(leafOf(n)) || store.position(n) !== positionOf(n))
      throw new Error(`Leaf ${n} of ${size} is another.`);
  }
}

const APPENDING = `
  import { writeSync } from 'node:fs';
  import { openTreeFile } from 'SRC/adapters/disk/tree-file.ts';
  import { Frontier, leafHash } from 'SRC/kernel/evidence/merkle.ts';
  const store = openTreeFile(process.argv[1]);
  const frontier = Frontier.of(store.size, (level, n) => store.read(level, n));
  for (let n = store.size; ; ) {
    const leaves = Array.from({ length: 7 }, () => {
      const completed = frontier.add(leafHash('event ' + n));
      return { completed, position: String(3 * n++ + 1).padStart(20, '0') };
    });
    store.append(leaves);
    writeSync(1, n + '\\n');
  }
`;

test(`${KILLS} times killed while it grows, the tree is a whole one and lacks nothing that was written`, async () => {
  const place = folder();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = runChild(APPENDING, place);
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await heard(child, /\n(.*\n){20}/);
    child.kill('SIGKILL');
    await ended(child);
    const written = Number(said.split('\n').at(-2));
    const store = openTreeFile(place);
    expect(store.size).toBeGreaterThanOrEqual(written);
    holds(store);
    append(store, 3);
    holds(store);
    store.close();
  }
});

test.each(['log-tree.hashes', 'log-tree.positions'])(
  'of %s cut at any byte the whole leaves stay, and it grows on from there',
  (name) => {
    const whole = folder();
    const store = openTreeFile(whole);
    append(store, 7);
    store.close();
    const { length } = readFileSync(join(whole, name));
    let before = 7;
    for (let bytes = length - 1; bytes >= 0; bytes -= 1) {
      const place = folder();
      cpSync(whole, place, { recursive: true });
      truncateSync(join(place, name), bytes);
      const cut = openTreeFile(place);
      expect(cut.size).toBeLessThanOrEqual(before);
      before = cut.size;
      holds(cut);
      append(cut, 2);
      holds(cut);
      expect(cut.size).toBe(before + 2);
      cut.close();
    }
    expect(before).toBe(0);
  },
);

test('a second one on the same folder keeps its own in memory, and harms nothing', () => {
  const place = folder();
  const [first, second] = [openTreeFile(place), openTreeFile(place)];
  append(first, 5);
  append(second, 9);
  expect([first.size, second.size]).toEqual([5, 9]);
  holds(first);
  holds(second);
  second.close();
  first.close();
  const again = openTreeFile(place);
  expect(again.size).toBe(5);
  holds(again);
  again.close();
});
