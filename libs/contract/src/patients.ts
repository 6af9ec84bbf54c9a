import type { Sort } from '@vouchwell/rules';
import { IsIn } from 'class-validator';
import { IsCalendarDay, Optional, OptionalText, RequiredText } from './fields.ts';
import { PageQuery, SortedBy } from './paging.ts';

export type Gender = 'male' | 'female' | 'other';

/** POST /patients/likely: what tells patients apart. */
export class LikelyPatientsRequest {
  @RequiredText('First name', 100)
  first_name!: string;

  @RequiredText('Last name', 100)
  last_name!: string;

  @Optional()
  @IsCalendarDay('Date of birth')
  dob?: string;

  @OptionalText('MRN', 50)
  mrn?: string;
}

export class PatientRequest extends LikelyPatientsRequest {
  @OptionalText('Middle name', 100)
  middle_name?: string;

  @Optional()
  @IsIn(['male', 'female', 'other'], { message: 'Gender must be male, female or other.' })
  gender?: Gender;

  @OptionalText('Height', 50)
  height?: string;

  @OptionalText('Weight', 50)
  weight?: string;

  @OptionalText('Address', 500, { lines: 'many' })
  address?: string;

  @OptionalText('Phone', 50)
  phone?: string;

  @OptionalText('Email', 254)
  email?: string;
}

export interface PatientResponse {
  id: number;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  /** YYYY-MM-DD */
  dob: string | null;
  gender: Gender | null;
  height: string | null;
  weight: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  mrn: string | null;
  is_template: boolean;
  /** Null where the patient stands as part of a case. */
  created_at: string | null;
}

/**
 * GET /patients. X-Total-Count tells how many there are on all pages together, beside at least one that is shown, and 0
 * where a search finds nobody. Admins are told in X-Register-Count how many the register holds, whatever is searched for.
 */
export class ListPatientsQuery extends PageQuery {
  @OptionalText('query', 200)
  query?: string;

  @SortedBy('patients')
  sort?: Sort<'patients'>;
}
