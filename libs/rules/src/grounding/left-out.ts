import { compact, codesIn } from './codes-in-text.ts';
import type { GroundingItem, LeftOut } from './grounding-facts.ts';
import { type Held, wordsOf } from './held.ts';
import type { Mention } from './mentions.ts';
import type { Quantity } from './quantities.ts';

/** The facts that a letter must name and this text does not. `text`: the note without its open places. */
export function leftOutOf(
  text: string,
  held: Held,
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
): LeftOut[] {
  const { patient, diagnoses, items, provider } = held.facts;
  const codes = new Set(codesIn(text));
  const words = new Set(wordsOf(text).map((word) => word.replace(/'s$/, '')));
  const name = [patient.first_name, patient.last_name].join(' ').trim();
  const missing: LeftOut[] = [];
  const leave = (kind: LeftOut['kind'], what: string, label: string) =>
    missing.push({ kind, text: what, sentence: `${label} ${what} is not in the note.` });
  if (!wordsOf(name).every((word) => words.has(word.replace(/'s$/, ''))))
    leave('patient', name, "The patient's name");
  for (const { code } of diagnoses)
    if (!codes.has(compact(code)) && !text.includes(code)) leave('diagnosis', code, 'The diagnosis');
  items.forEach((item, index) => {
    if (!mentions.some(({ items, isWhole }) => isWhole && items.includes(index)) && !isQuoted(text, item)) {
      leave('item', item.item, 'The item');
    } else if (!isCounted(text, item, index, mentions, quantities)) {
      leave('quantity', String(item.quantity), `For ${item.item} the quantity`);
    }
  });
  if (provider && !text.replace(/(?<=\d)[ -](?=\d)/g, '').includes(provider.npi))
    leave('npi', provider.npi, 'The NPI');
  return missing;
}

/** Names too short to be looked for as words. */
const isQuoted = (text: string, { item }: GroundingItem) => text.includes(item.trim());

function isCounted(
  text: string,
  { quantity }: GroundingItem,
  index: number,
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
): boolean {
  const isStated = quantities.some(
    ({ stated, items }) =>
      stated.some(({ value }) => value === quantity) && (items.length === 0 || items.includes(index)),
  );
  if (isStated || quantity !== 1) return isStated;
  // `a wheeled walker` is one.
  return mentions.some(
    ({ start, items }) =>
      items.includes(index) &&
      /\b(an?|one|the) (\p{L}+ )?$/iu.test(text.slice(Math.max(0, start - 30), start)),
  );
}
