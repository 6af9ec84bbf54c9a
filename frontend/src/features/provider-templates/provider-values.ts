import type { KeptProviderTemplate, ProviderTemplateRequest } from '@vouchwell/contract';
import { fullNameProblem, npiProblem } from '@vouchwell/rules';
import { wholeNumber } from '../../lib/whole-number.ts';

/** As the form holds it: what is absent is empty. */
export interface ProviderValues extends Record<string, unknown> {
  name: string;
  specialty: string;
  credentials: string;
  npi: string;
  address: string;
  phone: string;
  fax: string;
  years_experience: number | string;
  board_certifications: string[];
  is_active: boolean;
}

export const noProvider: ProviderValues = {
  name: '',
  specialty: '',
  credentials: '',
  npi: '',
  address: '',
  phone: '',
  fax: '',
  years_experience: '',
  board_certifications: [],
  is_active: true,
};

export const providerValues = (template: KeptProviderTemplate): ProviderValues => ({
  name: template.name,
  specialty: template.specialty,
  credentials: template.credentials ?? '',
  npi: template.npi,
  address: template.address ?? '',
  phone: template.phone ?? '',
  fax: template.fax ?? '',
  years_experience: template.years_experience ?? '',
  board_certifications: template.board_certifications,
  is_active: template.is_active,
});

/** What can be said before the server is asked; it says the same. */
export const providerProblems = {
  name: (name: string) =>
    name.trim() === '' ? 'Name is required.' : (fullNameProblem(name)?.replace('Full name', 'Name') ?? null),
  specialty: (specialty: string) => (specialty.trim() === '' ? 'Specialty is required.' : null),
  npi: (npi: string) => (npi.trim() === '' ? 'NPI is required.' : npiProblem(npi.trim())),
};

/** A new one is in use: only an edit says so. */
export const providerBody = (values: ProviderValues, isNew: boolean): ProviderTemplateRequest => {
  const { is_active, years_experience, npi, ...said } = values;
  const body = { ...said, npi: npi.trim(), years_experience: wholeNumber(years_experience) };
  return isNew ? body : { ...body, is_active };
};

/** To show what differs, a line for each field. */
export const providerWords = (values: ProviderValues): string =>
  [
    `Name: ${values.name}`,
    `Credentials: ${values.credentials || 'none'}`,
    `Specialty: ${values.specialty}`,
    `NPI: ${values.npi}`,
    `Address: ${values.address || 'none'}`,
    `Phone: ${values.phone || 'none'}`,
    `Fax: ${values.fax || 'none'}`,
    `Years of experience: ${values.years_experience === '' ? 'none' : values.years_experience}`,
    `Board certifications: ${values.board_certifications.join(', ') || 'none'}`,
    values.is_active ? 'Active' : 'Inactive',
  ].join('\n');
