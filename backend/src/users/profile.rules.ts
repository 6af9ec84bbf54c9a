import { fullNameProblem, hasValidCheckDigit } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import type { ProfessionalProfile, UserEvent } from './user.events.ts';

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
  if (npi !== null && !hasValidCheckDigit(npi)) {
    refuse('npi', 'This is no NPI: its check digit is wrong. Compare it with the NPI registry.');
  }
  return [{ type: 'ProfileSet', data: profile }];
}

function refuse(field: keyof ProfessionalProfile, message: string): never {
  throw invalid('invalid_profile', message, { [field]: message });
}

/** As a signature is printed: the profile's name, else the account's, and the credentials after it. */
export function printedName(
  { printed_name, credentials }: Pick<ProfessionalProfile, 'printed_name' | 'credentials'>,
  account: { readonly full_name: string | null; readonly username: string },
): string {
  const name = printed_name ?? account.full_name ?? account.username;
  return credentials === null ? name : `${name}, ${credentials}`;
}
