import { occursIn } from '../occurrences.ts';
import { compact, codesIn } from './codes-in-text.ts';
import type { GroundingItem, LeftOut } from './grounding-facts.ts';
import { type Held, nameWords } from './held.ts';
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
  const words = new Set(nameWords(text).map((word) => word.replace(/'s$/, '')));
  const name = [patient.first_name, patient.last_name].join(' ').trim();
  const missing: LeftOut[] = [];
  const leave = (kind: LeftOut['kind'], what: string, label: string) =>
    missing.push({ kind, text: what, sentence: `${label} ${what} is not in the note.` });
  if (!nameWords(name).every((word) => words.has(word.replace(/'s$/, ''))))
    leave('patient', name, "The patient's name");
  for (const { code } of diagnoses)
    if (!codes.has(compact(code)) && !text.includes(code)) leave('diagnosis', code, 'The diagnosis');
  const named = new Set(mentions.flatMap(({ isWhole, items }) => (isWhole ? items : [])));
  const counted = countedItems(text, items, mentions, quantities);
  items.forEach((item, index) => {
    // Names too short to be looked for as words stand in the text at least.
    if (!named.has(index) && !occursIn(text, item.item.trim())) leave('item', item.item, 'The item');
    else if (!counted.has(index)) {
      leave('quantity', String(item.quantity), `For ${item.item} the quantity`);
    }
  });
  if (provider && !text.replace(/(?<=\d)[ -](?=\d)/g, '').includes(provider.npi))
    leave('npi', provider.npi, 'The NPI');
  return missing;
}

/** The items whose quantity the text states; it is read once for all of them. */
function countedItems(
  text: string,
  items: readonly GroundingItem[],
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
): Set<number> {
  const counted = new Set<number>();
  const ofAny = new Set<number>();
  for (const { stated, items: meant } of quantities) {
    for (const { value } of stated) {
      if (meant.length === 0) ofAny.add(value);
      for (const index of meant) if (items[index]?.quantity === value) counted.add(index);
    }
  }
  for (const [index, { quantity }] of items.entries()) if (ofAny.has(quantity)) counted.add(index);
  // `a wheeled walker` is one.
  for (const { start, items: meant } of mentions) {
    if (!/\b(an?|one|the) (\p{L}+ )?$/iu.test(text.slice(Math.max(0, start - 30), start))) continue;
    for (const index of meant) if (items[index]?.quantity === 1) counted.add(index);
  }
  return counted;
}
