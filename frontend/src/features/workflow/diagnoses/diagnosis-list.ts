import type { DraftDiagnosis } from '../draft/draft.ts';

type Diagnoses = readonly DraftDiagnosis[];

/** A list that is not empty has exactly one primary diagnosis: the first, unless another is marked. */
function withPrimary(diagnoses: Diagnoses): DraftDiagnosis[] {
  const primary = Math.max(
    0,
    diagnoses.findIndex((each) => each.is_primary),
  );
  return diagnoses.map((each, index) => ({ ...each, is_primary: index === primary }));
}

function holdsCode(diagnoses: Diagnoses, code: string): boolean {
  return diagnoses.some((each) => each.code === code);
}

/** A code cannot be added twice: the list stays as it is. */
export function addDiagnosis(
  diagnoses: Diagnoses,
  { code, description }: Pick<DraftDiagnosis, 'code' | 'description'>,
): DraftDiagnosis[] {
  if (holdsCode(diagnoses, code)) return [...diagnoses];
  return withPrimary([...diagnoses, { code, description, is_primary: false }]);
}

export function removeDiagnosis(diagnoses: Diagnoses, code: string): DraftDiagnosis[] {
  return withPrimary(diagnoses.filter((each) => each.code !== code));
}

export function makePrimary(diagnoses: Diagnoses, code: string): DraftDiagnosis[] {
  return diagnoses.map((each) => ({ ...each, is_primary: each.code === code }));
}
