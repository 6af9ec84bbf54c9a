import { foldText } from '../text/search-text.ts';

/** What tells patients apart. */
export interface PatientLike {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD */
  dob?: string | null;
  mrn?: string | null;
}

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  foldText(one ?? '') !== '' && foldText(one ?? '') === foldText(other ?? '');

/**
 * Whether two records may be one person: the same MRN, the same name, or the same birth date with one of the names. A
 * registry matches by several traits and leaves the decision to a person, because each of them alone is mistyped or
 * shared [ONC, Patient Identification and Matching Final Report, 2014].
 */
export function isLikelySame(one: PatientLike, other: PatientLike): boolean {
  const [first, last] = [same(one.first_name, other.first_name), same(one.last_name, other.last_name)];
  if (same(one.mrn, other.mrn) || (first && last)) return true;
  return same(one.dob, other.dob) && (first || last);
}
