import { PatientRequest } from '@vouchwell/contract';
import type { PatientFacts } from '@vouchwell/document';
import { csvCell, foldText, writtenDay } from '@vouchwell/rules';
import { readRequest } from '../http/bodies/read-request.ts';
import { DomainError, invalid } from '../kernel/basics/problem.ts';
import { acceptedPatient, patientFacts } from '../patients/public.ts';

/** What columns are called, without spaces and signs. */
const names: Record<keyof PatientFacts, readonly string[]> = {
  first_name: ['firstname', 'first', 'givenname', 'forename'],
  last_name: ['lastname', 'last', 'surname', 'familyname'],
  middle_name: ['middlename', 'middle', 'middleinitial'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'birthday', 'born'],
  gender: ['gender', 'sex'],
  height: ['height'],
  weight: ['weight'],
  address: ['address', 'streetaddress', 'homeaddress'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile'],
  email: ['email', 'emailaddress', 'mail'],
  mrn: ['mrn', 'medicalrecordnumber', 'recordnumber', 'patientmrn'],
};

const fields = Object.keys(names) as (keyof PatientFacts)[];

/** Which column of a file holds which field. */
export type Columns = ReadonlyMap<keyof PatientFacts, number>;

/** @throws DomainError where there is no column for the names, or two for one field */
export function columnsOf(header: readonly string[]): Columns {
  const found = new Map<keyof PatientFacts, number>();
  header.forEach((title, at) => {
    const plain = foldText(title).replaceAll(/[^a-z]/g, '');
    const field = fields.find((one) => names[one].includes(plain));
    if (!field) return;
    if (found.has(field)) throw refused(`Two columns of the file are for ${field}. Take one of them out.`);
    found.set(field, at);
  });
  if (!found.has('first_name') || !found.has('last_name')) {
    throw refused(
      'The first line of the file must name its columns, “First name” and “Last name” among them.',
    );
  }
  return found;
}

const refused = (message: string) => invalid('no_patients', message, { file: message });

const genders: Record<string, string> = {
  ...{ m: 'male', male: 'male', f: 'female', female: 'female' },
  ...{ o: 'other', x: 'other', other: 'other' },
};

/** The patient of a row, or why there is none. `today`: the site's day, `YYYY-MM-DD`. */
export function patientOf(
  cells: readonly string[],
  columns: Columns,
  today: string,
): { patient: PatientFacts } | { reason: string } {
  const said = (field: keyof PatientFacts) => (cells[columns.get(field) ?? -1] ?? '').trim();
  const body = Object.fromEntries(fields.map((field) => [field, csvCell(said(field))]));
  const dob = said('dob') === '' ? '' : writtenDay(said('dob'));
  if (dob === null) return { reason: 'Date of birth must be a real date, written YYYY-MM-DD or MM/DD/YYYY.' };
  const gender = said('gender') === '' ? '' : genders[foldText(said('gender'))];
  if (gender === undefined) return { reason: 'Gender must be male, female or other.' };
  try {
    return {
      patient: acceptedPatient(patientFacts(readRequest(PatientRequest, { ...body, dob, gender })), today),
    };
  } catch (error) {
    if (error instanceof DomainError) return { reason: error.message };
    throw error;
  }
}
