import type { Finding } from './finding.ts';
import type { Leaves } from './leaves.ts';
import type { Hash } from './merkle.ts';

/** A stretch of the log behind which its tree is not the one that was signed. */
export interface Stretch {
  /** So many events are those that were signed. */
  readonly from: number;
  /** The size of the first checkpoint that does not hold. */
  readonly to: number;
  readonly root: Hash;
}

/** Pairs to be tried in the place of each other: a second of work at the most. */
const MOST_PAIRS = 20_000;

const finding = (kind: Finding['kind'], index: number, sentence: string): Finding => ({
  kind,
  event: index + 1,
  sentence,
});

/**
 * What was done within a stretch, found by undoing it: without one event more, or with two in each other's place, the
 * tree is the signed one. What cannot be undone so was rewritten, or taken out of the end of its stream.
 */
export function undo(leaves: Leaves, { from, to, root }: Stretch): Finding {
  const frontier = leaves.frontier(from);
  const some = leaves.slice(from, to + 1);
  const rootWith = (changed: readonly Hash[]): Hash => {
    const tried = frontier.copy();
    for (const leaf of changed) tried.add(leaf);
    return tried.root();
  };
  if (some.length > to - from) {
    const more = some.findIndex((_, n) => rootWith(some.toSpliced(n, 1)).equals(root));
    if (more >= 0)
      return finding('inserted', from + more, `Event ${from + more + 1} was never recorded here.`);
  }
  const stretch = some.slice(0, to - from);
  if ((stretch.length * (stretch.length - 1)) / 2 <= MOST_PAIRS) {
    for (let one = 0; one < stretch.length; one += 1)
      for (let other = one + 1; other < stretch.length; other += 1) {
        if (!rootWith(stretch.with(one, stretch[other]!).with(other, stretch[one]!)).equals(root)) continue;
        const [first, second] = [from + one + 1, from + other + 1];
        return finding('swapped', from + one, `Events ${first} and ${second} stand in each other’s place.`);
      }
  }
  const sentence = `One or more of the events ${from + 1} to ${to} were rewritten together with their hashes, or taken out.`;
  return { kind: 'rehashed', event: from + 1, upTo: to, sentence };
}

/** The same by the leaves that were kept elsewhere, and proved by a checkpoint: which event it is. Null: all alike. */
export function compare(leaves: Leaves, kept: Leaves): Finding | null {
  const shorter = Math.min(leaves.length, kept.length);
  let at = 0;
  while (at < shorter && leaves.at(at).equals(kept.at(at))) at += 1;
  if (at === shorter) return null;
  const same = (n: number, m: number) =>
    n < leaves.length && m < kept.length && leaves.at(n).equals(kept.at(m));
  const place = at + 1;
  if (same(at, at + 1)) return finding('deleted', at, `An event is missing before event ${place}.`);
  if (same(at + 1, at)) return finding('inserted', at, `Event ${place} was never recorded here.`);
  const moved = kept.slice(at + 1, shorter).findIndex((leaf) => leaf.equals(leaves.at(at)));
  if (moved >= 0)
    return finding('swapped', at, `Events ${place} and ${place + moved + 1} stand in each other’s place.`);
  const rest = leaves.slice(at + 1, shorter).some((leaf, n) => leaf.equals(kept.at(at + 1 + n)));
  return rest || at + 1 === shorter
    ? finding('rehashed', at, `Event ${place} was rewritten together with its hash.`)
    : finding('forked', at, `From event ${place} on it is another history than the one that was recorded.`);
}
