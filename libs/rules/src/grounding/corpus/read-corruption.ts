import type { CorruptionClass, CorpusCase, ExpectedTier } from './corpus-case.ts';

export interface Corruption {
  readonly case: CorpusCase;
  readonly class: CorruptionClass;
  readonly tier: ExpectedTier;
  /** The true sentence; empty where the corruption adds a whole one. */
  readonly truth: string;
  readonly text: string;
  /** Where `text` departs from the truth: `text.slice(start, end)`, empty for an omission. */
  readonly changes: readonly { readonly start: number; readonly end: number }[];
}

const SOFT = '~ ';
const CHANGE = /\{([^{}→]*)→([^{}→]*)\}/gu;
/** Joins what an empty side leaves: no double space where a word is left out, one where words are added. */
const joined = (text: string, more: string) =>
  /(^|\s)$/u.test(text)
    ? text + more.trimStart()
    : /[\p{L}\p{N})%]$/u.test(text) && /^[\p{L}\p{N}([]/u.test(more)
      ? `${text} ${more}`
      : text + more;

/** Reads the notation that CorpusCase.corruptions explains. Throws on a line without a change. */
export function readCorruption(line: string, of: CorpusCase, kind: CorruptionClass): Corruption {
  const soft = line.startsWith(SOFT);
  const written = soft ? line.slice(SOFT.length) : line;
  const changes: { start: number; end: number }[] = [];
  let [truth, text, read] = ['', '', 0];
  let afterEmpty = { truth: false, text: false };
  const add = (so: string, more: string, gap: boolean) => (gap ? joined(so, more) : so + more);
  for (const { index, 0: whole, 1: right = '', 2: wrong = '' } of written.matchAll(CHANGE)) {
    const same = written.slice(read, index);
    truth = add(add(truth, same, afterEmpty.truth), right.trim(), false);
    text = add(text, same, afterEmpty.text);
    const said = wrong.trim();
    text = add(text, said, right.trim() === '');
    changes.push({ start: text.length - said.length, end: text.length });
    afterEmpty = { truth: right.trim() === '', text: said === '' };
    read = index + whole.length;
  }
  if (changes.length === 0) throw new Error(`No change in braces: ${line}`);
  const rest = written.slice(read);
  return {
    case: of,
    class: kind,
    tier: soft ? 'untraced' : 'contradicts',
    truth: add(truth, rest, afterEmpty.truth).trim(),
    text: add(text, rest, afterEmpty.text),
    changes,
  };
}

/** Reads one of CorpusCase.edits. Throws where the note does not hold what is to be changed exactly once. */
export function readEdit([place, kind, change]: CorpusCase['edits'][number], of: CorpusCase): Corruption {
  const [right = '', wrong = ''] = change.split(' → ');
  const truth = of.notes[place] ?? '';
  const at = truth.indexOf(right);
  if (at < 0 || truth.includes(right, at + 1)) throw new Error(`${of.id}, note ${place}: not once: ${right}`);
  const same = sharedStart(right, wrong);
  const text = truth.slice(0, at) + wrong + truth.slice(at + right.length);
  const end = at + wrong.length - sharedStart(reversed(right.slice(same)), reversed(wrong.slice(same)));
  const said = text.slice(at + same, end);
  return {
    case: of,
    class: kind,
    tier: 'contradicts',
    truth,
    text,
    changes: [{ start: end - said.trimStart().length, end: at + same + said.trimEnd().length }],
  };
}

const reversed = (text: string) => [...text].reverse().join('');
/** How many characters of whole words both begin with. */
function sharedStart(one: string, other: string): number {
  let same = 0;
  for (const [{ length }] of one.matchAll(/\S+\s*|\s+/gu)) {
    if (one.slice(same, same + length) !== other.slice(same, same + length)) break;
    same += length;
  }
  return same;
}

/** The corruption as a paragraph of an otherwise true note, in the middle, as it would be met. */
export function inItsNote({ case: { notes }, text }: Corruption): string {
  const paragraphs = (notes[0] ?? '').split('\n\n');
  const middle = Math.ceil(paragraphs.length / 2);
  return [...paragraphs.slice(0, middle), text, ...paragraphs.slice(middle)].join('\n\n');
}
