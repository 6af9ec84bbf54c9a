import { foldText, type PatientLike } from '@vouchwell/rules';
import { inSlices } from '../kernel/basics/slices.ts';

/** Whom a row is likely: somebody registered, by number, or an earlier row of the file, by its place. */
export type Likely = { readonly patient_id: number } | { readonly row: number };

/** Two persons have one of these in common exactly where `isLikelySame` holds of them. */
function traitsOf({ first_name, last_name, dob, mrn }: PatientLike): string[] {
  const [first, last, record] = [first_name, last_name, mrn ?? ''].map(foldText) as [string, string, string];
  return [
    ...(record ? [JSON.stringify(['mrn', record])] : []),
    ...(first && last ? [JSON.stringify(['name', first, last])] : []),
    ...(dob && first ? [JSON.stringify(['born first', dob, first])] : []),
    ...(dob && last ? [JSON.stringify(['born last', dob, last])] : []),
  ];
}

/**
 * The rows that are likely the same person as somebody registered or as an earlier row. The register is gone through
 * once, a page at a time, however many rows there are.
 */
export async function likelyRows(
  rows: readonly PatientLike[],
  register: AsyncIterable<readonly (PatientLike & { readonly id: number })[]>,
): Promise<ReadonlyMap<number, Likely>> {
  const wanted = new Map<string, number[]>();
  const likely = new Map<number, Likely>();
  let place = 0;
  for await (const slice of inSlices(rows, 500)) {
    for (const one of slice) {
      const traits = traitsOf(one);
      const earlier = traits.map((trait) => wanted.get(trait)?.[0]).find((row) => row !== undefined);
      if (earlier !== undefined) likely.set(place, { row: earlier });
      for (const trait of traits) wanted.set(trait, [...(wanted.get(trait)?.slice(0, MOST) ?? []), place]);
      place += 1;
    }
  }
  for await (const page of register)
    for (const one of page)
      for (const trait of traitsOf(one))
        for (const row of wanted.get(trait) ?? [])
          if (!named(likely, row)) likely.set(row, { patient_id: one.id });
  return likely;
}

/** Of many rows that are alike, each after the first is told by an earlier row as well. */
const MOST = 50;

const named = (likely: ReadonlyMap<number, Likely>, row: number) => {
  const found = likely.get(row);
  return found !== undefined && 'patient_id' in found;
};
