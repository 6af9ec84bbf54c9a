import type { CorrectPatientRequest, Gender, PatientRequest, PatientResponse } from '@vouchwell/contract';
import { birthDateProblem } from '@vouchwell/rules';
import { siteDay } from '../../lib/site-time.ts';

/** What the form holds; empty: not given. */
export interface PatientValues extends Record<string, unknown> {
  first_name: string;
  last_name: string;
  middle_name: string;
  dob: string;
  gender: string;
  height: string;
  weight: string;
  phone: string;
  email: string;
  address: string;
  mrn: string;
  /** Whether open cases are to have the correction; empty: not said. */
  into_cases: string;
}

export const newPatient: PatientValues = {
  ...{ first_name: '', last_name: '', middle_name: '', dob: '', gender: '', height: '', weight: '' },
  ...{ phone: '', email: '', address: '', mrn: '', into_cases: '' },
};

export const fieldLabel = {
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  dob: 'Date of birth',
  gender: 'Gender',
  height: 'Height',
  weight: 'Weight',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  mrn: 'MRN',
} as const;

type Field = keyof typeof fieldLabel;
const fields = Object.keys(fieldLabel) as Field[];

export function valuesOf(patient: PatientResponse): PatientValues {
  const said = Object.fromEntries(fields.map((field) => [field, patient[field] ?? '']));
  return { ...newPatient, ...said };
}

/** A line for each field that says something: two versions are compared by it. */
export const wordsOf = (values: PatientValues): string =>
  fields
    .filter((field) => values[field] !== '')
    .map((field) => `${fieldLabel[field]}: ${values[field]}`)
    .join('\n');

const printed = [
  'first_name',
  'middle_name',
  'last_name',
  'mrn',
  'height',
  'weight',
  'phone',
  'address',
] as const satisfies readonly Field[];

/** What the letter says of a patient, by the labels of its fields. */
export const printedOf = (values: Readonly<Record<(typeof printed)[number], string>>) =>
  Object.fromEntries(printed.map((field) => [fieldLabel[field], values[field]] as const));

/** What the form of a new patient asks. */
export function requestOf({
  first_name,
  last_name,
  dob,
  gender,
  phone,
  address,
  mrn,
}: PatientValues): PatientRequest {
  return { first_name, last_name, dob, gender: gender as Gender, phone, address, mrn };
}

export function correctionOf({ into_cases, gender, ...said }: PatientValues): CorrectPatientRequest {
  const decided = into_cases === '' ? {} : { into_cases: into_cases === 'yes' };
  return { ...said, gender: (gender || null) as Gender | null, ...decided };
}

/** What can be said before the server is asked; it says the same, and more. */
export const validate = {
  first_name: (value: string) => (value.trim() ? null : 'First name is required.'),
  last_name: (value: string) => (value.trim() ? null : 'Last name is required.'),
  dob: (dob: string) => (dob ? birthDateProblem(dob, siteDay()) : null),
};
