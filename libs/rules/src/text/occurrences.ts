/** Most places of a text begin no value, which the engine's own search for so short an ending tells at once. */
const TAIL = 16;

/**
 * Where a value stands in a text: every start in order, also of places that overlap. Work grows with the length
 * of the text and of the value, never with their product, whatever repeats in them [Knuth, Morris and Pratt 1977];
 * `indexOf` may look at the whole value again at every place.
 */
export function* occurrences(text: string, value: string): Generator<number> {
  if (value === '' || value.length > text.length) return;
  const tail = value.slice(-TAIL);
  const lead = value.length - tail.length;
  if (!text.includes(tail, lead)) return;
  const borders = bordersOf(value);
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (matched === 0) {
      const next = text.indexOf(tail, at + lead);
      if (next === -1) return;
      at = next - lead;
    }
    const unit = text.charCodeAt(at);
    while (matched > 0 && value.charCodeAt(matched) !== unit) matched = borders[matched - 1]!;
    if (value.charCodeAt(matched) === unit) matched += 1;
    if (matched < value.length) continue;
    yield at - matched + 1;
    matched = borders[matched - 1]!;
  }
}

/** True where the value stands in the text. */
export const occursIn = (text: string, value: string): boolean =>
  value === '' || occurrences(text, value).next().done === false;

/** For each beginning of the value: how much of it is also its ending. */
function bordersOf(value: string): Int32Array {
  const borders = new Int32Array(value.length);
  let length = 0;
  for (let at = 1; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    while (length > 0 && value.charCodeAt(length) !== unit) length = borders[length - 1]!;
    if (value.charCodeAt(length) === unit) length += 1;
    borders[at] = length;
  }
  return borders;
}
