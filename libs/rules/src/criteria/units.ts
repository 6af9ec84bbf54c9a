import type { FactDef } from './pack.ts';

/** By what a number in another unit is multiplied to be in the question's own. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lb: { kg: 2.20462 },
  in: { cm: 1 / 2.54 },
};

/** In which units a question may be answered, its own first; none where it has no unit. */
export const unitsFor = ({ unit }: Pick<FactDef, 'unit'>): readonly string[] =>
  unit === undefined ? [] : [unit, ...Object.keys(others[unit] ?? {})];

/** A number in the unit of its question. `unit`: one of `unitsFor`; undefined: the question's own. */
export const inUnitOf = (
  { unit: own }: Pick<FactDef, 'unit'>,
  value: number,
  unit: string | undefined,
): number => value * (others[own ?? '']?.[unit ?? ''] ?? 1);

/** `180 lb`, `82,5 kg`: what was once typed as text. Null: it is not one number in one of the question's units. */
export function measureIn(def: Pick<FactDef, 'unit'>, text: string): { value: number; unit: string } | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*$/i.exec(text);
  if (!match) return null;
  const named = match[2]!.toLowerCase();
  const unit = unitsFor(def).find((one) => one === (spelled[named] ?? named));
  return unit ? { value: Number(match[1]!.replace(',', '.')), unit } : null;
}

const spelled: Readonly<Record<string, string>> = {
  ...{ lbs: 'lb', pound: 'lb', pounds: 'lb', kgs: 'kg', kilogram: 'kg', kilograms: 'kg' },
  ...{ inch: 'in', inches: 'in', centimeter: 'cm', centimeters: 'cm' },
};
