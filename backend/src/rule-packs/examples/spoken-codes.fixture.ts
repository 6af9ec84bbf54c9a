import type { Pack } from '@vouchwell/rules';

/** A diagnosis that the rules of a code's kind speak of. */
export function diagnosisOf(code: string): string {
  if (code.startsWith('T')) return 'R32';
  if (['A6531', 'A6532', 'A6545'].includes(code)) return 'I83.012';
  if (code.startsWith('A6')) return 'I89.0';
  return code.startsWith('K') ? 'M17.0' : 'E11.65';
}

/** Each payer of a pack, of each of its states, as it is told. */
export const payersOf = ({ payers, states = [] }: Pack): Readonly<Record<string, string>>[] =>
  payers.flatMap((payer) => (states.length > 0 ? states.map((state) => ({ payer, state })) : [{ payer }]));

/** `K0800..K0803` is four codes. */
function codesIn(pattern: string): string[] {
  const [first, last = first] = pattern.split('..') as [string, string?];
  const count = Number(last.slice(1)) - Number(first.slice(1)) + 1;
  return Array.from(
    { length: count },
    (_, n) => first[0] + String(Number(first.slice(1)) + n).padStart(4, '0'),
  );
}

/** Every code that a policy has criteria of, one of those that stand in the same sets of it. */
export function codesOf({ code_sets, criteria }: Pack): string[] {
  const named = new Set(criteria.flatMap(({ items = [] }) => items));
  const ofItems = code_sets.filter(({ id }) => named.has(id));
  const sets = ofItems.map(({ entries }) => new Set(entries.flatMap(({ codes }) => codes.flatMap(codesIn))));
  const all = sets.flatMap((set) => [...set]);
  return [...new Map(all.map((code) => [sets.map((set) => set.has(code)).join(), code])).values()];
}
