import type { ProfileRequest, ProfileResponse } from '@vouchwell/contract';
import { fullNameProblem, isDrawnSignature, npiProblem } from '@vouchwell/rules';

/** As the form holds it: what is absent is empty. A drawn signature is a picture, as a data URL; any other is typed. */
export type ProfileValues = Record<keyof ProfileResponse, string>;

export const profileValues = (profile: ProfileResponse): ProfileValues => ({
  printed_name: profile.printed_name ?? '',
  credentials: profile.credentials ?? '',
  npi: profile.npi ?? '',
  signature: profile.signature ?? '',
});

/** What can be said before the server is asked; it says the same. */
export const profileProblems = {
  printed_name: (value: string) => fullNameProblem(value)?.replace('Full name', 'Printed name') ?? null,
  npi: (value: string) => (value.trim() === '' ? null : npiProblem(value.trim())),
};

/** Only what differs: a drawn signature that stays is not sent back. */
export function profileChange(values: ProfileValues, before: ProfileResponse): ProfileRequest {
  const old = profileValues(before);
  const parts = Object.keys(old) as (keyof ProfileResponse)[];
  const changed = parts.filter((part) => values[part].trim() !== old[part]);
  return Object.fromEntries(changed.map((part) => [part, values[part].trim()]));
}

/** To show what differs. */
export const profileText = ({ printed_name, credentials, npi, signature }: ProfileValues): string =>
  [
    `Printed name: ${printed_name || 'none'}`,
    `Credentials: ${credentials || 'none'}`,
    `NPI: ${npi || 'none'}`,
    `Signature: ${isDrawnSignature(signature) ? 'drawn' : signature || 'none'}`,
  ].join('\n');
