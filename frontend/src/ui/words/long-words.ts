import type { CSSProperties } from 'react';

/** More letters than a narrow column of a table holds. */
const LONG = 24;

export const hasLongWord = (text: string): boolean => text.split(/\s/).some(({ length }) => length > LONG);

/** A word that no column holds breaks anywhere; all others stay whole. */
export const breaking = (text: string): CSSProperties =>
  hasLongWord(text) ? { overflowWrap: 'anywhere', whiteSpace: 'normal' } : {};
