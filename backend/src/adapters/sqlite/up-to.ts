/**
 * So many rows at the most, as a bound number. SQLite plans a statement anew whenever a number is bound to a LIMIT as it
 * stands, as its plan may hang on it: that takes several times as long as a page that an index finds at once. A sign before it
 * makes it an expression, of which nothing is guessed.
 */
export const UP_TO = 'LIMIT +?';
