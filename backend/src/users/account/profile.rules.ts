import { fullNameProblem, npiProblem } from '@vouchwell/rules';
import { forbidden, invalid } from '../../kernel/basics/problem.ts';
import type { ProfessionalProfile, UserEvent, UserFields } from './user.events.ts';

export const noProfile: ProfessionalProfile = {
  printed_name: null,
  credentials: null,
  npi: null,
  signature: null,
};

const parts = Object.keys(noProfile) as (keyof ProfessionalProfile)[];

/**
 * Fields left out stay as they are; the same again changes nothing. Unlike the provider's of a case, whose NPI is
 * typed from a form that somebody else filled in, a wrong check digit is refused: by the NPI a case finds the account
 * of its provider. @throws DomainError naming the field
 */
export function profileSet(change: Partial<ProfessionalProfile>, before: ProfessionalProfile): UserEvent[] {
  const profile = { ...before, ...change };
  if (parts.every((part) => profile[part] === before[part])) return [];
  const { printed_name, npi } = profile;
  const strange = printed_name === null ? null : fullNameProblem(printed_name);
  if (strange) refuse('printed_name', strange.replace('Full name', 'Printed name'));
  const wrong = npi === null ? null : npiProblem(npi);
  if (wrong) refuse('npi', wrong);
  return [{ type: 'ProfileSet', data: profile }];
}

/** What a payer believes of a signer; the mark that is their signature is their own. */
const vouched = ['printed_name', 'credentials', 'npi'] as const;

/** Nobody says of themselves as whom they sign: another has looked at the licence. @throws DomainError forbidden */
export function ownProfileKept(change: Partial<ProfessionalProfile>, before: ProfessionalProfile): void {
  if (vouched.every((part) => change[part] === undefined || change[part] === before[part])) return;
  throw forbidden(
    'own_profile',
    'You cannot change your own printed name, credentials or NPI. Ask another user who manages users.',
  );
}

/** The full name is printed where no other is set. @throws DomainError forbidden */
export function ownNameKept(
  {
    profile,
    fields,
  }: { readonly profile: ProfessionalProfile; readonly fields: Pick<UserFields, 'full_name'> },
  full_name: string | null,
): void {
  if (profile.printed_name !== null || full_name === fields.full_name) return;
  throw forbidden(
    'own_name',
    'You cannot change your own full name, which is printed as your signature. Ask another user who manages users.',
  );
}

function refuse(field: keyof ProfessionalProfile, message: string): never {
  throw invalid('invalid_profile', message, { [field]: message });
}

/** Whose a signature is: the profile's printed name, else the account's, and the rest of the profile. */
export function signingAs(
  profile: ProfessionalProfile,
  account: { readonly full_name: string | null; readonly username: string },
): ProfessionalProfile & { readonly printed_name: string } {
  return { ...profile, printed_name: profile.printed_name ?? account.full_name ?? account.username };
}

/** As one line: the credentials follow the name. */
export function printedLine({ printed_name, credentials }: ReturnType<typeof signingAs>): string {
  return credentials === null ? printed_name : `${printed_name}, ${credentials}`;
}
