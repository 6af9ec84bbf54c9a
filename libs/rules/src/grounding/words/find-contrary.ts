import type { Found } from '../found.ts';
import { isClinical, isQualifier } from './find-clinical-words.ts';
import { contrariesOf } from './opposites.ts';
import type { Reading } from './reading.ts';

/** Sides have a reader of their own; which diagnosis is the first is said of any. */
const ELSEWHERE = /^(?:left|right|upper|lower|primary|secondary)$/;
/** So many words around, a word is said of the disease. */
const NEAR = 3;

/** `Systolic heart failure` where the case has the diastolic one: the contrary of a word of a description, beside it. */
export function findContrary({ tokens, vocabulary, context, isOpen, denies }: Reading): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const isContrary =
      (isQualifier(token) || isClinical(token)) &&
      !ELSEWHERE.test(token.word) &&
      !vocabulary.own.has(token.stem) &&
      !vocabulary.own.has(token.word) &&
      contrariesOf(token.stem).some((other) => vocabulary.ofDiagnoses.has(other));
    if (!isContrary || context(token) === 'policy' || isOpen(token)) return [];
    const around = [...tokens.slice(Math.max(0, at - NEAR), at), ...tokens.slice(at + 1, at + 1 + NEAR)];
    if (!around.some(({ word }) => vocabulary.ofDiagnoses.has(word))) return [];
    const place = { start: token.start, end: token.end, kind: 'diagnosis' } as const;
    return [context(token) === 'stated' && !denies(token.start) ? place : { ...place, tier: 'untraced' }];
  });
}
