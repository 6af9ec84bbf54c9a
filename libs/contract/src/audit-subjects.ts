import { RequiredText } from './fields.ts';

/**
 * POST /audit/patients: words of a name or an MRN, and a birth date (YYYY-MM-DD or MM/DD/YYYY), in any order.
 * POST /audit/people: words of a name or a username. They travel in a body, where no address keeps them.
 */
export class FindSubjectRequest {
  @RequiredText('What is searched for', 200)
  query!: string;
}

/** What tells a patient from others, for whoever asks the history about one. */
export interface FoundPatient {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dob: string | null;
  mrn: string | null;
  /** The record that goes on in its place; null: it goes on itself. */
  merged_into: number | null;
}

export interface FoundPatientsResponse {
  patients: FoundPatient[];
  /** There are others that fit. */
  more: boolean;
}

export interface FoundPerson {
  id: number;
  /** The username where there is no name. */
  name: string;
  username: string;
  is_active: boolean;
}

export interface FoundPeopleResponse {
  people: FoundPerson[];
  /** There are others that fit. */
  more: boolean;
}
