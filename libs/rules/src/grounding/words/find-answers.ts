import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { deniedIn } from './denied-at.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `Treated with insulin: yes`, `Neuropathy – no`: a line that asks and answers. */
const ANSWERED =
  /(?:^|[;.|] ?)[ \t]*(?:[-*•–] ?|\d{1,2}[.)] ?|\[[x ]\] ?)?(?<asked>\p{L}[\p{L}\p{N} ,/'-]{2,48}?) ?(?::|–|-(?= )|=|\?) ?(?<answer>no|none|yes|absent|present|negative|positive)(?![\p{L}\p{N}])/gimu;

/**
 * Answers against the case: no, of what it tells; yes, of what it says is not there. Of the softer tier: what is asked
 * may be more than the words it is asked by.
 */
export function findAnswers(reading: Reading): Found[] {
  const { page, tokens, vocabulary, isOpen } = reading;
  return [...page.text.matchAll(ANSWERED)].flatMap(({ index, 0: line, groups }): Found[] => {
    const { asked = '', answer = '' } = groups ?? {};
    const from = index + line.indexOf(asked);
    const end = index + line.length;
    if (isOpen({ start: from })) return [];
    const words = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, from + asked.length));
    const telling = words.filter((one) => carriesMeaning(one) && !PLAIN_STEMS.has(one.stem));
    if (telling.length === 0) return [];
    const saysNo = /^(?:no|none|absent|negative)$/i.test(answer);
    const isAsIs = telling.every((one) => tellsAs(vocabulary, one, saysNo));
    return isAsIs ? [{ start: end - answer.length, end, kind: 'statement', tier: 'untraced' }] : [];
  });
}

/** Whether the case tells a word somewhere, and whether it denies it somewhere. */
interface Said {
  told: boolean;
  denied: boolean;
}

const saidIn = onceFor(({ texts }: Vocabulary) => {
  const [byStem, byWord] = [new Map<string, Said>(), new Map<string, Said>()];
  for (const of of texts) {
    const denied = deniedIn(of);
    of.tokens.forEach(({ stem, word }, at) => {
      note(byStem, stem, denied[at]!);
      note(byWord, word, denied[at]!);
    });
  }
  return { byStem, byWord };
});

function note(words: Map<string, Said>, word: string, isDenied: boolean): void {
  const said = words.get(word) ?? { told: false, denied: false };
  said[isDenied ? 'denied' : 'told'] = true;
  words.set(word, said);
}

/** True where the case has the word, always told or always denied. */
function tellsAs(vocabulary: Vocabulary, { stem, word }: Token, isTold: boolean): boolean {
  const { byStem, byWord } = saidIn(vocabulary);
  const said = [byStem.get(stem), byWord.get(word)].filter((one) => one !== undefined);
  return said.length > 0 && !said.some((one) => (isTold ? one.denied : one.told));
}
