import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isPlainNot } from './clauses.ts';
import { deniedIn, isDeniedAt } from './denied-at.ts';
import { isHeading } from './fragments.ts';
import { isDenier } from './find-retold.ts';
import { clausesOfNote } from './near-clauses.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootAt } from './roots.ts';
import { type Token, tokenFrom, tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `Heart failure or blood clots: None known`, as the vocabulary puts it: what was asked, and a whole answer that says no and nothing besides. */
const ASKED = /^([^?:]{2,120})[?:] (.+)$/s;
const SAYS_NO =
  /^(?:no(?:ne|t)?|never|neither|nil|(?:he|she|they|patient) (?:has|have|is|was|does|do|did|can)(?: not|n't))\b/i;
const AND_MORE =
  /\b(?:but|except|only|until|since|now|other|before|after|yet|any more|anymore|than|instead)\b|[;]|\d/i;
/** `Reconstruction: declined by the patient`. */
const DECLINED = /^[^.;\n]{0,16}\b(?:declin|refus|exclud|ruled out|not\b)/i;
const REACH = 32;
/** Of a question everything is asked of the patient. */
const ALTERNATIVES = /, | or | and |; /;

const tells = (token: Token): boolean =>
  carriesMeaning(token) && !PLAIN_STEMS.has(token.stem) && token.word.length > 2;
const rootsOf = (text: string): ReadonlySet<string> => new Set(tokensOf(text).filter(tells).map(rootAt));

const isDeniedAnswer = (text: string): boolean => {
  const [, , answer = ''] = ASKED.exec(text) ?? [];
  return SAYS_NO.test(answer) && !AND_MORE.test(answer);
};

/** The roots of each thing that a question of the case asks for and its answer denies, and that the case tells nowhere else. */
const deniedBy = onceFor(({ texts }: Vocabulary): readonly ReadonlySet<string>[] => {
  const [asked, others] = [
    texts.filter((one) => !one.isProse && isDeniedAnswer(one.text)),
    texts.filter((one) => one.isProse || !isDeniedAnswer(one.text)),
  ];
  const affirmed = new Set(
    others.flatMap((of) => of.tokens.filter((_, at) => !deniedIn(of)[at]).map(rootAt)),
  );
  return asked
    .flatMap(({ text }) => ASKED.exec(text)![1]!.split(ALTERNATIVES))
    .map(rootsOf)
    .filter((thing) => [...thing].some((root) => !affirmed.has(root)));
});

/**
 * What a question of the case was answered to by no, as if it were so: `she has a pacemaker`. Of the softer tier: the word
 * may be said of another thing.
 */
export function findDeniedAnswers(reading: Reading): Found[] {
  const { page, tokens, vocabulary, isOpen, isTold } = reading;
  const denied = deniedBy(vocabulary);
  if (denied.length === 0) return [];
  return clausesOfNote(reading).flatMap((clause): Found[] => {
    if (isOpen(clause) || !isTold(clause)) return [];
    if (clause.tokens.some((one) => isDenier(one) || isPlainNot(one.word) || /^exclud/.test(one.word)))
      return [];
    const first = tokenFrom(tokens, clause.start);
    const roots = clause.tokens.map(rootAt);
    for (const thing of denied) {
      const places = [...thing].map((root) => roots.indexOf(root));
      if (places.includes(-1)) continue;
      if (places.some((at) => isDeniedAt(page.text, tokens, first + at))) continue;
      const [from, to] = [Math.min(...places), Math.max(...places)];
      const [start, end] = [clause.tokens[from]!.start, clause.tokens[to]!.end];
      if (isHeading(page, start) || DECLINED.test(page.text.slice(end, end + REACH))) continue;
      return [{ start, end, kind: 'statement', tier: 'untraced' }];
    }
    return [];
  });
}
