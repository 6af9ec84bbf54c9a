import type { Held } from '../held.ts';
import { itemsAround, type Mention } from '../text/mentions.ts';
import { bySentence } from '../text/by-sentence.ts';
import type { Page } from '../text/page.ts';
import { onceFor } from '../text/once-for.ts';
import { pairsIn } from '../text/number-pairs.ts';
import { type Context, contextsOf } from './contexts.ts';
import { retellingOf, type Sources, type Told } from './retelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A note and its case, ready to be compared word by word. */
export interface Reading {
  readonly page: Page;
  /** Finds the names of the case's people. */
  readonly names: RegExp;
  readonly held: Held;
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  readonly mentions: readonly Mention[];
  readonly context: (token: Pick<Token, 'start'>) => Context;
  /** True where something is told of this patient: by how the sentence speaks, or as it retells one of the case. */
  readonly isTold: (token: Pick<Token, 'start'>) => boolean;
  readonly itemsAround: (at: number) => readonly number[];
  readonly told: readonly Told[];
  readonly sources: Sources;
  readonly akin: Sources;
  readonly isRetelling: (at: number) => boolean;
  /**
   * True where words alone can be said to be none of the case's: in a sentence that denies nothing and shares no word
   * with what somebody wrote in the case, which it could be saying in another way.
   */
  readonly isOwnStatement: (at: number) => boolean;
  /** True where the sentence denies something: that may be what it says of a word that the case lacks. */
  readonly denies: (at: number) => boolean;
  /** Numbers that stand beside each other in the case's texts. */
  readonly pairs: ReadonlySet<string>;
  /** True where an instruction in brackets stands, which states nothing. */
  readonly isOpen: (token: Pick<Token, 'start'>) => boolean;
}

export function readingOf(
  page: Page,
  held: Held,
  names: RegExp,
  mentions: readonly Mention[],
  open: Uint8Array,
): Reading {
  const tokens = tokensOf(page.text).filter(({ start }) => !open[start]);
  const vocabulary = vocabularyOf(held.facts);
  const denies = (at: number) => deniesAround(page, at);
  const retelling = retellingOf(page, tokens, vocabulary);
  const context = contextsOf(page, names);
  return {
    page,
    names,
    held,
    mentions,
    itemsAround: itemsAround(page, mentions),
    tokens,
    vocabulary,
    pairs: pairsOf(vocabulary),
    ...retelling,
    isOwnStatement: (at) => retelling.akin(at).length === 0 && !denies(at),
    denies,
    context,
    isTold: (token) => {
      const how = context(token);
      return how === 'stated' || (how === 'general' && retelling.isRetelling(token.start));
    },
    isOpen: ({ start }) => open[start] === 1,
  };
}

const pairsOf = onceFor(({ texts }: Vocabulary) => pairsIn(texts));

const DENIES =
  /\b(?:no|not|none|nor|neither|never|nobody|without|denie[sd]|absent|free of|normal|intact|unaffected|\p{L}+n't)\b/iu;

const deniesAround = bySentence((sentence) => DENIES.test(sentence));

export const isAllowed = ({ allowed }: Vocabulary, { word, stem }: Token): boolean =>
  allowed.has(word) || allowed.has(stem);

/** True of what may be said for a word of the case. */
export const isSaidFor = ({ otherwise }: Vocabulary, { word, stem }: Token): boolean =>
  otherwise.has(word) || otherwise.has(stem);

/** Words that share so many first letters are mostly of one root: `inject` and `injection`, `urine` and `urinary`. */
const ROOT = 6;

/** True where the case has a word of the same root. */
export const isAkin = ({ roots }: Vocabulary, { word }: Token): boolean =>
  word.length >= ROOT && roots.has(word.slice(0, ROOT));

/** `his`, `the patient's`: what follows is spoken of as the patient's own. */
const OWNER = /^(?:his|her|patient)$/;
const NOT_OWNED = /^(?:risk|chance|likelihood|need|ability|use)$/;

/** True where the word belongs to the patient, though the sentence speaks of what may be: `her dementia`. */
export function isOwned(tokens: readonly Token[], at: number): boolean {
  const [before, further] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  return OWNER.test(before) || (OWNER.test(further) && !NOT_OWNED.test(before) && before.length > 3);
}
