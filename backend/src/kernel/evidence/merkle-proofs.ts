import { EMPTY_ROOT, type Hash, nodeHash } from './merkle.ts';

const isOdd = (n: number) => n % 2 === 1;
const half = (n: number) => Math.floor(n / 2);
const isSize = (n: number) => Number.isSafeInteger(n) && n >= 0;
const areHashes = (hashes: readonly Hash[]) => hashes.every(({ length }) => length === 32);

/** The root that this path leads to (RFC 9162, 2.1.3.2); null for a path that fits no such leaf. */
export function rootByInclusion(index: number, size: number, leaf: Hash, path: readonly Hash[]): Hash | null {
  if (!isSize(size) || !isSize(index) || index >= size || !areHashes(path)) return null;
  let [at, last, root] = [index, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return null;
    if (isOdd(at) || at === last) {
      root = nodeHash(beside, root);
      while (!isOdd(at) && at > 0) [at, last] = [half(at), half(last)];
    } else root = nodeHash(root, beside);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : null;
}

interface Head {
  readonly size: number;
  readonly root: Hash;
}

/** Whether the newer tree begins with the older one (RFC 9162, 2.1.4.2). */
export function isConsistent(old: Head, next: Head, proof: readonly Hash[]): boolean {
  if (!isSize(old.size) || !isSize(next.size) || old.size > next.size || !areHashes(proof)) return false;
  if (old.size === next.size) return proof.length === 0 && old.root.equals(next.root);
  if (old.size === 0) return proof.length === 0 && old.root.equals(EMPTY_ROOT);
  const isWhole = Number.isInteger(Math.log2(old.size));
  const [first, ...rest] = isWhole ? [old.root, ...proof] : proof;
  if (!first) return false;
  let [at, last, oldRoot, root] = [old.size - 1, next.size - 1, first, first];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  for (const beside of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      oldRoot = nodeHash(beside, oldRoot);
      root = nodeHash(beside, root);
      while (!isOdd(at) && at > 0) [at, last] = [half(at), half(last)];
    } else root = nodeHash(root, beside);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && oldRoot.equals(old.root) && root.equals(next.root);
}
