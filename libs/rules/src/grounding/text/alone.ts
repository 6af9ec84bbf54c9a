/** Not within a word: the letter before tells it of most places, so that the whole alphabet is rarely asked. */
export const NOT_WITHIN = '(?<![A-Za-z\\d])';

/** Where a word or a number of its own begins; source of an expression that reads Unicode. */
export const ALONE = `${NOT_WITHIN}(?<![\\p{L}\\p{N}])`;
