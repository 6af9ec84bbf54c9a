import type { CaseResponse } from '@vouchwell/contract';
import type { GroundingFacts } from '@vouchwell/rules';

/** What a note is compared with, of a case as the server holds it; without its evidence. */
export const factsOfReadCase = ({
  id,
  patient,
  diagnoses,
  items,
  provider,
}: CaseResponse): GroundingFacts => ({ case_id: id, patient, diagnoses, items, provider });
