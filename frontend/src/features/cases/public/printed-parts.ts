import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { typedSignature } from '@vouchwell/rules';

export type PrintedPart = readonly [label: string, ...texts: (string | null)[]];

/** What is typed of a case and stands in its letter, by what each is called where it is typed. */
export function printedParts(
  { patient, diagnoses, items, provider }: Pick<CaseResponse, 'patient' | 'diagnoses' | 'items' | 'provider'>,
  note: string,
): readonly PrintedPart[] {
  return [
    ['First name', patient.first_name],
    ['Middle name', patient.middle_name],
    ['Last name', patient.last_name],
    ['MRN', patient.mrn],
    ['Height', patient.height],
    ['Weight', patient.weight],
    ['Phone', patient.phone],
    ['Email', patient.email],
    ['Address', patient.address],
    ...diagnoses.map(({ code, description }): PrintedPart => [`Diagnosis ${code}`, description]),
    ...items.map((of): PrintedPart => {
      const { item, size, color, length, justification } = of;
      return [`Item “${item}”`, item, size, color, length, justification];
    }),
    ['Provider name', provider?.name ?? null],
    ['Signature', typedSignature(provider?.signature)],
    ['Note', note],
  ];
}

/** The same of whoever signs it, beside what they typed. */
export const partsOfSigner = ({ full_name, username, profile }: SessionUser): readonly PrintedPart[] => [
  ['Your printed name', profile.printed_name ?? full_name ?? username],
  ['Your credentials', profile.credentials],
];
