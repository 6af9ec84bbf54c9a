import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  Emptiable,
  EmptiableLines,
  EmptiableText,
  Identifier,
  IsCalendarDay,
  Optional,
  RequiredText,
} from './fields.ts';
import type { Gender, PatientResponse } from './patients.ts';

/** PUT /patients/:id. A text left out stays; null and the empty string empty it. */
export class CorrectPatientRequest {
  @RequiredText('First name', 100)
  first_name!: string;

  @RequiredText('Last name', 100)
  last_name!: string;

  @EmptiableText('Middle name', 100)
  middle_name?: string | null;

  @IsCalendarDay('Date of birth')
  @Emptiable()
  dob?: string | null;

  @IsIn(['male', 'female', 'other'], { message: 'Gender must be male, female or other.' })
  @Emptiable()
  gender?: Gender | null;

  @EmptiableText('Height', 50)
  height?: string | null;

  @EmptiableText('Weight', 50)
  weight?: string | null;

  @EmptiableLines('Address', 500, 20)
  address?: string | null;

  @EmptiableText('Phone', 50)
  phone?: string | null;

  @EmptiableText('Email', 254)
  email?: string | null;

  @EmptiableText('MRN', 50)
  mrn?: string | null;

  /** Whether the open cases that hold the patient are to have the correction. It must be said where there are any. */
  @Optional()
  @IsBoolean({ message: 'into_cases must be true or false.' })
  into_cases?: boolean;
}

/** POST /patients/:id/merge: `:id` goes on, the other record becomes a part of it. */
export class MergePatientRequest {
  @Identifier('merged_id must be the number of a patient.')
  merged_id!: number;

  /** The revision of the other record that was looked at. */
  @Optional()
  @Max(Number.MAX_SAFE_INTEGER, { message: 'merged_revision must be a revision.' })
  @Min(0, { message: 'merged_revision must be a revision.' })
  @IsInt({ message: 'merged_revision must be a revision.' })
  merged_revision?: number;
}

/** One change of a field; null: nothing was given. */
export interface PatientFieldChange {
  /** A field of the patient: `last_name`. */
  field: string;
  was: string | null;
  now: string | null;
}

/** What happened to a record. */
export interface PatientHistoryEntry {
  revision: number;
  /** ISO 8601, UTC */
  at: string;
  /** Who did it, by the name they go by. */
  by: string;
  sentence: string;
  /** Empty where it changed no field. */
  changes: PatientFieldChange[];
}

/** GET /patients/:id: the record, what holds it, and how it came to be so. */
export interface PatientDetailsResponse extends PatientResponse {
  revision: number;
  /** The record that goes on in its place; null: this one. */
  merged_into: number | null;
  /** The records that were merged into this one. */
  merged: number[];
  /** Unsigned cases that hold it. */
  open_cases: number;
  signed_cases: number;
  /** Newest first. */
  history: PatientHistoryEntry[];
}

export interface PatientSavedResponse {
  success: true;
  message: string;
  patient: PatientDetailsResponse;
  /** The open cases that have the change now. */
  case_ids: number[];
}
