import { ageOn } from '@vouchwell/rules';
import { counted } from '../../../lib/counted.ts';
import { dayText } from '../../../ui/words/when.tsx';

interface Named {
  first_name: string;
  middle_name?: string | null;
  last_name: string;
}

export function patientName({ first_name, middle_name, last_name }: Named): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** A record number, called one where its own letters do not say so: `MRN 4217`, `MRN-4217`, `MRN not given`. */
export const mrnText = (mrn: string | null | undefined): string =>
  mrn && /^MRN/i.test(mrn) ? mrn : `MRN ${mrn || 'not given'}`;

export const genderLabel = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** `11/02/1950 (76 years)` by today; empty where the day is not known. Both are `YYYY-MM-DD`. */
export function birthText(dob: string | null, today: string): string {
  const age = ageOn(dob, today);
  return dob ? `${dayText(dob)}${age === null ? '' : ` (${counted(age, 'year')})`}` : '';
}
