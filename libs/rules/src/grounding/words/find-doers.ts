import { DOERS } from '../lexicon/doers.ts';
import type { Found } from '../found.ts';
import { numbersBy, sharedBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { sentenceEnds } from './denied-at.ts';

interface Sentence {
  readonly tokens: readonly Token[];
  readonly doers: ReadonlySet<number>;
  readonly roots: ReadonlySet<string>;
}

/** So much of what carries meaning do two sentences share that tell of the same doing. */
const LEAST = 2;
/** Whoever signs is mostly the physician of whom the case tells. */
const [SIGNER, PHYSICIAN] = [DOERS.get('i')!, DOERS.get('physician')!];
/** Kin of whom something is told, rather than who does it, stand after such a word. */
const SUBJECT_BEFORE = /^(?:to|for|with|and|or|of|his|her|the|a|an|my|by)$/;

const doerOf = ({ word }: Token): number | undefined => DOERS.get(word);

function sentencesIn(text: string, tokens: readonly Token[]): Sentence[] {
  const ends = sentenceEnds(text, tokens);
  const sentences: Sentence[] = [];
  for (let from = 0; from < tokens.length; from = ends[from]!) {
    const part = tokens.slice(from, ends[from]);
    const doers = new Set(part.flatMap((one) => doerOf(one) ?? []));
    if (doers.size === 0) continue;
    const roots = part.flatMap((one) =>
      carriesMeaning(one) && doerOf(one) === undefined && !/\d/.test(one.word) ? [rootOf(one.stem)] : [],
    );
    sentences.push({
      tokens: part,
      doers,
      roots: new Set(roots),
    });
  }
  return sentences;
}

/** The sentences of the case that tell who does something, and for each root the numbers of those that have it. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const sentences = texts.flatMap(({ text, tokens, isProse }) => (isProse ? sentencesIn(text, tokens) : []));
  return { sentences, byRoot: numbersBy(sentences, ({ roots }) => roots) };
});

type Told = ReturnType<typeof toldOf>;

/** The sentences that share the most with what is told by these roots; none where that is little. */
function nearest({ sentences, byRoot }: Told, roots: ReadonlySet<string>): Sentence[] {
  const counts = sharedBy(roots, byRoot);
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  if (most < Math.min(LEAST, roots.size)) return [];
  return [...counts].filter(([, count]) => count === most).map(([number]) => sentences[number]!);
}

/**
 * Somebody else who does what the case tells of another: `her daughter changes the wrap`, of the nurse. Of the softer
 * tier: both may do it.
 */
export function findDoers({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  return sentencesIn(page.text, tokens).flatMap(({ tokens: words, doers, roots }): Found[] => {
    if (isOpen(words[0]!)) return [];
    const near = nearest(told, roots);
    const isTold = (doer: number) =>
      near.some((one) => one.doers.has(doer) || (doer === SIGNER && one.doers.has(PHYSICIAN)));
    if (near.length === 0 || [...doers].some(isTold)) return [];
    return words
      .filter((one, at) => doerOf(one) !== undefined && isDoer(words, at) && context(one) === 'stated')
      .map(({ start, end }): Found => ({ start, end, kind: 'person', tier: 'untraced' }));
  });
}

/** `I trimmed`, `by the nurse`, `her daughter puts`: and not `I ask`. */
function isDoer(words: readonly Token[], at: number): boolean {
  const { word } = words[at]!;
  const next =
    words.slice(at + 1).find((one) => !/^(?:therefore|also|now|hereby|then)$/.test(one.word))?.word ?? '';
  if (word === 'i')
    return !/^(?:ask|request|order|am|recommend|prescribe|certify|attest|believe|follow|saw|have|write|will|would)$/.test(
      next,
    );
  return word === 'me' || word === 'myself' || at === 0 || SUBJECT_BEFORE.test(words[at - 1]!.word);
}
