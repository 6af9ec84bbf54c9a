/** True when one slip of the pen (a character changed, added, lost, or two neighbours swapped) tells them apart. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/**
 * Whether one slip tells a word from one of many, without comparing it with each: what one slip can make of two
 * words meets where a character is left open, left out, or swapped.
 */
export function slipsOf(words: Iterable<string>): (word: string) => boolean {
  const known = new Set(words);
  const shortened = new Set<string>();
  /** With one character left open; null where several words look like this. */
  const opened = new Map<string, string | null>();
  for (const word of known) {
    for (let at = 0; at < word.length; at += 1) {
      shortened.add(without(word, at));
      const open = openAt(word, at);
      opened.set(open, opened.has(open) ? null : word);
    }
  }
  return (word) => {
    if (shortened.has(word)) return true;
    for (let at = 0; at < word.length; at += 1) {
      const open = openAt(word, at);
      if ((opened.has(open) && opened.get(open) !== word) || known.has(without(word, at))) return true;
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2);
      if (swapped !== word && known.has(swapped)) return true;
    }
    return false;
  };
}

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
const openAt = (word: string, at: number): string => `${at}\n${without(word, at)}`;
