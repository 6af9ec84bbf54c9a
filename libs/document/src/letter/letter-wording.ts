import { clockTime, inPlaceOf, type PatientFacts } from '@vouchwell/rules';
import type { Letter, LetterAddendum, LetterFrame } from './letter.ts';

export const LETTER_TITLE = 'Letter of Medical Necessity';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21` → `November 21, 2026`; a text of another form stays as it is. */
export function writtenDate(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  return match && month ? `${month} ${Number(match[3])}, ${Number(match[1])}` : day;
}

/** ISO 8601 in UTC → `November 21, 2026, 07:05:09 MST` on the clocks of an IANA zone. */
export function writtenTime(instant: string, zone = 'UTC'): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const { day, time, zone: name } = clockTime(moment, zone);
  return `${writtenDate(day)}, ${time} ${name}`;
}

export function fullName(patient: Pick<PatientFacts, 'first_name' | 'middle_name' | 'last_name'>): string {
  return [patient.first_name, patient.middle_name, patient.last_name].filter(Boolean).join(' ');
}

const SEX = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** Label and value of what is recorded; what is not recorded leaves no line. */
export function patientLines(patient: PatientFacts): [label: string, value: string][] {
  const lines: [string, string | null][] = [
    ['Patient', fullName(patient)],
    ['Date of birth', patient.dob && writtenDate(patient.dob)],
    ['Sex', patient.gender && SEX[patient.gender]],
    ['MRN', patient.mrn],
    ['Height', patient.height],
    ['Weight', patient.weight],
    ['Phone', patient.phone],
    ['Email', patient.email],
    ['Address', oneLine(patient.address, ', ')],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]?.trim()));
}

/** Where a document is looked up by: its case, note and version. */
export function documentNumber(letter: Letter): string {
  return `Case ${letter.case_id} · Note ${letter.note.id}, version ${letter.note.version}`;
}

/** Unsigned, or signed but shown without its hash: either way not the genuine document. */
export function isDraft(letter: Letter, frame: LetterFrame): boolean {
  return letter.signature === null || frame.document_hash === null;
}

/** Who signed an addendum, for whom and when; the beginning of its hash tells it from any other. */
export function addendumSigned({
  signature,
  signed_for,
  signed_at,
  time_zone,
  hash,
}: LetterAddendum): string {
  const who = signedBy(signature, signed_for);
  return `${who}, ${writtenTime(signed_at, time_zone)} · SHA-256 ${hash.slice(0, 16)}…`;
}

/** Whoever signed for another is never told without saying so. */
export const signedBy = (name: string, signed_for: string | null | undefined): string =>
  `Signed by ${oneLine(name)}${inPlaceOf(signed_for && oneLine(signed_for))}`;

export function oneLine(text: string | null, separator = ' '): string {
  return (text ?? '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(separator);
}
