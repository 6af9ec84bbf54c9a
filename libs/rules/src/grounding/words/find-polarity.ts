import type { Found } from '../found.ts';
import { IRREGULAR } from '../lexicon/irregular.ts';
import { onceFor } from '../text/once-for.ts';
import { type Clause, isPlainNot } from './clauses.ts';
import { isDenier } from './find-retold.ts';
import { clausesOfNote, type Near, nearClauses } from './near-clauses.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const LEAST = 2;
/** So much of the shorter clause stands in the other. */
const MUCH = 0.6;
/** `Without alarm`, `no control`: a thing that is not there. */
const LACKS = /^(?:no|without)$/;

/**
 * Clauses that deny what the case tells, or tell what it denies: `he does not breathe through his mouth` of a mouth
 * breather, `the sleeve gave good control` where it gave none. Of the softer tier: much is denied in other words.
 */
export function findPolarity(reading: Reading): Found[] {
  const { vocabulary, context, isOpen, isTold } = reading;
  const nearTo = nearClauses(vocabulary);
  const lacked = lackedIn(vocabulary);
  return clausesOfNote(reading).flatMap((clause): Found[] => {
    if (isOpen(clause) || /^(?:policy|possible)$/.test(context(clause))) return [];
    const words = clause.tokens;
    if (lacked.size > 0 && !clause.deniesAround && isTold(clause)) {
      const at = words.findIndex((one) => lacked.has(rootOf(IRREGULAR.get(one.word) ?? one.stem)));
      if (at >= 0) return [place(words[Math.max(0, at - 1)]!, words[at]!)];
    }
    const near = nearest(clause, nearTo(clause));
    if (near.length === 0) return placeOfTurn(clause, nearTo(clause));
    const able = words.find(({ word }) => ABLE.test(word));
    if (able && !words.some(({ word }) => isPlainNot(word) && word !== 'without') && near.every(isUnable))
      return [place(able, words[Math.min(words.indexOf(able) + 1, words.length - 1)]!)];
    const isShared = (root: string) => clause.roots.has(root);
    const went = !clause.deniesAround && near.every(({ denied }) => [...denied].some(isShared));
    if (went) return [place(words[0]!, words.at(-1)!)];
    const isOther = (root: string) => near.some(({ roots }) => roots.has(root));
    const came = [...clause.denied].some(isOther) && !near.some((one) => one.deniesAround);
    const at = words.findIndex(({ word }) => isPlainNot(word));
    if (!came || at < 0) return placeOfTurn(clause, nearTo(clause));
    return [placeAround(words, at)];
  });
}

/** So many words, and nearly all, of a clause and of one of the case are the same: they differ in what they deny. */
const SAME = 0.8;
const FEWEST = 3;
/** `Without` and `no` deny a thing, and not what is said of it. */
const isNot = ({ word }: Token): boolean => isPlainNot(word) && word !== 'without' && word !== 'no';
const nots = ({ tokens }: Clause): number => tokens.filter(isNot).length;

const denies = ({ tokens }: Clause): boolean =>
  tokens.some((one) => one.word !== 'without' && (isDenier(one) || isPlainNot(one.word)));
const lists = ({ tokens }: Clause): boolean => tokens.some(({ word }) => /^(?:n?or|neither)$/.test(word));

/** One of both denies it and the other not; or `does not understand not to smoke`, of one who understands not to. */
function isTurnOf(clause: Clause, told: Clause): boolean {
  const [here, there] = [nots(clause), nots(told)];
  if (here > 0 && there > 0) return here !== there && !lists(clause) && !lists(told);
  return here > 0 ? !told.deniesAround : there > 0 && !denies(clause);
}

/** `She reaches the toilet in time`, where the same words of the case deny it, whatever else its sentence denies. */
function placeOfTurn(clause: Clause, near: readonly Near[]): Found[] {
  const same = near.filter(
    ({ told, count }) => count >= FEWEST && count >= SAME * Math.max(told.roots.size, clause.roots.size),
  );
  if (same.length === 0 || !same.every(({ told }) => isTurnOf(clause, told))) return [];
  const words = clause.tokens;
  const at = words.findIndex(isNot);
  // What is left out of it is told of all of it.
  if (at < 0) return [place(words[0]!, words.at(-1)!)];
  return [placeAround(words, at)];
}

const ABLE = /^(?:can|able|manage)$/;
const UNABLE = /^(?:cannot|unable|can't|not)$/;
const isUnable = ({ tokens }: Clause): boolean => tokens.some(({ word }) => UNABLE.test(word));

const place = ({ start }: Token, { end }: Token): Found => ({
  start,
  end,
  kind: 'statement',
  tier: 'untraced',
});

/** A negation with the words beside it. */
const placeAround = (words: readonly Token[], at: number): Found =>
  place(words[Math.max(0, at - 1)]!, words[Math.min(at + 1, words.length - 1)]!);

function nearest({ roots }: Clause, near: readonly Near[]): readonly Clause[] {
  const alike = near.filter(
    ({ told, count }) => count >= LEAST && count >= MUCH * Math.min(told.roots.size, roots.size),
  );
  const most = Math.max(0, ...alike.map(({ score }) => score));
  return alike.filter(({ score }) => score === most).map(({ told }) => told);
}

/** `Diabetic` and `diabetes`. */
const rootOf = (stem: string): string => stem.slice(0, 6);

/** `No sign of infection`. */
const isSignOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'of' &&
  /^(?:sign|evidence|history|symptom|trace|indication)$/.test(tokens[at - 2]?.word ?? '') &&
  LACKS.test(tokens[at - 3]?.word ?? '');

/** The roots of things that the case has nowhere but where it lacks them. */
const lackedIn = onceFor((vocabulary: Vocabulary): ReadonlySet<string> => {
  const lacked = new Set<string>();
  const told = new Set<string>();
  for (const { tokens, isProse } of vocabulary.texts)
    tokens.forEach((token, at) => {
      if (!carriesMeaning(token) || isDenier(token) || token.word.length < 4 || /\d/.test(token.word)) return;
      const before = tokens[at - 1]?.word ?? '';
      const isKind = before === 'non' && token.word.endsWith('ed');
      const isLacked = !token.fresh && (LACKS.test(before) || isKind || isSignOf(tokens, at));
      if (isLacked) lacked.add(rootOf(token.stem));
      else if (isProse) told.add(rootOf(token.stem));
    });
  for (const one of told) lacked.delete(one);
  return lacked;
});
