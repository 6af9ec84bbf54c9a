import { isConsistent, rootByInclusion } from './merkle-proofs.ts';
import {
  consistencyProof,
  EMPTY_ROOT,
  Frontier,
  type Hash,
  inclusionProof,
  leafHash,
  type NodeReader,
  nodeHash,
  rootOf,
} from './merkle.ts';

/** The eight leaves of certificate-transparency's published example, and the roots of their trees. */
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => leafHash(Buffer.from(hex, 'hex')));
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const inclusions: readonly [index: number, size: number, path: readonly string[]][] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
];
const consistencies: readonly [old: number, size: number, proof: readonly string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
];

const inHex = (hashes: readonly Hash[]) => hashes.map((one) => one.toString('hex'));

/** A tree's nodes straight from the definition, level by level. */
function nodesOf(some: readonly Hash[]): NodeReader {
  const levels = [some];
  for (let below = some; below.length > 1;) {
    const pairs = Math.floor(below.length / 2);
    below = Array.from({ length: pairs }, (_, n) =>
      nodeHash(levels.at(-1)![2 * n]!, levels.at(-1)![2 * n + 1]!),
    );
    levels.push(below);
  }
  return (level, n) => levels[level]![n]!;
}

const manyLeaves = (count: number) => Array.from({ length: count }, (_, n) => leafHash(`leaf ${n}`));

test('of no leaf at all, and of the eight published ones, the roots are the published ones', () => {
  expect(EMPTY_ROOT.toString('hex')).toBe(roots[0]);
  const frontier = new Frontier();
  const found = [frontier.root(), ...leaves.map((leaf) => (frontier.add(leaf), frontier.root()))];
  expect(inHex(found)).toEqual(roots);
  const read = nodesOf(leaves);
  expect(inHex(roots.map((_, size) => rootOf(size, read)))).toEqual(roots);
});

test.each(inclusions)('the published path of leaf %s in the tree of %s', (index, size, path) => {
  expect(inHex(inclusionProof(index, size, nodesOf(leaves)))).toEqual(path);
  const proved = rootByInclusion(
    index,
    size,
    leaves[index]!,
    path.map((hex) => Buffer.from(hex, 'hex')),
  );
  expect(proved?.toString('hex')).toBe(roots[size]);
});

test.each(consistencies)('the published proof that the tree of %s begins that of %s', (old, size, proof) => {
  expect(inHex(consistencyProof(old, size, nodesOf(leaves)))).toEqual(proof);
});

test('every proof of every tree of up to 40 leaves holds, and nowhere else', () => {
  const all = manyLeaves(40);
  const read = nodesOf(all);
  const headOf = (size: number) => ({ size, root: rootOf(size, read) });
  for (let size = 1; size <= all.length; size += 1) {
    const head = headOf(size);
    for (let index = 0; index < size; index += 1) {
      const path = inclusionProof(index, size, read);
      expect(rootByInclusion(index, size, all[index]!, path)).toEqual(head.root);
      const elsewhere = rootByInclusion((index + 1) % size, size, all[index]!, path);
      if (size > 1) expect(elsewhere?.equals(head.root) ?? false).toBe(false);
    }
    for (let old = 0; old <= size; old += 1) {
      const proof = consistencyProof(old, size, read);
      expect(isConsistent(headOf(old), head, proof)).toBe(true);
      expect(isConsistent(headOf(old), head, [...proof, leafHash('more')])).toBe(false);
      const forged = proof.map((hash, n) => (n === 0 ? leafHash('forged') : hash));
      if (proof.length > 0) expect(isConsistent(headOf(old), head, forged)).toBe(false);
    }
  }
});

test('a forged path, one too long or too short, and one of no leaf lead to no root or to another', () => {
  const all = manyLeaves(13);
  const read = nodesOf(all);
  const path = inclusionProof(7, 13, read);
  const root = rootOf(13, read);
  const wrong: (Hash | null)[] = [
    rootByInclusion(7, 13, leafHash('another'), path),
    rootByInclusion(7, 13, all[7]!, path.toSpliced(1, 1, leafHash('forged'))),
    rootByInclusion(7, 13, all[7]!, path.slice(1)),
    rootByInclusion(7, 13, all[7]!, [...path, all[0]!]),
    rootByInclusion(7, 13, all[7]!, path.toSpliced(0, 1, Buffer.alloc(31))),
    rootByInclusion(13, 13, all[7]!, path),
    rootByInclusion(-1, 13, all[7]!, path),
    rootByInclusion(2 ** 60, 2 ** 61, all[7]!, path),
    rootByInclusion(0.5, 13, all[7]!, path),
  ];
  for (const one of wrong) expect(one?.equals(root) ?? false).toBe(false);
  expect(rootByInclusion(7, 13, all[7]!, path)).toEqual(root);
  expect(() => inclusionProof(13, 13, read)).toThrow(RangeError);
  expect(() => consistencyProof(14, 13, read)).toThrow(RangeError);
});

test('a frontier is taken up again from whole subtrees, at any size', () => {
  const all = manyLeaves(70);
  const read = nodesOf(all);
  for (let size = 0; size < all.length; size += 1) {
    const frontier = Frontier.of(size, read);
    expect(frontier.root()).toEqual(rootOf(size, read));
    const before = frontier.copy();
    frontier.add(all[size]!);
    expect(frontier.root()).toEqual(rootOf(size + 1, read));
    expect(before.size).toBe(size);
  }
});
