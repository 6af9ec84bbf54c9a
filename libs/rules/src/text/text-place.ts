/** `text.slice(start, end)` of a text that is known beside it. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}
