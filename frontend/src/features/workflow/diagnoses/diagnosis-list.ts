import type { DraftDiagnosis } from '../draft/draft.ts';
import { putBack } from '../draft/undo.ts';

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

/** What was removed stands again where it stood, primary if it was; a code that was added again meanwhile stays where it is. */
export function restoreDiagnosis(
  diagnoses: Diagnoses,
  removed: DraftDiagnosis,
  at: number,
): DraftDiagnosis[] {
  if (holdsCode(diagnoses, removed.code)) return [...diagnoses];
  const back = putBack(diagnoses, removed, at);
  return removed.is_primary ? makePrimary(back, removed.code) : withPrimary(back);
}

export function makePrimary(diagnoses: Diagnoses, code: string): DraftDiagnosis[] {
  return diagnoses.map((each) => ({ ...each, is_primary: each.code === code }));
}
